import { TextPart } from "@/components/marketing/text-page";

export function StoredPart() {
  return (
    <TextPart id="stored" title="What is stored">
      <ul>
        <li>
          <strong>Your account:</strong> name, email address, plan, a picture if you add one, and a
          hash of your password, never the password itself.
        </li>
        <li>
          <strong>Your sessions:</strong> when each began and ends, with the network address and the
          browser’s name it came from.
        </li>
        <li>
          <strong>Your creations:</strong> what you asked for, the result, the engine and figures of
          the run, and when. They are yours alone until you publish one; likes are kept beside them.
        </li>
        <li>
          <strong>Counters:</strong> how many runs and calls you made in the current hour or minute,
          and how often a network address signed in or subscribed, so that one person cannot take
          everything. Counts of runs, calls and subscriptions are erased after two days.
        </li>
        <li>
          <strong>Newsletter:</strong> the address you typed and the day, once, apart from any
          account.
        </li>
        <li>
          <strong>The server’s log:</strong> that a call failed and why, by request id. What you
          typed is not written to it.
        </li>
      </ul>
    </TextPart>
  );
}

export function WherePart() {
  return (
    <TextPart id="where" title="Where it stands">
      <p>
        In a Postgres database. By default that database runs inside the server and keeps its files
        in the data folder (<code>DATA_DIR</code>) on the same machine. When the server is given a{" "}
        <code>DATABASE_URL</code>, it is the Postgres at that address.
      </p>
      <p>Whoever runs this server can read that database, as with any server.</p>
    </TextPart>
  );
}

export function DeletionPart() {
  return (
    <TextPart id="deletion" title="How to delete it">
      <ul>
        <li>
          <strong>One creation:</strong> Delete on its card on the dashboard. You can undo it at
          once; the row itself is erased from the database 30 days later.
        </li>
        <li>
          <strong>Everything:</strong> open your profile and choose to delete your account. Your
          account and everything you made with it go together.
        </li>
        <li>
          <strong>A newsletter address:</strong> ask whoever runs this server to take it off the
          list.
        </li>
      </ul>
    </TextPart>
  );
}

export function CookiesPart() {
  return (
    <TextPart id="cookies" title="Cookies">
      <p>
        One that keeps you signed in, set when you sign in and removed when you sign out; scripts
        cannot read it. With Clerk, Clerk’s session cookies take its place. Whether you chose the
        light or the dark look is kept in your browser’s local storage and never sent. That is all,
        so there is no banner.
      </p>
    </TextPart>
  );
}
