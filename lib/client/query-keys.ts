/** Every TanStack Query key, noun first. */
export const queryKeys = {
  creations: (filter?: { q: string; tool: string }) =>
    filter ? (["creations", filter] as const) : (["creations"] as const),
  foundCreations: (q: string) => ["found-creations", q] as const,
  bin: () => ["bin"] as const,
  gallery: (filter?: { q: string; order: string }) =>
    filter ? (["gallery", filter] as const) : (["gallery"] as const),
  comparisons: (id?: string) => (id ? (["comparisons", id] as const) : (["comparisons"] as const)),
  creation: (id: string) => ["creation", id] as const,
  share: (id: string) => ["creation", id, "share"] as const,
  keptChat: (id: string) => ["kept-chat", id] as const,
  versions: (id: string) => ["creation", id, "versions"] as const,
  browserModel: () => ["browser-model"] as const,
  downloads: () => ["downloads"] as const,
  engines: () => ["engines"] as const,
  chains: () => ["chains"] as const,
  chainRun: (id: string) => ["chains", "run", id] as const,
  runs: () => ["runs"] as const,
  usage: () => ["usage"] as const,
  accessTokens: () => ["access-tokens"] as const,
  devices: () => ["devices"] as const,
  people: (q?: string) => (q === undefined ? (["people"] as const) : (["people", q] as const)),
  messages: () => ["messages"] as const,
  subscribers: () => ["subscribers"] as const,
  reports: () => ["reports"] as const,
  serverHealth: () => ["server-health"] as const,
  health: (engine: string) => ["health", engine] as const,
};
