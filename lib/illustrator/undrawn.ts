/** Things whose names begin with something else that we would draw: a fire hydrant is no fire. Joined by "-". */
export const UNDRAWN: ReadonlySet<string> = new Set(
  `fire-hydrant fire-escape fire-alarm star-fish sea-star sea-urchin sea-cucumber sea-anemone jelly-bean dragon-fruit
   passion-fruit pepper-mill salt-shaker egg-timer butter-knife bird-bath bird-feeder dog-collar
   dog-leash cat-tree horse-shoe horseshoe rocking-horse sea-monkey snow-globe watch-tower lamp-post phone-booth
   flower-bed water-tower car-wash car-seat door-knob door-bell doorbell egg-cup ice-rink bird-house
   book-shelf bookshelf bookcase moon-cake mooncake ant-hill crab-apple night-stand fish-tank
   fish-bowl telephone-wire telephone-line telephone-pole phone-line phone-wire hand-bag guinea-fowl`.split(
    /\s+/,
  ),
);
