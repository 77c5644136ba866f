// Copies pdf.js fonts, character maps and wasm to public/, so that browsers load them from our own origin.
import { cpSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

for (const folder of ["cmaps", "standard_fonts", "wasm"]) {
  cpSync(
    path.join(root, "node_modules", "pdfjs-dist", folder),
    path.join(root, "public", "pdfjs", folder),
    { recursive: true },
  );
}
