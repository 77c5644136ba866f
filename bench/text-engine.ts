/**
 * Tokens per second of our engine, streaming through its worker, compared with calling node-llama-cpp
 * directly with the same file, prompt and settings; and how much later the first token arrives.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs text-engine`.
 */
import { availableParallelism, homedir } from "node:os";
import path from "node:path";
import { getLlama, LlamaLogLevel } from "node-llama-cpp";

import { TINYLLAMA_Q4 } from "@/lib/models/catalog";
import type { TextJobs } from "@/lib/providers/text/local/jobs";
import { createWorker, workerScript } from "@/lib/workers/create-worker";

const TOKENS = 100;
const ROUNDS = 3;
const DOCUMENT = "Urban beekeeping is the practice of keeping bees in a city. ".repeat(3);

type Round = { firstMs: number; tokensPerSecond: number };

const modelPath = path.join(homedir(), ".cache/atelier/models", TINYLLAMA_Q4.file);
const threads = availableParallelism();

async function createRaw() {
  const llama = await getLlama({
    gpu: false,
    build: "never",
    maxThreads: threads,
    logLevel: LlamaLogLevel.error,
  });
  const model = await llama.loadModel({ modelPath });
  const context = await model.createContext({ contextSize: 2048, threads });
  const sequence = context.getSequence();
  return {
    async run(): Promise<Round> {
      await sequence.clearHistory();
      const startedMs = performance.now();
      let firstMs = 0;
      let count = 0;
      const sampling = { temperature: 0.5, topK: 50, topP: 0.92, minP: 0.06 };
      for await (const _ of sequence.evaluate(model.tokenize(DOCUMENT), sampling)) {
        firstMs ||= performance.now() - startedMs;
        count += 1;
        if (count === TOKENS) break;
      }
      return rate(startedMs, firstMs, count);
    },
    close: () => llama.dispose(),
  };
}

function createOurs() {
  const worker = createWorker<TextJobs>({
    name: "The writing model",
    script: workerScript("text-local"),
    maxMemoryBytes: 2 * 1024 ** 3,
    idleExitMs: 60_000,
  });
  return {
    /** Each round starts with a different prefix, so that no KV cache can be reused. */
    async run(round: number): Promise<Round> {
      const startedMs = performance.now();
      let firstMs = 0;
      let count = 0;
      await worker.run(
        "continue",
        {
          model: { modelPath, threads, contextTokens: 2048, sequences: 3, gpu: false },
          turns: undefined,
          document: `${round} ${DOCUMENT}`,
          maxTokens: TOKENS,
          candidates: 1,
          stops: [],
          avoid: [],
          temperature: 0.5,
        },
        {
          signal: new AbortController().signal,
          silenceTimeoutMs: 120_000,
          onEvent(text) {
            if (!text) return;
            firstMs ||= performance.now() - startedMs;
            count += 1;
          },
        },
      );
      return rate(startedMs, firstMs, Math.max(count, TOKENS));
    },
    close: () => worker.close(),
  };
}

function rate(startedMs: number, firstMs: number, count: number): Round {
  const seconds = (performance.now() - startedMs - firstMs) / 1000;
  return { firstMs, tokensPerSecond: (count - 1) / seconds };
}

const best = (rounds: Round[]) => ({
  tokensPerSecond: Math.max(...rounds.map((round) => round.tokensPerSecond)),
  firstMs: Math.min(...rounds.map((round) => round.firstMs)),
});

const raw = await createRaw();
const ours = createOurs();
await raw.run();
await ours.run(0);
const rounds: { raw: Round[]; ours: Round[] } = { raw: [], ours: [] };
for (let round = 1; round <= ROUNDS; round += 1) {
  rounds.raw.push(await raw.run());
  rounds.ours.push(await ours.run(round));
}
const [rawBest, oursBest] = [best(rounds.raw), best(rounds.ours)];
console.table({ raw: rawBest, ours: oursBest });
console.log(`ratio ${(oursBest.tokensPerSecond / rawBest.tokensPerSecond).toFixed(3)}`);
console.log(`first token ${(oursBest.firstMs - rawBest.firstMs).toFixed(0)} ms later`);
await ours.close();
await raw.close();
