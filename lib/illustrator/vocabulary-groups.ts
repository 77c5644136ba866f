import type { FigureKind, SceneLocation } from "@/lib/illustrator/scene";

type VocabularyGroup = {
  kind: FigureKind;
  height: number;
  home: SceneLocation;
  /**
   * Words separated by spaces, phrases joined by "-"; `word=icon` where the icon has another name, `word~icon` where it
   * shows something that is only like it.
   */
  words: string;
};

/** The subjects known by name, with their approximate size. Named after icons of the set. */
export const VOCABULARY_GROUPS: readonly VocabularyGroup[] = [
  {
    kind: "animal",
    height: 0.15,
    home: "meadow",
    words:
      "mouse rat hamster hedgehog squirrel~chipmunk chipmunk frog toad~frog newt~lizard salamander~lizard lizard gecko~lizard chick=baby-chick baby-chick hatching-chick snail ant ladybug=lady-beetle ladybird=lady-beetle beetle caterpillar=bug worm spider cricket grasshopper=cricket mole~badger",
  },
  {
    kind: "animal",
    height: 0.24,
    home: "meadow",
    words:
      "cat kitten~cat kitty=cat black-cat rabbit bunny=rabbit hare~rabbit dog puppy~dog pup~dog poodle terrier~dog dachshund~dog collie~dog labrador~dog retriever~dog beagle~dog spaniel~dog bulldog~dog corgi~dog chihuahua~dog dalmatian~dog sheepdog~dog guinea-pig~hamster ferret~otter tomcat~cat tabby~cat hen~chicken chicken rooster cock~rooster turkey duck duckling~duck goose swan turtle tortoise~turtle snake badger skunk pig piglet~pig fox lamb~ewe",
  },
  {
    kind: "animal",
    height: 0.26,
    home: "forest",
    words: "owl raccoon beaver otter sloth koala monkey ape~monkey chimpanzee~monkey wolf",
  },
  {
    kind: "animal",
    height: 0.38,
    home: "meadow",
    words:
      "sheep=ewe ewe ram goat llama alpaca~llama kangaroo deer fawn~deer stag~deer cow calf~cow bull~ox ox donkey horse pony~horse foal~horse stallion~horse unicorn peacock zebra hyena~wolf",
  },
  {
    kind: "animal",
    height: 0.4,
    home: "forest",
    words:
      "bear panda lion lioness~lion tiger leopard cheetah~leopard jaguar~leopard panther~leopard gorilla orangutan boar moose elk~moose reindeer~deer",
  },
  {
    kind: "animal",
    height: 0.54,
    home: "meadow",
    words:
      "elephant rhino=rhinoceros rhinoceros hippo=hippopotamus hippopotamus giraffe bison buffalo=water-buffalo mammoth dragon dinosaur=sauropod sauropod brontosaurus=sauropod t-rex trex=t-rex tyrannosaurus=t-rex",
  },
  {
    kind: "animal",
    height: 0.4,
    home: "desert",
    words: "camel=two-hump-camel dromedary=camel scorpion",
  },
  {
    kind: "animal",
    height: 0.3,
    home: "snow",
    words:
      "penguin polar-bear snowman=snowman-without-snow seal sea-lion~seal king-penguin~penguin emperor-penguin~penguin walrus~seal husky~dog",
  },
  {
    kind: "animal",
    height: 0.3,
    home: "lake",
    words: "crocodile alligator~crocodile flamingo heron~flamingo",
  },
  {
    kind: "animal",
    height: 0.18,
    home: "beach",
    words: "crab lobster shell=spiral-shell seashell=spiral-shell",
  },
  {
    kind: "flyer",
    height: 0.14,
    home: "meadow",
    words:
      "butterfly moth~butterfly bee=honeybee honeybee bumblebee~honeybee dragonfly~butterfly mosquito fly firefly~glowing-star",
  },
  {
    kind: "flyer",
    height: 0.2,
    home: "meadow",
    words:
      "bird dove pigeon~dove seagull~dove gull~dove sparrow~bird crow=black-bird raven~black-bird blackbird=black-bird robin~bird parrot eagle hawk~eagle falcon~eagle bat hummingbird~bird phoenix",
  },
  {
    kind: "swimmer",
    height: 0.2,
    home: "underwater",
    words:
      "fish goldfish~fish tropical-fish clownfish~tropical-fish pufferfish=blowfish blowfish shrimp squid jellyfish octopus seahorse~tropical-fish",
  },
  {
    kind: "swimmer",
    height: 0.42,
    home: "underwater",
    words: "whale dolphin shark orca mermaid merman submarine",
  },
  {
    kind: "person",
    height: 0.48,
    home: "meadow",
    words:
      "man woman boy girl child kid=child person people=person lady=woman gentleman=man guy=man human=person friend=person mother=woman mom=woman father=man dad=man grandmother=old-woman grandma=old-woman grandfather=old-man grandpa=old-man old-woman old-man old-lady=old-woman baby toddler~baby princess prince queen~princess king~prince knight~person wizard=mage witch~mage sorcerer=mage mage elf fairy genie vampire zombie superhero hero=superhero santa=santa-claus santa-claus ninja samurai~person detective guard soldier~person police-officer policeman=police-officer policewoman=police-officer grandchild~child firefighter fireman=firefighter pilot farmer cook chef=cook baker~cook artist painter=artist singer musician~singer judge mechanic engineer~construction-worker builder=construction-worker worker~construction-worker doctor=health-worker nurse~health-worker skier snowboarder dancer=woman-dancing ballerina=ballet-dancer surfer=person-surfing swimmer=person-swimming runner=person-running cyclist=person-biking climber=person-climbing monk~person-in-lotus-position bride=person-with-veil jockey=horse-racing ghost alien robot android=robot pirate~person cowboy~person gnome~elf explorer~person-walking hiker~person-walking traveler~person-walking traveller~person-walking husband~man wife~woman brother~man sister~woman uncle~man aunt~woman son~boy daughter~girl grandson~boy granddaughter~girl boyfriend~man girlfriend~woman nephew~boy niece~girl king~prince emperor~prince empress~princess duke~man duchess~woman priest~man nun~woman bishop~man pope~man waiter~man waitress~woman fisherman~man fisherwoman~woman businessman~man businesswoman~woman mailman~man postman~man salesman~man actor~man actress~woman gladiator~man geisha~woman viking~person sailor~person lawyer~person barber~person butcher~person gardener~person carpenter~person blacksmith~person journalist~person photographer~person writer~person poet~person drummer~person guitarist~person pianist~person violinist~person athlete~person boxer~person wrestler~person skater~person gymnast~person librarian~person thief~person spy~person hunter~person archer~person warrior~person fighter~person shepherd~person sheriff~person driver~person plumber~person electrician~person lifeguard~person model~person tourist~person neighbor~person teenager~person adult~person twin~person peasant~person beggar~person clown~person magician~mage acrobat~person juggler~person-juggling president~person boss~person manager~person tailor~person merchant~person captain~person diver~person racer~person player~person reader~person listener~person visitor~person stranger~person citizen~person villager~person crowd~person audience~person team~person tribe~person barista~person dentist~health-worker surgeon~health-worker vet~health-worker paramedic~health-worker programmer~person scholar~person philosopher~person inventor~scientist chemist~scientist physicist~scientist biologist~scientist druid~mage warlock~mage goddess~woman god~man angel~person demon~person caveman~man giant~person hermit~old-man pilgrim~person-walking wanderer~person-walking nomad~person-walking rider~person bishop~man newborn~baby infant~baby kiddo~child schoolboy~boy schoolgirl~girl schoolchild~child pupil~child couple=man family=man",
  },
  {
    kind: "person",
    height: 0.42,
    home: "room",
    words: "scientist teacher student professor=teacher",
  },
  {
    kind: "person",
    height: 0.42,
    home: "space",
    words: "astronaut cosmonaut=astronaut spaceman=astronaut",
  },
  {
    kind: "plant",
    height: 0.22,
    home: "meadow",
    words:
      "flower=blossom orchid~hibiscus daffodil~blossom peony~hibiscus dahlia~hibiscus carnation~rose marigold~sunflower rose tulip sunflower daisy~blossom blossom hibiscus bouquet hyacinth lotus water-lily=lotus lily~lotus poppy~hibiscus lavender~hyacinth mushroom toadstool=mushroom clover=four-leaf-clover herb wheat=sheaf-of-rice seedling sprout=seedling plant=potted-plant potted-plant pumpkin~jack-o-lantern rock stone=rock boulder=rock bush~potted-plant log=wood",
  },
  {
    kind: "plant",
    height: 0.09,
    home: "meadow",
    words: "leaf=maple-leaf maple-leaf fallen-leaf",
  },
  { kind: "plant", height: 0.3, home: "desert", words: "cactus" },
  {
    kind: "object",
    height: 0.16,
    home: "meadow",
    words:
      "blanket picnic-blanket=blanket mat plate flower-pot plant-pot=flower-pot pot=flower-pot",
  },
  {
    kind: "tree",
    height: 0.58,
    home: "meadow",
    words:
      "tree=deciduous-tree oak~deciduous-tree maple~deciduous-tree birch~deciduous-tree apple-tree~deciduous-tree orange-tree~deciduous-tree lemon-tree~deciduous-tree pear-tree~deciduous-tree peach-tree~deciduous-tree plum-tree~deciduous-tree fig-tree~deciduous-tree olive-tree~deciduous-tree lime-tree~deciduous-tree willow~deciduous-tree",
  },
  {
    kind: "tree",
    height: 0.6,
    home: "forest",
    words:
      "pine=evergreen-tree fir=evergreen-tree evergreen-tree pine-tree=evergreen-tree fir-tree=evergreen-tree bamboo~pine-decoration christmas-tree bare-tree=leafless-tree leafless-tree",
  },
  {
    kind: "tree",
    height: 0.58,
    home: "beach",
    words: "palm=palm-tree palm-tree coconut-tree=palm-tree",
  },
  {
    kind: "building",
    height: 0.55,
    home: "meadow",
    words:
      "house home=house cottage=house-with-garden cabin=log-cabin log-cabin lodge~log-cabin hut barn~house farmhouse~house farm~house-with-garden villa~house castle palace~castle fortress=castle tower~castle church chapel~church cathedral~church mosque synagogue windmill school hospital hotel factory temple~classical-building ruin~classical-building museum~classical-building pagoda~japanese-castle japanese-castle shrine=shinto-shrine torii=shinto-shrine tent circus=circus-tent circus-tent carousel=carousel-horse ferris-wheel rollercoaster=roller-coaster roller-coaster fountain bank shop store=department-store cafe~shop restaurant~shop bakery~shop coffee-shop~shop coffee-house~shop tea-house~shop book-shop~shop book-store~shop bookstore~shop flower-shop~shop toy-shop~shop toy-store~shop candy-shop~shop candy-store~shop pet-shop~shop barber-shop~shop gift-shop~shop ice-cream-shop~shop grocery-store~shop supermarket~shop convenience-store pharmacy~shop stadium moai bridge village=houses",
  },
  { kind: "building", height: 0.62, home: "beach", words: "lighthouse" },
  {
    kind: "building",
    height: 0.66,
    home: "city",
    words:
      "skyscraper=office-building office-building building=office-building apartment~office-building eiffel-tower tokyo-tower statue-of-liberty statue~statue-of-liberty",
  },
  { kind: "building", height: 0.6, home: "mountains", words: "volcano mount-fuji" },
  {
    kind: "vehicle",
    height: 0.32,
    home: "street",
    words:
      "car=automobile automobile taxi cab=taxi van~sport-utility-vehicle jeep~sport-utility-vehicle suv=sport-utility-vehicle police-car ambulance racing-car race-car=racing-car sports-car~racing-car motorcycle motorbike=motorcycle scooter=motor-scooter moped~motor-scooter vespa~motor-scooter bicycle bike=bicycle skateboard kick-scooter",
  },
  {
    kind: "vehicle",
    height: 0.4,
    home: "street",
    words:
      "bus truck=delivery-truck lorry=delivery-truck pickup=pickup-truck fire-engine fire-truck=fire-engine tram trolley~tram tractor",
  },
  {
    kind: "vehicle",
    height: 0.44,
    home: "mountains",
    words: "train=locomotive steam-train=locomotive locomotive high-speed-train metro subway=metro",
  },
  {
    kind: "boat",
    height: 0.44,
    home: "sea",
    words:
      "boat=sailboat sailboat yacht~sailboat ship ferry cruise-ship=passenger-ship pirate-ship~sailboat speedboat motorboat=motor-boat fishing-boat~motor-boat",
  },
  {
    kind: "boat",
    height: 0.3,
    home: "lake",
    words: "canoe rowboat~canoe kayak~canoe rower=person-rowing-boat",
  },
  {
    kind: "flyer",
    height: 0.26,
    home: "sky",
    words:
      "airplane plane=airplane aeroplane=airplane jet~airplane biplane~small-airplane helicopter parachute hot-air-balloon kite drone~helicopter zeppelin~hot-air-balloon balloon",
  },
  {
    kind: "flyer",
    height: 0.36,
    home: "space",
    words:
      "rocket spaceship~rocket spacecraft~rocket starship~rocket ufo=flying-saucer flying-saucer satellite planet=ringed-planet saturn=ringed-planet earth=globe-showing-europe-africa globe=globe-showing-europe-africa comet meteor~comet asteroid~rock galaxy=milky-way",
  },
  {
    kind: "food",
    height: 0.22,
    home: "table",
    words:
      "apple=red-apple green-apple banana orange=tangerine tangerine lemon lime pear peach cherry=cherries strawberry grape=grapes watermelon melon pineapple mango kiwi=kiwi-fruit blueberry=blueberries coconut avocado tomato carrot potato corn=ear-of-corn pepper=bell-pepper broccoli cucumber onion garlic eggplant lettuce=leafy-green egg bread baguette=baguette-bread croissant bagel pretzel pancake=pancakes waffle cheese=cheese-wedge meat=cut-of-meat steak=cut-of-meat bacon burger=hamburger hamburger pizza hot-dog fries=french-fries sandwich taco burrito sushi ramen=steaming-bowl noodle~steaming-bowl soup=steaming-bowl spaghetti pasta=spaghetti rice=cooked-rice salad=green-salad dumpling cake=birthday-cake birthday-cake cupcake muffin~cupcake pie doughnut donut=doughnut cookie biscuit=cookie chocolate=chocolate-bar candy lollipop honey=honey-pot ice-cream=soft-ice-cream sundae=ice-cream popcorn coffee=hot-beverage cup=teacup-without-handle mug=hot-beverage tea=teacup-without-handle teacup=teacup-without-handle tea-cup=teacup-without-handle teapot wine=wine-glass red-wine=wine-glass beer=beer-mug cocktail=cocktail-glass juice=beverage-box milk=glass-of-milk champagne=bottle-with-popping-cork bottle~bottle-with-popping-cork bowl=bowl-with-spoon",
  },
  {
    kind: "object",
    height: 0.2,
    home: "table",
    words:
      "book=closed-book stack-of-books=books pile-of-books=books open-book candle lamp~light-bulb chandelier~candle light-bulb lightbulb=light-bulb clock=mantelpiece-clock alarm-clock watch hourglass=hourglass-not-done camera phone=mobile-phone smartphone=mobile-phone laptop keyboard pen pencil paintbrush palette=artist-palette vase jar key crown ring diamond=gem-stone gem=gem-stone jewel=gem-stone crystal=gem-stone crystal-ball potion~alembic wand=magic-wand gift=wrapped-gift present=wrapped-gift teddy-bear doll~nesting-dolls ball~soccer-ball soccer-ball football=soccer-ball basketball tennis-ball=tennis hat~top-hat top-hat party-hat birthday-hat=party-hat santa-hat christmas-hat=santa-hat cowboy-hat wizard-hat witch-hat=wizard-hat winter-hat=knit-hat wool-hat=knit-hat knit-hat beanie=knit-hat straw-hat=womans-hat sun-hat=womans-hat cap=billed-cap baseball-cap=billed-cap flower-crown bow-tie bowtie=bow-tie tie=necktie tiara~crown glasses sunglasses shoe=running-shoe boot=hiking-boot heart=red-heart letter=envelope map=world-map compass telescope microscope magnet puzzle=puzzle-piece dice=game-die trophy medal=sports-medal scissors feather coin skull mirror microphone=studio-microphone magnifying-glass=left-pointing-magnifying-glass",
  },
  {
    kind: "object",
    height: 0.36,
    home: "room",
    words:
      "chair sofa=couch-and-lamp couch=couch-and-lamp armchair bed bathtub television tv=television computer=desktop-computer guitar violin cello~violin viola~violin fiddle~violin ukulele~guitar clarinet~saxophone oboe~saxophone trombone trumpet saxophone drum accordion harp banjo piano~musical-keyboard gramophone~radio radio window door fireplace telephone suitcase=luggage luggage backpack easel~framed-picture painting=framed-picture",
  },
  {
    kind: "object",
    height: 0.3,
    home: "meadow",
    words:
      "umbrella lantern=red-paper-lantern sword~dagger swords=crossed-swords shield bow=ribbon bow-and-arrow bow-and-arrows=bow-and-arrow cannon~bomb treasure=treasure-chest treasure-chest chest=treasure-chest campfire=fire fire bonfire=fire flame=fire nest=empty-nest anchor wheel basket cage=birdcage birdcage bird-cage=birdcage box=open-box cardboard-box=open-box bucket brick-wall=brick fence picket-fence=fence branch tree-branch=branch twig=branch swing~seat bench basketball-hoop~basketball tombstone=headstone grave=headstone jack-o-lantern mailbox=postbox postbox flag=triangular-flag surfboard~person-surfing sled satellite-antenna fishing-rod=fishing-pole ladder axe hammer trumpet bell firework~sparkler",
  },
];
