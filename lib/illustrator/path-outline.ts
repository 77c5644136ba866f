/** Numbers that each command takes. */
const ARGUMENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }),
);
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/iy;
/** Flags of arcs may stand together with what follows: `0 01.5.5`. */
const FLAG = /[\s,]*([01])/y;

/** A closed line. */
export type Outline = readonly Point[];
type Point = readonly [x: number, y: number];

/** Returns the outlines of a path's parts, with curves as two straight lines each. */
export function pathOutlines(data: string): Outline[] {
  const outlines: Point[][] = [];
  let points: Point[] = [];
  let here: Point = [0, 0];
  for (const { name, numbers } of commands(data)) {
    const kind = name.toLowerCase();
    const [x, y] = here;
    const from: Point = name === kind ? here : [0, 0];
    const point = (at: number): Point => [
      from[0] + (numbers[at] ?? 0),
      from[1] + (numbers[at + 1] ?? 0),
    ];
    if (kind === "m") {
      points = [];
      outlines.push(points);
    }
    if (kind === "z") here = points[0] ?? here;
    else if (kind === "h") here = [from[0] + (numbers[0] ?? 0), y];
    else if (kind === "v") here = [x, from[1] + (numbers[0] ?? 0)];
    else here = point(numbers.length - 2);
    if (kind === "c") points.push(middle(x, y, point(0), point(2), here));
    else if (kind === "s") points.push(middle(x, y, [x, y], point(0), here));
    else if (kind === "q") points.push(middle(x, y, point(0), point(0), here));
    points.push(here);
    if (kind === "z") {
      points = [here];
      outlines.push(points);
    }
  }
  return outlines.filter(({ length }) => length > 2);
}

/** The point halfway along a curve. */
function middle(x: number, y: number, first: Point, second: Point, end: Point): Point {
  return [
    (x + 3 * first[0] + 3 * second[0] + end[0]) / 8,
    (y + 3 * first[1] + 3 * second[1] + end[1]) / 8,
  ];
}

function* commands(data: string): Generator<{ name: string; numbers: number[] }> {
  for (const [, letter = "", rest = ""] of data.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const count = ARGUMENTS.get(letter.toLowerCase()) ?? 0;
    let at = 0;
    let name = letter;
    do {
      const numbers: number[] = [];
      while (numbers.length < count) {
        const isFlag = count === 7 && (numbers.length === 3 || numbers.length === 4);
        const pattern = isFlag ? FLAG : NUMBER;
        pattern.lastIndex = at;
        const found = pattern.exec(rest)?.[1];
        if (found === undefined) break;
        numbers.push(Number(found));
        at = pattern.lastIndex;
      }
      if (numbers.length < count) break;
      yield { name, numbers };
      // More numbers after a move are lines.
      if (name === "m") name = "l";
      if (name === "M") name = "L";
    } while (count > 0);
  }
}
