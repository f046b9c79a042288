"""How Tsukiji Lab is served: the command line, Voilà's configuration and the page template."""
