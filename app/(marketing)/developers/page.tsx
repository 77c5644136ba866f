import { publicMetadata } from "@/app/(marketing)/metadata";
import { API_OPERATIONS } from "@/app/api/operations";
import { AssistantsSection } from "@/components/developers/assistants-section";
import { CallReference } from "@/components/developers/call-reference";
import { ExamplesSection } from "@/components/developers/examples-section";
import { RulesSection } from "@/components/developers/rules-section";
import { TextPage, TextSection } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";
import { mcpTools } from "@/lib/programs/mcp/tools";
import { TAGS, tagOf } from "@/lib/programs/openapi";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/developers",
  title: "Developers",
  description: `Every call that programs can make to ${SITE.name}, with examples in curl and TypeScript.`,
});

export default function DevelopersPage() {
  return (
    <TextPage
      name="Developers"
      title={`${SITE.name} for your programs`}
      lead="Your scripts can run the tools, with an access token and within the same limits. Only text recognition stays in the browser: a call saves its text."
    >
      <ExamplesSection />
      <AssistantsSection tools={mcpTools(API_OPERATIONS)} />
      <RulesSection />
      {TAGS.map((tag) => (
        <TextSection key={tag} id={tag.toLowerCase().replaceAll(" ", "-")} title={tag}>
          <div className="grid divide-y divide-line border-line border-y">
            {API_OPERATIONS.filter((operation) => tagOf(operation) === tag).map((operation) => (
              <CallReference key={operation.id} operation={operation} />
            ))}
          </div>
        </TextSection>
      ))}
    </TextPage>
  );
}
