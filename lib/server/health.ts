import "server-only";

import { pingDatabase } from "@/db/queries/ping";
import { isDraining } from "@/lib/api/drain";
import { logger } from "@/lib/core/logger";
import { getEmbeddings, getImage, getPictures, getText, getVision } from "@/lib/providers";
import { getConnection } from "@/lib/providers/database";

/** Live: the process answers. Ready: it can take product calls. Engines may still fetch weights. */
export async function readHealth() {
  const text = getText();
  const embeddings = getEmbeddings();
  const vision = getVision();
  const image = getImage();
  const database = await readDatabase();
  return {
    live: true,
    ready: database.state === "ready" && !isDraining(),
    draining: isDraining(),
    database,
    engines: {
      text: { ...text.engine, status: text.status() },
      embeddings: { ...embeddings.engine, status: embeddings.status() },
      image: { ...image.engine, status: { state: "ready" as const } },
      cutOut: { ...vision.engines.cutOut, status: vision.status("cutOut") },
      erase: { ...vision.engines.erase, status: vision.status("erase") },
    },
    queues: {
      text: text.queue(),
      embeddings: embeddings.queue(),
      image: image.queue(),
      pictures: getPictures().queue(),
      vision: vision.queue(),
    },
  };
}

async function readDatabase() {
  try {
    const { db, kind } = await getConnection();
    await pingDatabase(db);
    return { kind, state: "ready" as const };
  } catch (error) {
    logger.error({ error }, "the database does not answer");
    return { state: "failed" as const };
  }
}
