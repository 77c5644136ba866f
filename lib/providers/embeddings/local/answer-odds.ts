import { keepAdaptedSession } from "@/lib/providers/embeddings/local/adapted-session";
import trained from "@/lib/providers/embeddings/local/answer-odds.json";
import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import { meanStates } from "@/lib/providers/embeddings/local/mean-states";

type Job = EmbeddingsJobs["answerOdds"];

/** Word pieces that are read; the rest of a long text is ignored. */
const MAX_PIECES = { question: 60, statement: 90 };
/** Pairs per inference; larger batches use more memory without being faster. */
const BATCH = 8;

const open = keepAdaptedSession(trained.added);

/**
 * How likely each statement answers a question, as log odds: the embedding model reads both at once, with weights that were
 * trained for it, and the similarity of their vectors is added.
 */
export async function findAnswerOdds(
  { question, statements, similarities, ...files }: Job["input"],
  { signal }: { signal: AbortSignal },
): Promise<Job["output"]> {
  const { session, piecesOf, opening, closing } = await open(files);
  const asked = [opening, ...piecesOf(question).slice(0, MAX_PIECES.question), closing];
  const odds = new Float32Array(statements.length);
  for (let start = 0; start < statements.length && !signal.aborted; start += BATCH) {
    const pairs = statements.slice(start, start + BATCH).map((statement) => ({
      ids: [...asked, ...piecesOf(statement).slice(0, MAX_PIECES.statement), closing],
      second: asked.length,
    }));
    const { floats, size } = await meanStates(session, pairs);
    for (const row of pairs.keys()) {
      const read = score(floats.subarray(row * size, (row + 1) * size));
      const similarity = (similarities[start + row] ?? 0) - trained.similarity.middle;
      odds[start + row] = read + similarity * trained.similarity.weight;
    }
  }
  return odds;
}

function score(state: Float32Array): number {
  return trained.outputs.reduce((sum, weight, at) => sum + weight * (state[at] ?? 0), trained.bias);
}
