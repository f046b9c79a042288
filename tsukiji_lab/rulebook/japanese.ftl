# Japanese names of the fish, and how they are read; the same in every language.

japanese_mackerel = 鯖
    .reading = saba
japanese_eel = 鰻
    .reading = unagi
japanese_fugu = 河豚
    .reading = fugu
japanese_octopus = 蛸
    .reading = tako
japanese_takoyaki = たこ焼
    .reading = takoyaki
japanese_red-snapper = 鯛
    .reading = tai
japanese_salmon = 鮭
    .reading = sake
japanese_spider-crab = 高脚蟹
    .reading = takaashigani
japanese_squid = 烏賊
    .reading = ika
japanese_tuna = 鮪
    .reading = maguro
