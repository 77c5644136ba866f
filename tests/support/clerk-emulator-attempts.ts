const DAY_MS = 24 * 60 * 60 * 1000;

export type EmulatedPlan = "premium" | "free_user";
export type EmulatedUser = {
  id: string;
  email: string;
  password: string;
  firstName: string;
  plan: EmulatedPlan;
};
export type SignInAttempt = {
  id: string;
  status: string;
  user: EmulatedUser | undefined;
  identifier: string | undefined;
  sessionId?: string;
};
export type SignUpAttempt = {
  id: string;
  status: string;
  email: string | undefined;
  password: string | undefined;
  sessionId?: string;
  userId?: string;
};
export const verification = (status: string, strategy: string) => ({
  object: "verification",
  status,
  strategy,
  attempts: null,
  expire_at: Date.now() + DAY_MS,
  verified_at_client: null,
  error: null,
});

export function signInJson(attempt: SignInAttempt) {
  const { user } = attempt;
  const open = attempt.status === "needs_first_factor";
  const factors = [
    { strategy: "password" },
    {
      strategy: "email_code",
      safe_identifier: user?.email,
      email_address_id: `idn_${user?.id}`,
      primary: true,
    },
  ];
  return {
    object: "sign_in",
    id: attempt.id,
    status: attempt.status,
    supported_identifiers: ["email_address"],
    identifier: attempt.identifier ?? null,
    user_data: user && {
      first_name: user.firstName,
      last_name: "Tester",
      image_url: "",
      has_image: false,
    },
    supported_first_factors: open ? factors : null,
    supported_second_factors: null,
    first_factor_verification: open ? null : verification("verified", "password"),
    second_factor_verification: null,
    created_session_id: attempt.sessionId ?? null,
    client_trust_state: "trusted",
  };
}

export function signUpJson(attempt: SignUpAttempt) {
  const { email, password } = attempt;
  const done = attempt.status === "complete";
  const missing = [!email && "email_address", !password && "password"].filter(Boolean);
  return {
    object: "sign_up",
    id: attempt.id,
    status: attempt.status,
    required_fields: ["email_address", "password"],
    optional_fields: [],
    missing_fields: missing,
    unverified_fields: done ? [] : ["email_address"],
    username: null,
    first_name: null,
    last_name: null,
    email_address: email ?? null,
    phone_number: null,
    web3_wallet: null,
    external_account_strategy: null,
    external_account: null,
    has_password: Boolean(password),
    unsafe_metadata: {},
    public_metadata: {},
    created_session_id: attempt.sessionId ?? null,
    created_user_id: attempt.userId ?? null,
    abandon_at: Date.now() + DAY_MS,
    legal_accepted_at: null,
    locale: null,
    verifications: {
      email_address: {
        ...verification(done ? "verified" : "unverified", "email_code"),
        next_action: "needs_attempt",
        supported_strategies: ["email_code"],
      },
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
  };
}
