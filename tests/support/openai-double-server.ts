import { startOpenAiDouble } from "./openai-double";

/** The model double as a process: listens on `OPENAI_DOUBLE_PORT` until terminated. */
const double = await startOpenAiDouble({ port: Number(process.env.OPENAI_DOUBLE_PORT ?? 4399) });

process.stdout.write(`${double.url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void double.close().then(() => process.exit(0)));
}
