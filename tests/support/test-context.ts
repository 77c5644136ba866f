import { uuidv7 } from "uuidv7";
import { getPorts } from "@/lib/providers";
import type { User } from "@/lib/providers/auth/port";
import type { RunContext } from "@/lib/providers/context";
import { getDatabase } from "@/lib/providers/database";
import type { TextPort } from "@/lib/providers/text/port";
import { wordEmbeddings } from "@/tests/support/embeddings";

export const TEST_ENGINE = { id: "test/engine", name: "Test engine", builtIn: false };

/** A context on the real database, for a new unique user. */
export async function createTestContext(
  parts: Partial<Omit<RunContext, "user" | "text">> & {
    user?: Partial<User>;
    text?: Partial<TextPort>;
  } = {},
): Promise<RunContext> {
  const user: User = {
    id: `user_${uuidv7()}`,
    name: "Test Person",
    imageUrl: null,
    plan: "free",
    ...parts.user,
  };
  return {
    db: await getDatabase(),
    ...getPorts(),
    embeddings: wordEmbeddings(),
    video: { read: () => Promise.reject(new Error("This test did not expect a video.")) },
    now: () => new Date(),
    textTimeoutMs: 10_000,
    signal: new AbortController().signal,
    storedFileIds: [],
    runId: uuidv7(),
    assertOurs: () => {},
    nextCreationId: () => uuidv7(),
    tokens: () => ({}),
    progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
    ...parts,
    user,
    text: textPort(parts.text ?? {}),
  };
}

/** A text port that throws in every method that isn't provided. */
function textPort(methods: Partial<TextPort>): TextPort {
  const unexpected = () => {
    throw new Error("This test did not expect the model to be asked.");
  };
  return {
    engine: TEST_ENGINE,
    status: () => ({ state: "ready" }),
    queue: () => ({ running: 0, waiting: 0 }),
    generate: unexpected,
    stream: unexpected,
    close: async () => {},
    ...methods,
  };
}

/** A model that streams these answers word by word, one per call. */
export function textThatSays(...answers: string[]): Partial<TextPort> {
  const left = [...answers];
  const next = () => left.shift() ?? "";
  return {
    generate: async () => ({ text: next(), finishReason: "stop" }),
    async *stream() {
      const text = next();
      for (const piece of text.match(/\s*\S+/g) ?? []) yield piece;
      return { text, finishReason: "stop" };
    },
  };
}

/** Markdown with exactly this many words, in ten-word sentences. */
export function proseOf(words: number): string {
  return Array.from({ length: words }, (_, index) => {
    const ends = index % 10 === 9 || index === words - 1;
    return `${index % 10 === 0 ? "Word" : "word"}${index}${ends ? "." : ""}`;
  }).join(" ");
}
