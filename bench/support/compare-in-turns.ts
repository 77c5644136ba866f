import { printRow } from "./print-row";
import { median } from "./statistics";

type Work = () => Promise<unknown>;

type Turns = {
  rounds: number;
  /** Rounds before those that count. */
  warmUp: number;
};

/** Does two things in turns, so that background load affects both, and prints the medians of their times as one row. */
export async function compareInTurns(
  name: string,
  { ours, theirs }: { ours: Work; theirs: Work },
  { rounds, warmUp }: Turns,
): Promise<void> {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const one = await milliseconds(ours);
    const other = await milliseconds(theirs);
    if (round < 0) continue;
    times.ours.push(one);
    times.theirs.push(other);
  }
  const [product, beside] = [median(times.ours), median(times.theirs)];
  printRow({
    name,
    product: `${product.toFixed(1)} ms`,
    beside: `${beside.toFixed(1)} ms`,
    ratio: product / beside,
  });
}

async function milliseconds(work: Work): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
