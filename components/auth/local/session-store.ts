import { type AccountUser, fetchToken, fetchUser } from "@/components/auth/local/account-api";
import type { Session } from "@/components/auth/port";
import { mayHaveOthers } from "@/lib/client/forms-mark";

const fetchKeptForms = () => import("@/lib/client/settle-kept-forms");

/** A token isn't used in the last seconds of its life: the call has to arrive in time. */
const TOKEN_MARGIN_MS = 30_000;

/** Delays between attempts to get the first response. */
const RETRY_MS = [500, 1_500, 4_000];

const LOADING: Session = { status: "loading" };

let session: Session = LOADING;
/** The first person this page was of, whose files and texts are on it. */
let person: string | undefined;
let token: { text: string; expiresAt: number } | undefined;
/** A page's first calls all want a token at once: they share one answer. */
let asked: Promise<string | null> | undefined;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;
export const loadingSession = (): Session => LOADING;

function publish(user: AccountUser | null): void {
  // Somebody else signed in elsewhere: nothing of the first person may become theirs.
  if (user && person !== undefined && person !== user.id) {
    location.reload();
    return;
  }
  person ??= user?.id;
  session = user
    ? { status: "signed-in", user: { ...user, imageUrl: user.image } }
    : { status: "signed-out" };
  for (const listener of listeners) listener();
}

/**
 * Asks the server who is signed in. Without a response the last known session stays; if there was
 * none yet, it asks again, because a briefly busy server hasn't signed anyone out.
 */
export async function refreshSession(): Promise<void> {
  token = undefined;
  // Asked for by somebody who may have left since; while the page starts, it's the same person's.
  if (session.status !== "loading") asked = undefined;
  for (const waitMs of RETRY_MS) {
    try {
      const user = await fetchUser();
      if (mayHaveOthers(user?.id)) {
        // Without it, the next page tries again.
        fetchKeptForms()
          .then((forms) => forms.settleKeptForms(user?.id))
          .catch(() => {});
      }
      return publish(user);
    } catch {
      if (session.status !== "loading") return;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  publish(null);
}

export function forgetSession(): void {
  token = undefined;
  asked = undefined;
  publish(null);
}

/** A token valid for at least another half a minute; null when signed out. */
export async function freshToken(): Promise<string | null> {
  if (token && token.expiresAt - TOKEN_MARGIN_MS > Date.now()) return token.text;
  const asking = asked ?? fetchToken();
  asked = asking;
  try {
    const text = await asking;
    // Not kept when the session was forgotten meanwhile.
    if (asked === asking) token = text === null ? undefined : { text, expiresAt: expiryOf(text) };
    return text;
  } finally {
    if (asked === asking) asked = undefined;
  }
}

function expiryOf(jwt: string): number {
  const payload: unknown = JSON.parse(
    atob((jwt.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")),
  );
  const seconds = typeof payload === "object" && payload && "exp" in payload ? payload.exp : 0;
  return Number(seconds) * 1000;
}
