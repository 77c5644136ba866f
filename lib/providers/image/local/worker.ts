import sharp from "sharp";

import { compose } from "@/lib/providers/image/local/compose";
import { loadIcons } from "@/lib/providers/image/local/icons";
import type { IllustratorJobs } from "@/lib/providers/image/local/jobs";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<IllustratorJobs>({
  async illustrate(input) {
    const { svg, drawn, missing } = compose(input, loadIcons());
    const bytes = await sharp(Buffer.from(svg), { unlimited: true }).flatten().png().toBuffer();
    return { bytes, drawn, missing };
  },
});
