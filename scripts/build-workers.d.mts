export function bundleWorker(entry: string, outfile: string): Promise<void>;
export function buildWorkers(): Promise<void>;
