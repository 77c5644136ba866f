/** A place on an icon, in shares of its side, and how wide what is there is. */
export type Anchor = { x: number; y: number; width: number };

/** Where a head is on an icon that faces left or the viewer. */
export type HeadAnchors = {
  /** Where the lower edge of a hat is, and its tilt in degrees. */
  hat: (Anchor & { tilt: number }) | undefined;
  eyes: Anchor | undefined;
  neck: Anchor | undefined;
};

/**
 * Read off the icons, in hundredths of their side: the middle and width of a hat's lower edge with its tilt, of glasses,
 * and of a scarf; "-" where there is no place for it.
 */
const HEADS = `
cat 41 20 24 -4 | 20 30 30 | 37 56 32
black-cat 38 21 22 -4 | 27 30 28 | 43 52 28
guide-dog 36 16 24 0 | - | -
rabbit 44 41 26 -8 | 33 52 28 | 44 70 26
dog 41 10 34 0 | 40 31 42 | 42 56 38
poodle 41 8 26 -4 | 27 25 24 | 42 46 20
chipmunk 23 27 20 -10 | 16 44 24 | 30 61 22
mouse 40 34 18 -4 | 31 46 26 | 42 63 22
rat 33 34 16 -14 | 26 47 24 | 46 62 20
hedgehog 28 44 22 -24 | 22 58 24 | -
badger 26 47 18 -12 | 16 57 20 | 34 64 20
skunk 24 55 22 0 | 20 68 24 | -
pig 32 22 26 -6 | 30 49 36 | -
turtle 22 41 26 0 | 22 52 32 | 33 73 22
duck 33 9 24 0 | 27 16 24 | 35 42 22
goose 26 6 18 0 | 20 11 18 | 29 36 13
swan 27 12 18 -8 | 17 22 20 | 25 52 20
rooster 31 10 20 -4 | 20 27 22 | 30 46 26
turkey 22 8 16 0 | 20 14 18 | -
snake 38 5 24 6 | 35 14 30 | 38 40 22
lizard 28 7 18 0 | 30 17 22 | -
baby-chick 35 13 30 -4 | 24 28 28 | 33 50 46
hatching-chick 50 11 34 0 | 50 28 40 | 50 52 52
owl 50 14 38 0 | 50 31 60 | 50 54 52
raccoon 18 46 18 -10 | 12 57 20 | 30 62 14
beaver 25 6 24 0 | 20 15 26 | 26 35 34
otter 20 19 22 -16 | 20 26 26 | -
sloth 22 28 24 0 | 24 41 28 | -
monkey 35 15 32 0 | 35 38 36 | 36 60 30
ewe 33 12 34 0 | 28 37 34 | 30 64 26
ram 37 14 28 0 | 29 38 34 | 33 65 24
goat 28 27 18 0 | 20 37 26 | 33 57 20
llama 19 11 11 0 | 13 19 15 | 23 42 14
kangaroo 24 26 12 -10 | 17 31 17 | 29 42 12
deer 32 26 15 0 | 28 33 20 | 36 50 16
cow 28 22 16 0 | 17 33 22 | 34 47 20
ox 20 17 16 -6 | 11 36 20 | -
horse 21 14 14 -14 | 12 29 16 | 29 42 20
zebra 22 8 14 -10 | 16 22 18 | 36 36 20
tiger 20 34 20 -8 | 14 50 22 | 28 66 24
leopard 21 32 18 -8 | 13 42 20 | 27 56 20
gorilla 32 8 26 -8 | 23 28 28 | 33 47 32
orangutan 53 8 24 0 | 57 28 24 | 55 50 26
elephant 27 13 34 -8 | 23 40 28 | -
rhinoceros 37 28 18 0 | 29 54 24 | -
hippopotamus 31 36 24 0 | 26 50 30 | -
giraffe 31 12 15 -6 | 25 18 17 | 41 36 15
bison 30 11 26 -6 | 19 50 26 | -
water-buffalo 27 21 22 0 | 27 41 30 | -
mammoth 36 9 26 -6 | 26 35 24 | -
dragon 24 15 16 -4 | 18 20 18 | -
sauropod 22 6 15 -6 | 24 14 18 | 17 36 14
t-rex 25 17 22 0 | 19 20 20 | 37 40 20
two-hump-camel 27 10 18 0 | 21 22 18 | -
camel 31 9 16 0 | 23 23 18 | 29 46 14
penguin 48 8 30 0 | 42 17 30 | 48 36 38
snowman-without-snow 48 6 24 0 | 50 38 34 | 50 55 34
snowman - | 50 38 34 | 50 55 34
seal 29 12 32 -4 | 30 18 32 | 26 44 42
crocodile - | - | -
flamingo 33 7 17 0 | 30 10 18 | 28 34 12
bird 27 20 26 -4 | 21 34 26 | 25 53 38
black-bird 27 20 26 -4 | 21 34 26 | 25 53 38
dove 27 44 18 -8 | 22 48 18 | 30 60 20
parrot 34 7 26 0 | 27 20 26 | 35 40 32
fish 36 36 20 -24 | 21 53 22 | -
dolphin 31 9 22 -20 | 24 26 24 | -
shark 24 20 20 -6 | 24 29 24 | -
fox 50 27 40 0 | 50 57 52 | -
bear 50 12 46 0 | 50 46 62 | -
polar-bear 50 14 46 0 | 50 37 62 | -
panda 50 12 46 0 | 50 50 62 | -
koala 50 14 46 0 | 50 46 62 | -
lion 50 13 44 0 | 50 38 44 | -
wolf 47 18 40 0 | 47 47 52 | -
hamster 50 18 42 0 | 50 54 56 | -
frog 50 24 46 0 | 50 33 78 | -
moose 50 24 26 0 | 50 53 40 | -
unicorn 43 27 34 -8 | 34 46 28 | -
boar 47 28 28 -6 | 36 45 32 | -
chicken 50 12 34 0 | 36 41 36 | -
man 50 31 88 0 | 50 58 64 | -
woman 50 31 92 0 | 50 58 64 | -
boy 50 31 92 0 | 50 58 64 | -
girl 50 31 92 0 | 50 58 64 | -
child 50 31 94 0 | 50 58 64 | -
person 50 31 94 0 | 50 58 64 | -
old-man 50 27 74 0 | 50 60 62 | -
old-woman 50 30 84 0 | 50 60 62 | -
baby 50 27 74 0 | 50 60 62 | -
princess - | 50 62 66 | -
prince - | 50 62 66 | -
robot 50 31 58 0 | 48 53 60 | -
alien 50 13 62 0 | 50 50 76 | -
ghost 50 9 44 0 | 52 25 48 | -
teddy-bear 46 8 26 0 | 46 26 32 | 46 49 30
scientist 48 18 58 0 | - | -
teacher 48 18 58 0 | - | -
health-worker 48 20 62 0 | 50 43 48 | -
vampire 48 20 62 0 | 50 43 48 | -
zombie 47 18 56 0 | - | -
judge 50 20 64 0 | 48 43 48 | -
cook - | 44 47 44 | -
farmer - | 40 47 44 | -
mage - | 56 55 40 | -
santa-claus - | 50 45 44 | -
police-officer - | 49 46 46 | -
pilot - | 49 46 46 | -
mechanic - | 43 46 44 | -
construction-worker - | 49 47 48 | -
artist - | 47 46 44 | -
student - | 50 45 44 | -
woman-walking 42 10 17 -6 | 36 15 13 | -
man-walking 43 10 17 -6 | 38 15 13 | -
person-walking 43 10 17 -6 | 38 15 13 | -
`;

const ANCHORS: ReadonlyMap<string, HeadAnchors> = new Map(
  HEADS.trim()
    .split("\n")
    .map((line) => {
      const [icon = ""] = line.split(" ", 1);
      const [hat, eyes, neck] = line.slice(icon.length).split("|").map(numbersOf);
      return [
        icon,
        {
          hat: hat && { ...anchorOf(hat), tilt: hat[3] ?? 0 },
          eyes: eyes && anchorOf(eyes),
          neck: neck && anchorOf(neck),
        },
      ];
    }),
);

function numbersOf(text: string): number[] | undefined {
  return text.trim() === "-" ? undefined : text.trim().split(" ").map(Number);
}

function anchorOf([x = 0, y = 0, width = 0]: number[]): Anchor {
  return { x: x / 100, y: y / 100, width: width / 100 };
}

/** Where an icon's head is; undefined for one without. */
export function headAnchors(icon: string): HeadAnchors | undefined {
  return ANCHORS.get(icon);
}
