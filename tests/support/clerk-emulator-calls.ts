import {
  type EmulatedUser,
  type SignInAttempt,
  signInJson,
  signUpJson,
} from "./clerk-emulator-attempts";
import {
  type EmulatedClient,
  newId,
  sessionJson,
  subscriptionJson,
  tokenOf,
  userJson,
} from "./clerk-emulator-resources";
import { emulatedEnvironment, PLANS } from "./clerk-emulator-settings";

const EMAIL_CODE = "424242";

export type Call = {
  method: string;
  path: string;
  body: Map<string, string>;
  party: string;
  client: EmulatedClient;
  users: Map<string, EmulatedUser>;
  addUser: (user: { email: string; password: string }) => EmulatedUser;
};

export type EmulatedResponse = { status?: number; keepsClient?: boolean } & (
  | { body: unknown }
  | { response: unknown }
);

const fault = (
  code: string,
  message: string,
  parameter?: string,
  status = 422,
): EmulatedResponse => ({
  status,
  body: {
    errors: [
      { code, message, long_message: message, meta: parameter ? { param_name: parameter } : {} },
    ],
  },
});
const about = (response: unknown): EmulatedResponse => ({ response, keepsClient: true });

/** Answers one call from ClerkJS. */
export function answerFrontend(call: Call): EmulatedResponse {
  const { method, path, client, party } = call;
  if (path === "/v1/environment") return { body: emulatedEnvironment(party) };
  if (path === "/v1/billing/plans") return { body: { data: PLANS, total_count: PLANS.length } };
  if (path === "/v1/client") return answerClient(call);
  if (path === "/v1/client/sessions" && method === "DELETE") return answerClient(call);
  const [, wanted, subscription] =
    /^\/v1\/users\/(user_\w+)(\/billing\/subscription)?$/.exec(path) ?? [];
  if (wanted) return answerBackend(call, wanted, subscription !== undefined);
  const [, kind, id, action] =
    /^\/v1\/client\/(sign_ins|sign_ups|sessions)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (kind === "sign_ins") return answerSignIn(call, id, action);
  if (kind === "sign_ups") return answerSignUp(call, id, action);
  if (kind === "sessions") return answerSession(call, id, action);
  if (path.startsWith("/v1/me") && client.session) return answerMe(path, client.session.user);
  return fault("resource_not_found", `${method} ${path} is not emulated`, undefined, 404);
}

/** The calls that are made with the secret key. */
function answerBackend({ users }: Call, id: string, ofSubscription: boolean): EmulatedResponse {
  const user = [...users.values()].find((candidate) => candidate.id === id);
  if (!user) return fault("resource_not_found", "not found", undefined, 404);
  return { body: ofSubscription ? subscriptionJson(user) : userJson(user) };
}

function answerClient({ method, client }: Call): EmulatedResponse {
  if (method === "GET") return { response: "client" };
  if (method === "DELETE") client.session = undefined;
  return about("client");
}

function answerSignIn(call: Call, id?: string, action?: string): EmulatedResponse {
  const { body, client, users } = call;
  if (!id) {
    const identifier = body.get("identifier");
    const user = users.get(identifier?.toLowerCase() ?? "");
    if (identifier && !user) {
      return fault("form_identifier_not_found", "Couldn't find your account.", "identifier");
    }
    const status = user ? "needs_first_factor" : "needs_identifier";
    client.signIn = { id: newId("sia"), status, user, identifier };
    return body.has("password") ? tryFactor(call, client.signIn) : about(signInJson(client.signIn));
  }
  const attempt = client.signIn;
  if (attempt?.id !== id) return fault("resource_not_found", "No such sign-in.", undefined, 404);
  return action === "attempt_first_factor" ? tryFactor(call, attempt) : about(signInJson(attempt));
}

function tryFactor({ body, client }: Call, attempt: SignInAttempt): EmulatedResponse {
  const { user } = attempt;
  if (body.get("strategy") === "email_code") {
    if (body.get("code") !== EMAIL_CODE)
      return fault("form_code_incorrect", "Incorrect code", "code");
  } else if (!user || body.get("password") !== user.password) {
    return fault("form_password_incorrect", "Password is incorrect. Try again.", "password");
  }
  if (!user) return fault("resource_not_found", "No such user.", undefined, 404);
  client.session = { id: newId("sess"), user, status: "active" };
  const done = { ...attempt, status: "complete", sessionId: client.session.id };
  client.signIn = undefined;
  return about(signInJson(done));
}

function answerSignUp(
  { body, client, users, addUser }: Call,
  id?: string,
  action?: string,
): EmulatedResponse {
  if (!id) {
    const email = body.get("email_address");
    if (email && users.has(email.toLowerCase())) {
      return fault("form_identifier_exists", "That email address is taken.", "email_address");
    }
    const password = body.get("password");
    client.signUp = { id: newId("sua"), status: "missing_requirements", email, password };
    return about(signUpJson(client.signUp));
  }
  const attempt = client.signUp;
  if (attempt?.id !== id) return fault("resource_not_found", "No such sign-up.", undefined, 404);
  attempt.email = body.get("email_address") ?? attempt.email;
  attempt.password = body.get("password") ?? attempt.password;
  if (action !== "attempt_verification") return about(signUpJson(attempt));

  const { email, password } = attempt;
  if (body.get("code") !== EMAIL_CODE || !email || !password) {
    return fault("form_code_incorrect", "Incorrect code", "code");
  }
  const user = addUser({ email, password });
  client.session = { id: newId("sess"), user, status: "active" };
  client.signUp = undefined;
  const sessionId = client.session.id;
  return about(signUpJson({ ...attempt, status: "complete", userId: user.id, sessionId }));
}

function answerSession({ client, party }: Call, id?: string, action?: string): EmulatedResponse {
  const { session } = client;
  if (session?.id !== id || !session) {
    return fault("authentication_invalid", "Invalid session", undefined, 401);
  }
  if (action === "tokens") return { body: { object: "token", jwt: tokenOf(session, party) } };
  if (action === "end" || action === "remove") {
    client.session = undefined;
    return about({ ...sessionJson(session, party), status: "ended" });
  }
  return about(sessionJson(session, party));
}

function answerMe(path: string, user: EmulatedUser): EmulatedResponse {
  if (path === "/v1/me") return about(userJson(user));
  if (path === "/v1/me/billing/subscription") return { body: { response: subscriptionJson(user) } };
  if (path === "/v1/me/sessions/active") return { body: [] };
  return { body: { response: { data: [], total_count: 0 } } };
}
