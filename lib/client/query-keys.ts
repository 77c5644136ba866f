/** Every TanStack Query key, noun first. */
export const queryKeys = {
  /** All that shows creations of one's own, whatever its shape. */
  creations: () => ["creations"] as const,
  /** Lists of them, in pages. */
  creationLists: (filter?: { q: string; tool: string }) =>
    filter ? (["creations", "list", filter] as const) : (["creations", "list"] as const),
  keptArticle: (partial: string) => ["creations", "kept-article", partial] as const,
  sourceCreations: (q: string) => ["creations", "sources", q] as const,
  foundCreations: (q: string) => ["found-creations", q] as const,
  bin: () => ["bin"] as const,
  gallery: (filter?: { q: string; order: string }) =>
    filter ? (["gallery", filter] as const) : (["gallery"] as const),
  galleryName: () => ["gallery-name"] as const,
  comparisons: (id?: string) => (id ? (["comparisons", id] as const) : (["comparisons"] as const)),
  creation: (id: string) => ["creation", id] as const,
  reading: (id: string) => ["reading", id] as const,
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
  topicLanguage: (topic: string) => ["topic-language", topic] as const,
  serverHealth: () => ["server-health"] as const,
  health: (engine: string) => ["health", engine] as const,
};
