import { openAccount, tokenOf } from "./accounts";

/** Signs somebody new up, and returns their bearer token. */
export async function signUp(origin: string): Promise<string> {
  return tokenOf(origin, await openAccount(origin));
}
