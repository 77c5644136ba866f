import Link from "next/link";

import { TextSection } from "@/components/marketing/text-page";
import { DONE_MESSAGE_DAYS, MESSAGE_DAYS } from "@/lib/contact/retention";
import { SITE } from "@/lib/core/site";
import { getTool } from "@/lib/registry/tools";

export function SummarySection() {
  return (
    <TextSection id="short" title="In short">
      <ul>
        <li>Your results, and most files they were made from, are stored until you delete them.</li>
        <li>They're private unless you publish or share them.</li>
        <li>
          Built-in engines send nothing elsewhere, except a video's ID to YouTube for its captions.
          A service that you or this server's administrator connects gets what it works on.
        </li>
        <li>To delete everything you've made, delete your account in your profile.</li>
      </ul>
    </TextSection>
  );
}

export function StoredDataSection() {
  return (
    <TextSection id="stored" title="What's stored">
      <ul>
        <li>
          <strong>Your account:</strong> your name, email address, plan, a photo if you add one, and
          a hash of your password, never the password itself.
        </li>
        <li>
          <strong>Your sessions:</strong> when each one started, when it was last used, and when it
          expires, with its IP address and browser. If you reset your password: a hash of the reset
          code, for an hour.
        </li>
        <li>
          <strong>Your creations:</strong> your prompt, the result, details such as the engine and
          run time, what you entered in the form, and the date. They're private unless you publish
          them or share a link. Only a hash of the link is stored. Likes and reports are stored with
          them. The image you upload to remove an object or a background is stored with the result,
          without its metadata, and so are the mask of what you removed and the brush strokes and
          the background you add. An image you compress (other than SVG and TIFF) and a PDF you
          summarize or have reviewed are stored with the result just as you uploaded them, except
          that a locked PDF is stored unlocked. They're kept only while you have room for them. All
          of these files stay private even when you publish or share the result, and are erased with
          the last result that was made from them.
        </li>
        <li>
          <strong>Your name in the gallery:</strong> the name you choose to show on images you
          publish. Everyone who sees those images sees the name. It's erased when you remove it.
        </li>
        <li>
          <strong>Engines you connect:</strong> their address, the model you chose, and your key,
          encrypted. They're erased when you remove them.
        </li>
        <li>
          <strong>Access tokens:</strong> their names, what they may do, their last four characters,
          when they were made and last used, when they expire, and a hash, never the token itself.
          They're erased when you revoke them.
        </li>
        <li>
          <strong>Your documents:</strong> the text of the PDFs and videos you summarize, so that
          you can ask questions about them. The text is erased about 30 days after you last use it.
          So is your conversation if you choose to keep it; if not, each question and its answer are
          erased after about a day. The password of a locked PDF opens the file and is never stored.
        </li>
        <li>
          <strong>Your chains:</strong> their steps, and the inputs of each run for about 30 days.
          Images and PDFs you upload to a chain are erased about a day after the chain finishes with
          them, or when you delete the run. The file of an input that fails, or that a stopped chain
          doesn't reach, stays as long as the run, so that you can run it again. What it compresses,
          summarizes, or reviews, and a copy of an image from which it removes an object or a
          background, stay with the result.
        </li>
        <li>
          <strong>Recent responses:</strong> the results of your latest runs, for about a day, so
          that retrying doesn't run the tool again.
        </li>
        <li>
          <strong>Counters:</strong> how many runs, questions, and requests you made in the current
          hour or minute, how often an IP address tried to sign in, subscribed, wrote to us, or
          opened a share link, and how often a wrong password was entered for an email address
          (stored as a hash), so that no one can overload the server or guess passwords. Counts of
          runs, questions, requests, and subscriptions are erased after two to three days.
        </li>
        <li>
          <strong>Messages to us:</strong> what you write in the contact form, with your name and
          email address, until {DONE_MESSAGE_DAYS} days after it's marked as done, and for at most{" "}
          {MESSAGE_DAYS} days.
        </li>
        <li>
          <strong>Newsletter:</strong> the address you entered and the date, separate from any
          account, until someone who runs this server deletes it. They can read and export the list,
          and may send the newsletter through their own service.
        </li>
        <li>
          <strong>Server logs:</strong> when a request fails, the reason and the request ID. What
          you type isn't logged.
        </li>
      </ul>
    </TextSection>
  );
}

export function StorageLocationSection() {
  return (
    <TextSection id="where" title="Where it's stored">
      <p>
        In a Postgres database. By default, the database runs inside the server and keeps its data
        in the data folder (<code>DATA_DIR</code>) on the same machine. If <code>DATABASE_URL</code>{" "}
        is set, the data goes to the Postgres server at that address instead.
      </p>
      <p>
        Images and other files go into the data folder, too, into Vercel Blob if{" "}
        <code>BLOB_READ_WRITE_TOKEN</code> is set, or into the bucket that <code>S3_BUCKET</code>{" "}
        names.
      </p>
      <p>As with any server, its administrator can read this data.</p>
    </TextSection>
  );
}

export function DeletionSection() {
  return (
    <TextSection id="deletion" title="How to delete it">
      <ul>
        <li>
          <strong>One creation:</strong> click Delete on its dashboard card. You can restore it from
          the trash; it's erased for good about 30 days later, or when you empty the trash.
        </li>
        <li>
          <strong>Everything:</strong> open your profile and delete your account. Everything you
          made goes with it.
        </li>
        <li>
          <strong>A newsletter address or a message:</strong>{" "}
          <Link href="/contact">ask this server's administrator</Link> to remove it.
        </li>
      </ul>
    </TextSection>
  );
}

export function CookiesSection() {
  return (
    <TextSection id="cookies" title="Cookies and browser storage">
      <p>
        One cookie keeps you signed in. It's set when you sign in and removed when you sign out, and
        scripts can't read it. Another one stays when you sign out: it tells this server which
        accounts have signed in here, so that somebody else's wrong passwords don't lock you out.
        With Clerk, Clerk's session cookies take the place of both. Up to three more remember that
        you no longer need our advice on engines for drafts, summaries, or reviews, and nothing
        else. The cookies go to this server only; Clerk's go to Clerk, too. Your browser also stores
        your theme and other settings, whether someone has signed in on it before and when they last
        left, the scripts and language data for {getTool("extract-text").title}, and the offline
        page. None of that is sent anywhere.
      </p>
      <p>
        What you fill in before you run a tool, files and brush strokes included, stays in your
        browser so that a reload doesn't lose it. It's erased when the run succeeds, when you clear
        the form, when you sign out, and, at the latest, the next time you open this site after a
        day. Anything you share to {SITE.name} from another app waits in your browser until you
        choose a tool for it or sign out, and, at the latest, until the next time you open this site
        after an hour. Images that {getTool("extract-text").title} has read stay, too, so that you
        can open their text with them again: until you delete that text for good or sign out, and,
        at the latest, until the next time you open this site after 30 days. Texts and cutouts
        you're editing stay in their tab until they're saved or you sign out. That's all, so there's
        no cookie banner.
      </p>
    </TextSection>
  );
}
