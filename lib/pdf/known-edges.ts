/** Edges on a page, which are looked up in one step however many there are: a page may have thousands. */
export class KnownEdges {
  readonly #tolerance: number;
  readonly #steps = new Map<number, { least: number; most: number }>();

  /** @param tolerance edges closer than this are the same, in points */
  constructor(tolerance: number, edges: Iterable<number> = []) {
    this.#tolerance = tolerance;
    for (const edge of edges) this.add(edge);
  }

  add(edge: number): void {
    const step = this.#stepOf(edge);
    const { least = edge, most = edge } = this.#steps.get(step) ?? {};
    this.#steps.set(step, { least: Math.min(least, edge), most: Math.max(most, edge) });
  }

  has(edge: number): boolean {
    const step = this.#stepOf(edge);
    const near = [-1, 0, 1].flatMap((by) => this.#steps.get(step + by) ?? []);
    return near.some(({ least, most }) => this.#isSame(edge, least) || this.#isSame(edge, most));
  }

  #stepOf(edge: number): number {
    return Math.floor(edge / this.#tolerance);
  }

  #isSame(one: number, other: number): boolean {
    return Math.abs(one - other) < this.#tolerance;
  }
}
