/**
 * Icons that are drawn for exactly what they are called, beside those in `icon-vocabulary.ts`: names of the icon set
 * without those of signs, faces, hands, and everything whose name means something else in a description. Written down,
 * so that a page knows what can be drawn without loading 25 MB.
 */
export const ICON_NAMES: ReadonlySet<string> = new Set(
  `1st-place-medal 2nd-place-medal 3rd-place-medal abacus accordion adhesive-bandage admission-tickets
   aerial-tramway airplane alembic alien alien-monster ambulance american-football amphora anchor ant
   articulated-lorry artist artist-palette astronaut auto-rickshaw automobile avocado axe baby baby-angel
   baby-bottle baby-chick bacon badger badminton bagel baguette-bread balance-scale ballet-dancer ballet-shoes
   balloon banana banjo bank barber-pole baseball basket basketball bat bathtub battery beach-with-umbrella beans
   bear bearded-person beaver bed beer-mug beetle bell bell-pepper bell-with-slash bellhop-bell bento-box
   beverage-box bicycle bikini billed-cap biohazard bird birthday-cake bison black-bird black-cat black-nib blossom
   blowfish blue-book blueberries boar bomb books boomerang bouquet bowl-with-spoon bowling boxing-glove boy bread
   brick bricks bride-with-veil bridge-at-night briefcase briefs broccoli broom brown-mushroom bubble-tea bubbles
   bucket bug building-construction bullet-train burrito bus bus-stop butter butterfly cactus calendar camel camera
   camera-with-flash camping candle candy canned-food canoe card-file-box card-index card-index-dividers
   carousel-horse carp-streamer carpentry-saw carrot castle cat chains chair cheese-wedge cherries cherry-blossom
   chess-pawn chestnut chicken child chipmunk chocolate-bar chopsticks christmas-tree church cigarette cinema
   circus-tent cityscape cityscape-at-dusk clamp clapper-board classical-building clinking-beer-mugs
   clinking-glasses clipboard closed-book closed-umbrella cloud-with-lightning cloud-with-rain cloud-with-snow
   clutch-bag coat cockroach cocktail-glass coconut coffin coin comet compass computer-disk computer-mouse
   confetti-ball construction-worker control-knobs convenience-store cook cooked-rice cookie coral couch-and-lamp
   cow crab crayon credit-card cricket cricket-game crocodile croissant crossed-swords crown crutch crystal-ball
   cucumber cup-with-straw cupcake curling-stone currency-exchange curry-rice custard cut-of-meat cyclone dagger
   dango deciduous-tree deer delivery-truck department-store derelict-house desert desert-island desktop-computer
   detective diving-mask diya-lamp dna dodo dog dolphin donkey door doughnut dove dragon dress drum duck dumpling
   dvd e-mail eagle ear-of-corn egg eggplant electric-plug elephant elevator elf empty-nest envelope eraser
   evergreen-tree ewe factory factory-worker fairy falafel fallen-leaf farmer fax-machine feather ferris-wheel
   ferry field-hockey file-cabinet file-folder film-frames film-projector fire fire-engine fire-extinguisher
   firecracker firefighter fireworks fish fishing-pole flamingo flashlight flat-shoe flatbread fleur-de-lis
   floppy-disk flower-playing-cards flute fly flying-disc flying-saucer fondue footprints fork-and-knife
   fortune-cookie fountain fountain-pen four-leaf-clover fox framed-picture french-fries fried-shrimp frog
   fuel-pump funeral-urn game-die garlic gear gem-stone genie ghost ginger-root giraffe girl glass-of-milk glasses
   globe-showing-americas globe-with-meridians gloves glowing-star goal-net goat goblin goggles goose gorilla
   graduation-cap grapes grasshopper green-apple green-book green-salad guard guide-dog guitar hairy-creature
   hamburger hammer hammer-and-pick hammer-and-wrench hamsa hamster harp hatching-chick headphone headstone
   health-worker hedgehog helicopter herb hibiscus high-heeled-shoe high-speed-train high-voltage hiking-boot
   hindu-temple hippopotamus honey-pot honeybee hook horizontal-traffic-light horse horse-racing hospital
   hot-beverage hot-dog hot-pepper hot-springs hotel hourglass hourglass-done hourglass-not-done house
   house-with-garden houses hut hyacinth ice-cream ice-cube ice-hockey ice-skate identification-card inbox-tray
   incoming-envelope jack-o-lantern japanese-castle japanese-dolls japanese-post-office jar jeans jellyfish jigsaw
   joystick judge kaaba kangaroo key keyboard kick-scooter kimono kitchen-knife kite kiwi-fruit knot koala lab-coat
   lacrosse ladder lady-beetle laptop laptop-computer leafless-tree leafy-green ledger lemon light-bulb light-rail
   lighthouse lime linked-paperclips lion lipstick lizard llama lobster locked-with-key locked-with-pen locomotive
   lollipop long-drum lotion-bottle lotus love-hotel love-letter low-battery luggage mage magic-wand magnet mammoth
   man mango mans-shoe manual-wheelchair map-of-japan maple-leaf maracas martial-arts-uniform meat-on-bone mechanic
   mechanical-arm mechanical-leg megaphone melon memo men-wrestling menorah mermaid merman merperson meteor metro
   microbe microphone microscope military-helmet military-medal milky-way minibus mirror mirror-ball moai
   mobile-phone mobile-phone-off monarch-butterfly money-bag money-with-wings monkey monorail moose mosque mosquito
   motor-boat motor-scooter motorcycle motorized-wheelchair motorway mount-fuji mouse mouse-trap movie-camera
   mrs-claus mushroom musical-keyboard musical-note musical-notes musical-score nail-polish national-park
   nazar-amulet necktie nest-with-eggs nesting-dolls night-with-stars ninja notebook nut-and-bolt octopus oden
   office-building office-worker ogre oil-drum old-key old-man old-woman olive open-book open-file-folder
   optical-disk orange-book orangutan orca otter outbox-tray owl oyster package page-facing-up page-with-curl pager
   paintbrush palm-tree pancakes panda paperclip parachute parrot party-popper passenger-ship paw-prints pea-pod
   peach peacock peanuts pear pen pencil penguin people-wrestling performing-arts petri-dish phoenix pick pickle
   pickup-truck pie pig pig-nose pill pilot pinata pine-decoration pineapple ping-pong pistol pizza
   playground-slide plunger polar-bear police-car police-car-light police-officer poodle pool-8-ball popcorn
   post-office postal-horn postbox pot-of-food potato potted-plant poultry-leg prayer-beads pretzel prince princess
   printer probing-cane purse pushpin puzzle-piece rabbit raccoon racing-car radio radioactive railway-car
   railway-track ram rat razor red-apple red-envelope red-paper-lantern reminder-ribbon rescue-workers-helmet
   revolving-hearts rhinoceros ribbon rice-ball rice-cracker ring ring-buoy ringed-planet roasted-sweet-potato
   robot rock rocket roll-of-paper rolled-up-newspaper roller-coaster roller-skate rooster root-vegetable rose
   rosette round-pushpin rugby-football running-shirt running-shoe safety-pin safety-vest sailboat sake salt
   sandwich santa-claus sari satellite satellite-antenna sauropod saxophone scarf school school-backpack scientist
   scissors screwdriver scroll seal seat seedling service-dog sewing-needle shamrock shark shaved-ice sheaf-of-rice
   shield shinto-shrine ship shooting-star shopping-bags shopping-cart shortcake shorts shovel shower shrimp singer
   skateboard skier skis skull skull-and-crossbones skunk sled slot-machine sloth small-airplane snail snake
   snowboarder snowman snowman-without-snow soap soccer-ball socks soft-ice-cream softball spaghetti sparkler
   speedboat spider spider-web spiral-calendar spiral-notepad spiral-shell sponge spoon sport-utility-vehicle
   sports-medal spouting-whale squeeze-bottle squid stadium star statue-of-liberty steaming-bowl stethoscope
   stopwatch straight-ruler strawberry student studio-microphone stuffed-flatbread sun-behind-cloud sunflower
   sunglasses superhero supervillain sushi suspension-railway swan swim-brief synagogue syringe t-rex t-shirt taco
   takeout-box tamale tanabata-tree taxi teacher teapot technologist teddy-bear telephone telephone-receiver
   telescope television tennis tent test-tube thermometer thong-sandal thread ticket tiger toilet tokyo-tower
   tomato toolbox toothbrush tornado trackball tractor train tram tram-car treasure-chest triangular-ruler
   trident-emblem troll trolleybus trombone trophy tropical-drink tropical-fish trumpet tulip tumbler-glass turkey
   turtle two-hearts two-hump-camel umbrella umbrella-on-ground unicorn vampire vertical-traffic-light video-camera
   video-game videocassette violin volcano volleyball waffle wastebasket watch water-buffalo water-pistol
   water-wave watermelon wavy-dash whale wheel white-cane white-flower wilted-flower wind-chime window wine-glass
   wing wolf woman womans-boot womans-clothes womans-flat-shoe womans-hat womans-sandal women-wrestling wood
   world-map worm wrapped-gift wrench yarn yin-yang yo-yo zebra zombie`.split(/\s+/),
);
