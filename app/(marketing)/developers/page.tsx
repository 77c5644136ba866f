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
      title="Every tool, for your programs"
      lead="What the pages do, a script of yours can do as well, with an access token and the same limits."
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
