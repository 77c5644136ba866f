import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { keepOnPlain } from "@/lib/vision/keep-on-plain";

const [WIDTH, HEIGHT] = [400, 300];

/** A wand with a yellow ball on top and its shadow below, a red box beside it, and a strap that reaches in from outside. */
async function product(ground: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#246"/><stop offset="1" stop-color="#eef"/></linearGradient></defs>
    <rect width="400" height="300" fill="${ground}"/><ellipse cx="120" cy="250" rx="70" ry="12" fill="#999"/>
    <rect x="100" y="100" width="40" height="145" fill="#222"/><circle cx="120" cy="80" r="28" fill="#f4d35e"/>
    <rect x="240" y="150" width="60" height="60" fill="#c22"/><rect x="360" y="0" width="20" height="140" fill="#262"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** The wand without its ball. */
function wand() {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 100; y < 245; y += 1) data.fill(255, y * WIDTH + 100, y * WIDTH + 140);
  return { data, width: WIDTH, height: HEIGHT };
}

describe("keepOnPlain", () => {
  it("keeps a thing on white whole, and what stands beside it", async () => {
    const { data } = await keepOnPlain(await product("#fff"), wand());

    const alpha = (x: number, y: number) => data[y * WIDTH + x];
    expect([alpha(120, 80), alpha(120, 180), alpha(270, 180)]).toEqual([255, 255, 255]);
    // Its shadow, what reaches in from outside, and the ground.
    expect([alpha(70, 250), alpha(370, 60), alpha(200, 30)]).toEqual([0, 0, 0]);
  });

  it("keeps no picture on the wall behind a person, and makes only the person whole", async () => {
    const { data } = await keepOnPlain(await product("#fff"), wand(), true);

    const alpha = (x: number, y: number) => data[y * WIDTH + x];
    expect([alpha(120, 80), alpha(120, 180), alpha(270, 180)]).toEqual([255, 255, 0]);
  });

  it("leaves a person's hair soft beside the wall, and no hole in them", async () => {
    const matte = wand();
    const soft = (x: number, y: number) => {
      matte.data[y * WIDTH + x] = 90;
    };
    soft(101, 180);
    soft(120, 180);

    const { data } = await keepOnPlain(await product("#fff"), matte, true);

    expect([data[180 * WIDTH + 101], data[180 * WIDTH + 120]]).toEqual([90, 255]);
  });

  it("leaves a matte alone where the ground has several colors", async () => {
    const matte = wand();
    expect(await keepOnPlain(await product("url(#sky)"), matte)).toBe(matte);
  });
});
