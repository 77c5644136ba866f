import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { runChainContract } from "@/lib/chains/contract";
import { runChain } from "@/lib/chains/run-chain";

/** Carries out a chain run that was prepared, or what is left of it. */
export const POST = defineToolRoute(runChainContract, runChain);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
