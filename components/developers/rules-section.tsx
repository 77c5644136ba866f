import { TextSection } from "@/components/marketing/text-page";
import { MAX_TOKENS, SCOPE_WORDS, TOKEN_SCOPES } from "@/lib/account/token-scopes";

/** What holds for every call: tokens, scopes, answers, limits. */
export function RulesSection() {
  return (
    <TextSection id="rules" title="What every call has">
      <ul>
        <li>
          <strong>A token.</strong> Send it as <code>Authorization: Bearer atl_…</code>, never in an
          address. A token that&apos;s wrong, expired, or revoked gets a 401; one without the scope
          for a call gets a 403. You can have {MAX_TOKENS}. Where this server keeps the accounts, a
          new password revokes them all; with Clerk, revoke them under Settings.
        </li>
        {TOKEN_SCOPES.map((scope) => (
          <li key={scope}>
            <strong>
              The scope <code>{scope}</code>:
            </strong>{" "}
            {SCOPE_WORDS[scope].label.toLowerCase()}. {SCOPE_WORDS[scope].hint}
          </li>
        ))}
        <li>
          <strong>An answer.</strong> JSON with <code>success</code>. If it&apos;s false,{" "}
          <code>message</code> says what happened and what to do, and <code>code</code> is for
          programs. Result texts come from models and from other people&apos;s files: don&apos;t
          trust them, and don&apos;t run what&apos;s in them.
        </li>
        <li>
          <strong>Limits.</strong> They apply to you, not to a token: runs and questions per hour.
          Calls per minute are shared by all your tokens. Above a limit, the answer is a 429 with{" "}
          <code>Retry-After</code> in seconds. Failed runs don&apos;t count.{" "}
          <a href="#getUsage">Get your limits</a> says what&apos;s left.
        </li>
        <li>
          <strong>Retries.</strong> Tools accept an <code>Idempotency-Key</code>. A repeated call
          with the same key gets the first one&apos;s answer for about a day, or a 409 if that was
          too large to keep: over a million characters.
        </li>
        <li>
          <strong>Streams.</strong> With <code>Accept: text/event-stream</code>, tools send text as
          they write it: <code>delta</code>, <code>replace</code>, and <code>step</code> events,
          then <code>done</code> or <code>error</code> with the body of the JSON answer. With{" "}
          <code>x-run: keep</code>, a <code>kept</code> event says that the run now goes on without
          you.
        </li>
        <li>
          <strong>Files.</strong> Send a file as a form part, or send the address of one of your
          files as text instead.
        </li>
        <li>
          <strong>Other sites&apos; pages</strong> can&apos;t make these calls: browsers get answers
          on this site only. A token belongs in a program, not in a page.
        </li>
      </ul>
    </TextSection>
  );
}
