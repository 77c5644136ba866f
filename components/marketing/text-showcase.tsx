import { LiveCode } from "@/components/marketing/live-code";
import { PageFigure } from "@/components/marketing/page-figure";
import { ShowcaseSection } from "@/components/marketing/showcase-section";
import { ARTICLE, MENU_LINK, NOTES } from "@/lib/registry/example-texts";
import { plainCode } from "@/lib/tools/qr-generator/plain-code";

/** A document that answers, a code, and notes that became an article. */
export function TextShowcase() {
  return (
    <>
      <ShowcaseSection
        id="documents"
        title="Ask a PDF, see the page"
        text="Get a summary, then ask. Each answer cites its page. Click the number, and the page opens with the words marked."
        tool={{ slug: "pdf-summarizer", action: "Summarize a PDF" }}
        note="We wrote this handbook as an example. The answer is the built-in reader's, and the tool marks the page like this."
      >
        <PageFigure />
      </ShowcaseSection>
      <ShowcaseSection
        id="codes"
        title="A QR code, right now"
        text="Type a link and scan it. With an account, add colors, shapes, a logo, Wi-Fi and contact cards, or a whole list. Each code is test-scanned before you get it."
        tool={{ slug: "qr-generator", action: "Design a QR code" }}
        note="Works right here: no account, no tracking link."
      >
        <LiveCode firstText={MENU_LINK} firstCode={plainCode(MENU_LINK)} />
      </ShowcaseSection>
      <ShowcaseSection
        id="writing"
        title="From notes to an article"
        text="Paste your notes and keep every fact. Or start from a topic, an outline, or a document, with the model you prefer."
        tool={{ slug: "write-article", action: "Write an article" }}
        note="Written from these notes without a hosted model. It adds capitals and periods, sets your headings, writes out shorthand where there is some, and makes nothing up."
      >
        <NotesToArticle />
      </ShowcaseSection>
    </>
  );
}

function NotesToArticle() {
  return (
    <div className="grid overflow-clip rounded-card border border-line bg-card md:grid-cols-2">
      <div className="border-line border-b bg-sunken p-5 sm:p-6 md:border-r md:border-b-0">
        <h3 className="font-medium text-sm">Your notes</h3>
        <pre className="mt-4 whitespace-pre-wrap font-sans text-soft text-sm">{NOTES}</pre>
      </div>
      <div className="p-5 sm:p-6">
        <h3 className="font-medium text-sm">The article</h3>
        <div className="prose mt-4 text-sm">
          <p className="font-display text-xl">{ARTICLE.title}</p>
          {ARTICLE.sections.map(({ heading, text, list }) => (
            <section key={heading}>
              <h4>{heading}</h4>
              <p>{text}</p>
              {list && (
                <ul>
                  {list.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
