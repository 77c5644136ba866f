"use client";

/**
 * Puts a PNG on the clipboard.
 *
 * @returns whether it worked: browsers allow it only on https and localhost
 */
export async function copyImage(png: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return false;
  }
}
