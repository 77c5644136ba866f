import { startWorker } from "@/lib/server/worker-process";

await startWorker();
