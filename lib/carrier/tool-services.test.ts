import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { z } from "zod";
import { CARRIED_ENDPOINTS, findService } from "@/lib/carrier/tool-services";
import { engineKindOf, type ToolContract } from "@/lib/registry/contract";

type Contract = ToolContract<z.ZodType, z.ZodType>;

/** All contracts of calls, by endpoint. */
async function allContracts(): Promise<Map<string, Contract>> {
  const files = readdirSync("lib/tools", { recursive: true, encoding: "utf8" }).filter((file) =>
    /contract\.ts$/.test(file),
  );
  const modules = await Promise.all([
    ...files.map((file) => import(`../tools/${file}`)),
    import("@/lib/chains/contract"),
  ]);
  const contracts = modules
    .flatMap((exported) => Object.values(exported))
    .filter((value): value is Contract => typeof Object(value).endpoint === "string");
  return new Map(contracts.map((contract) => [contract.endpoint, contract]));
}

it("carries the calls that have an engine, and no others", async () => {
  const contracts = [...(await allContracts()).values()];
  // Outlining an object only prepares a run.
  const withEngine = contracts.filter((contract) => engineKindOf(contract) ?? contract.calls);

  expect([...CARRIED_ENDPOINTS].sort()).toEqual(withEngine.map(({ endpoint }) => endpoint).sort());
});

it.each(CARRIED_ENDPOINTS)("does %s by the contract of its route", async (endpoint) => {
  const { contract, service } = await findService(endpoint);

  expect(contract).toBe((await allContracts()).get(endpoint));
  expect(service).toBeTypeOf("function");
});
