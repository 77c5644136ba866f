import sharp from "sharp";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { loadIcons } from "@/lib/illustrator/icons";
import type { IllustratorJobs } from "@/lib/illustrator/jobs";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<IllustratorJobs>({
  async illustrate(input) {
    const { svg, drawn, missing } = composeScene(input, loadIcons());
    const bytes = await sharp(Buffer.from(svg), { unlimited: true }).flatten().png().toBuffer();
    return { bytes, drawn, missing };
  },
});
