// The line to the kernel. One order goes out at a time; answers come deflated, one after the other.

const PATIENCE = 15_000; // milliseconds without an answer after which the connection counts as lost
const BUSY = 4; // so often as long for a kernel that said it is busy: over a dead line it says no more

async function inflate(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

// What comes in goes to the answer of its name. ``goOn`` is told whether it was a greeting that was
// answered (what was asked before it may be lost), and whether the order was refused.
function connection({ model, answers, greeting, showLost, goOn }) {
  const kernel = model.widget_manager?.kernel;
  let isBusy = false;
  let isLost = false;
  let overdue;
  let asked = 0; // the number of the order under way: what else comes in is no answer to it
  let greets = false;

  function lose(lost) {
    isLost = lost;
    showLost(lost);
  }

  function sendOrder(order) {
    try {
      model.send(order);
    } catch (error) {
      console.warn(error); // nothing goes to a kernel that is gone
      lose(true);
    }
  }
  const send = (what, text = "") => sendOrder({ do: what, text });
  const sendNumbered = (what, text = "") => sendOrder({ do: what, text, number: ++asked });

  // A request or its answer can get lost when the line breaks: then the page begins anew.
  function expectAnswer(times = 1) {
    clearTimeout(overdue);
    overdue = setTimeout(() => {
      if (kernel?.status === "busy" && times < BUSY) return expectAnswer(times + 1);
      lose(true);
      hello();
    }, PATIENCE);
  }

  function ask(what, text) {
    isBusy = true;
    greets = false;
    expectAnswer();
    sendNumbered(what, text);
  }

  function hello() {
    greets = true;
    expectAnswer();
    sendNumbered("hello", greeting(isBusy));
  }

  function done({ number, refused }) {
    if (number !== asked) return;
    clearTimeout(overdue);
    isBusy = false;
    goOn({ isLost: greets, isRefused: refused });
  }

  // Only an answer shows that the game is still there: a kernel that restarted is «connected»
  // again, and knows nothing.
  async function hear(what, packed) {
    const value = await inflate(packed);
    lose(false);
    if (what === "done") return done(value);
    await answers[what](value);
    if (what === "parts") done(value.done);
  }

  let queue = Promise.resolve();
  function receive({ what }, [packed]) {
    queue = queue
      .then(() => hear(what, packed))
      .catch((error) => console.error(error)); // the next message still counts
  }

  const onStatus = (_, status) => {
    if (["restarting", "autorestarting", "terminating", "dead"].includes(status)) lose(true);
  };
  const onLine = () => {
    if (!navigator.onLine) lose(true);
    hello(); // a server on this machine answers even then
  };
  const onConnection = (_, status) => {
    if (status === "connected") hello();
    else lose(true);
  };

  model.on("msg:custom", receive);
  addEventListener("offline", onLine);
  addEventListener("online", onLine);
  kernel?.statusChanged?.connect(onStatus);
  kernel?.connectionStatusChanged?.connect(onConnection);

  function end() {
    model.off("msg:custom", receive);
    removeEventListener("offline", onLine);
    removeEventListener("online", onLine);
    kernel?.statusChanged?.disconnect(onStatus);
    kernel?.connectionStatusChanged?.disconnect(onConnection);
    clearTimeout(overdue);
  }

  return { send, ask, hello, end, isBusy: () => isBusy, isLost: () => isLost };
}
