/** Programs that people can copy. A browser test takes them from the page and runs them. */

export const CURL_EXAMPLE = `curl --fail-with-body --silent --show-error \\
  "$ATELIER_URL/api/ai/compress-resize-image" \\
  -H "Authorization: Bearer $ATELIER_TOKEN" \\
  -F image=@photo.jpg \\
  -F width=640 \\
  -F format=webp`;

export const TYPESCRIPT_EXAMPLE = `import { env } from "node:process";

const response = await fetch(\`\${env.ATELIER_URL}/api/ai/generate-article\`, {
  method: "POST",
  headers: {
    authorization: \`Bearer \${env.ATELIER_TOKEN}\`,
    "content-type": "application/json",
    // Sent again with the same key, the call runs once.
    "idempotency-key": crypto.randomUUID(),
  },
  body: JSON.stringify({ prompt: "Why honey never spoils", length: 800 }),
});

const article = await response.json();
if (!article.success) throw new Error(\`\${article.code}: \${article.message}\`);

console.log(article.content);
console.log(\`Written by \${article.meta.engine.name}\`);`;

export const MCP_CURL = `curl --fail-with-body --silent --show-error "$ATELIER_URL/api/mcp" \\
  -H "Authorization: Bearer $ATELIER_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json, text/event-stream" \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'`;

export const CLAUDE_CODE_SETUP = `claude mcp add --transport http atelier \\
  "$ATELIER_URL/api/mcp" \\
  --header "Authorization: Bearer $ATELIER_TOKEN"`;

export const VS_CODE_SETUP = `{
  "inputs": [
    {
      "id": "atelier",
      "type": "promptString",
      "description": "Access token",
      "password": true
    }
  ],
  "servers": {
    "atelier": {
      "type": "http",
      "url": "https://atelier.example.com/api/mcp",
      "headers": { "Authorization": "Bearer \${input:atelier}" }
    }
  }
}`;

export const CLAUDE_DESKTOP_SETUP = `{
  "mcpServers": {
    "atelier": {
      "command": "npx",
      "args": [
        "-y", "mcp-remote@0.15.1", "https://atelier.example.com/api/mcp",
        "--header", "Authorization:\${AUTHORIZATION}"
      ],
      "env": { "AUTHORIZATION": "Bearer atl_…" }
    }
  }
}`;
