import type { TokenPrices } from "@/lib/core/tokens";
import type { EngineNaming } from "@/lib/providers/openai/openai-client";

/** A model of a server that the operator named, that a person connected, or that was found on this machine. */
export type ConnectedServer = EngineNaming & {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  contextTokens: number | undefined;
  isOwnKey: boolean;
  /** Only public addresses are called, over https. */
  publicOnly: boolean;
  prices?: TokenPrices | undefined;
};
