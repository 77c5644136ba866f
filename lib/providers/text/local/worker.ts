import { readGgufFileInfo, resolveModelFile } from "node-llama-cpp";

import { requantizeGguf } from "@/lib/models/requantize-gguf";
import { completeChat } from "@/lib/providers/text/local/complete-chat";
import { continueDocument } from "@/lib/providers/text/local/continue-document";
import type { TextJobs } from "@/lib/providers/text/local/jobs";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<TextJobs>({
  chat: completeChat,
  continue: continueDocument,
  async inspect({ modelPath }) {
    const { architectureMetadata } = await readGgufFileInfo(modelPath, {
      sourceType: "filesystem",
      readTensorInfo: false,
    });
    const { context_length: contextTokens } = architectureMetadata;
    if (!contextTokens) throw new Error("The file doesn't state its context length.");
    return { contextTokens };
  },
  async requantize({ source, target, sha256 }) {
    await requantizeGguf(source, target, sha256);
    return undefined;
  },
  async resolve({ address, folder }, { emit }) {
    return resolveModelFile(address, {
      directory: folder,
      cli: false,
      onProgress: ({ downloadedSize, totalSize }) =>
        emit({ receivedBytes: downloadedSize, totalBytes: totalSize }),
    });
  },
});
