import { Program } from "@/components/developers/examples-section";
import { TextSection } from "@/components/marketing/text-page";
import {
  CLAUDE_CODE_SETUP,
  CLAUDE_DESKTOP_SETUP,
  MCP_CURL,
  VS_CODE_SETUP,
} from "@/lib/programs/examples";
import type { McpTool } from "@/lib/programs/mcp/tools";

/** How to connect an assistant over MCP, and what it can do then. */
export function AssistantsSection({ tools }: { tools: readonly McpTool[] }) {
  return (
    <TextSection id="assistants" title="Assistants">
      <p>
        Assistants that speak the Model Context Protocol can use the tools at <code>/api/mcp</code>{" "}
        over Streamable HTTP. Their token needs the scope <code>run</code> for the tools, and{" "}
        <code>read</code> to search and open creations. Runs count toward the same limits. Replace
        the address and the token in these examples with your own.
      </p>
      <Program name="Claude Code" text={CLAUDE_CODE_SETUP} />
      <Program name="VS Code, in .vscode/mcp.json" text={VS_CODE_SETUP} />
      <Program name="Claude Desktop, in claude_desktop_config.json" text={CLAUDE_DESKTOP_SETUP} />
      <Program name="The tools in curl" text={MCP_CURL} />
      <p>
        Send files as data URLs of up to 7 MB, or give the address of a file you have here. Results
        name their engine and come as text, images, and structured content. Canceling a call stops
        its run, and a stopped run doesn&apos;t count.
      </p>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        {tools.map(({ name, description }) => (
          <div key={name} className="contents">
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="min-w-0 text-pretty max-sm:pl-4">{description}</dd>
          </div>
        ))}
      </dl>
    </TextSection>
  );
}
