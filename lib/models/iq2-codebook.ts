/**
 * The codebook of the IQ2_XXS format (`iq2xxs_grid` in ggml, MIT license): 256 groups of eight magnitudes.
 * Each group's eight base-3 digits are packed here into three base-36 characters.
 * https://github.com/ggml-org/ggml
 */
const GROUPS =
  "0003di29014i4i01vi0r00di3r01i04vi1r00mi0901di24i10004i3i04mi3vi1pi0l007i2gi0300pi1gi" +
  "01i3f03si3ji1p00ki07022i0y002i3g01700g01ti0p00bi12i0103ei15i0ei4103a005i2102v008i040" +
  "0qi14000i29i1500ri1ii1ri0n009i3n019i0li03i3fi0t01ou0kc06u22c02c0fu0ou0bc2kc00u15c0ec" +
  "09u4ru05c0zc2cu00c14u0du2mu2vu04u1cc3uc01u46c1pc0ku07c02u1tu01c2ac0jc1zu0063do4i60mo" +
  "24o04o3i637o17o01o3f61p60ko07602o4760161s61160d61560e60w60oo1os0ka06s1ba22a0xs02a16s" +
  "46s0fs1ta0os0ba00s0ea25a05a2ea1qa08a18a48a1ls00a14s0ds04s34s3la0ys01s1pa0ks07a02s2bs" +
  "01a1es25s3ja2da0da00414m1vm3040dm04m1940l43gm13421m0bm3p44j41qm0v400m1w430m10m03m16m" +
  "0kg06y02g1kg00y2iy1cy0hg00g29g07y3lg0py3gg0023dk4i21r23i20l21c20321x21p20kk0722g202k" +
  "0g20124120wk2v20420hk3e20lk1xk0ke06w0xw02e26w45e05e2cw00e3re0mw1yw1tw0ew3dq0982dq2u8" +
  "01q1bq09q0lq";

const GROUP_CHARACTERS = 3;
export const GROUP_WEIGHTS = 8;

/** Eight magnitude codes of group `index` (0–255): 0, 1 and 2 stand for 8, 25 and 43 times the block scale. */
export function groupMagnitudes(index: number): number[] {
  const code = GROUPS.slice(index * GROUP_CHARACTERS, (index + 1) * GROUP_CHARACTERS);
  const digits = Number.parseInt(code, 36).toString(3).padStart(GROUP_WEIGHTS, "0");
  return Array.from(digits, Number);
}
