import { type InferenceSession, Tensor } from "onnxruntime-node";

/** RGB, 3 bytes per pixel. */
type Pixels = { rgb: Uint8Array; width: number; height: number };

/**
 * Inpaints holes with MI-GAN. The network works at 512 × 512 and downscales larger input itself.
 *
 * https://openaccess.thecvf.com/content/ICCV2023/html/Sargsyan_MI-GAN_A_Simple_Baseline_for_Image_Inpainting_on_Mobile_Devices_ICCV_2023_paper.html
 *
 * @param knownMask 255 where a pixel is known, 0 where it is to be filled
 * @returns the whole image, RGB, 3 bytes per pixel
 */
export async function runInpainter(
  inpainter: InferenceSession,
  { rgb, width, height }: Pixels,
  knownMask: Uint8Array,
): Promise<Uint8Array> {
  const [image = "", mask = ""] = inpainter.inputNames;
  const outputs = await inpainter.run({
    [image]: new Tensor("uint8", toPlanes(rgb), [1, 3, height, width]),
    [mask]: new Tensor("uint8", knownMask, [1, 1, height, width]),
  });
  const answer = outputs[inpainter.outputNames[0] ?? ""]?.data;
  if (!(answer instanceof Uint8Array)) throw new Error("The inpainting model returned no image.");
  return toPixels(answer);
}

/** Converts interleaved RGB to planar. */
function toPlanes(pixels: Uint8Array): Uint8Array {
  const count = pixels.length / 3;
  const planes = new Uint8Array(pixels.length);
  for (let at = 0; at < count; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      planes[channel * count + at] = pixels[at * 3 + channel] ?? 0;
    }
  }
  return planes;
}

function toPixels(planes: Uint8Array): Uint8Array {
  const count = planes.length / 3;
  const pixels = new Uint8Array(planes.length);
  for (let at = 0; at < count; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at * 3 + channel] = planes[channel * count + at] ?? 0;
    }
  }
  return pixels;
}
