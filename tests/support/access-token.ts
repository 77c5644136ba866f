import { POST as create } from "@/app/api/account/tokens/route";
import type { TokenScope } from "@/lib/account/token-scopes";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";

/** A new account with an access token of these scopes. */
export async function signUpWithToken(
  ...scopes: TokenScope[]
): Promise<{ account: TestAccount; token: string; id: string }> {
  const account = await signUpAccount();
  const json = { name: "Backup script", scopes, expiresInDays: 30 };
  const made = await create(apiRequest("/api/account/tokens", { token: account.token, json }));
  const { token, tokens } = (await made.json()) as { token: string; tokens: { id: string }[] };
  return { account, token, id: tokens[0]?.id ?? "" };
}
