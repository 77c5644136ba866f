"use client";

import type { PlainCode } from "@/lib/tools/qr-generator/plain-code";

export { plainCode } from "@/lib/tools/qr-generator/plain-code";

const PNG_PIXELS = 1024;

export function codeAsSvg({ path, start, side }: PlainCode): Blob {
  const ground = `<path fill="#fff" d="M${start} ${start}h${side}v${side}h${-side}z"/>`;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${PNG_PIXELS}" height="${PNG_PIXELS}" viewBox="${start} ${start} ${side} ${side}" shape-rendering="crispEdges">${ground}<path d="${path}"/></svg>`;
  return new Blob([markup], { type: "image/svg+xml" });
}

/** About 1,024 pixels wide: modules are whole pixels. */
export function codeAsPng({ path, start, side }: PlainCode): Promise<Blob> {
  const scale = Math.max(1, Math.floor(PNG_PIXELS / side));
  const canvas = new OffscreenCanvas(side * scale, side * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Your browser couldn't draw the code. Try again.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(-start, -start);
  context.fillStyle = "#000";
  context.fill(new Path2D(path));
  return canvas.convertToBlob({ type: "image/png" });
}
