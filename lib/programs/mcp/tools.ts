import type { ApiOperation } from "@/lib/programs/api-operation";
import { fieldWords } from "@/lib/programs/field-words";
import { describeFields, type JsonSchema, toJsonSchema } from "@/lib/programs/json-schema";
import { bodyFields, fileFields } from "@/lib/programs/openapi-request";

/** A tool of the MCP server: one of the API's calls, under a name that assistants understand. */
export type McpTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema & { type: "object" };
  /** What is sent with every call, and isn't the assistant's to choose. */
  always: Record<string, unknown>;
  annotations: { readOnlyHint: boolean; destructiveHint: false; openWorldHint: boolean };
  operation: ApiOperation;
};

/** Which calls are tools, and what an assistant should know to choose one. */
const TOOLS: readonly {
  name: string;
  id: string;
  description: string;
  always?: Record<string, unknown>;
}[] = [
  {
    name: "write_article",
    id: "generateArticle",
    description: "Writes an article about a topic, as Markdown, and keeps it as a creation.",
  },
  {
    name: "find_titles",
    id: "generateBlogTitle",
    description: "Finds titles for a blog post about a keyword.",
  },
  {
    name: "propose_outline",
    id: "generateOutline",
    description: "Proposes headings for an article, to pass to write_article as its outline.",
  },
  {
    name: "read_document",
    id: "readDocument",
    description:
      'Reads a PDF to write from. write_article and propose_outline take its id as their source: {"documentId": "<id>"}.',
  },
  {
    name: "rewrite_text",
    id: "rewriteText",
    description: "Rewrites, shortens, expands, or corrects a passage of text. Nothing is kept.",
  },
  {
    name: "generate_image",
    id: "generateImage",
    description: "Makes one to four images from a description.",
  },
  {
    name: "remove_background",
    id: "removeImageBackground",
    description: "Cuts out an image's subject: a PNG with a transparent background.",
  },
  {
    name: "remove_object",
    id: "removeImageObject",
    description: "Removes an object from an image, by its name or by a mask, and fills the gap.",
  },
  {
    name: "compress_image",
    id: "compressResizeImage",
    description: "Compresses, resizes, or converts an image.",
  },
  {
    name: "review_resume",
    id: "resumeReview",
    description: "Scores a résumé and says what to improve, optionally against a job description.",
  },
  {
    name: "summarize_pdf",
    id: "summarizePdf",
    description:
      "Summarizes a PDF, scanned or not, and cites its pages. Pass its contextId to ask_pdf.",
  },
  {
    name: "ask_pdf",
    id: "pdfChat",
    description: "Answers a question about a PDF that was summarized, with citations of its pages.",
  },
  {
    name: "summarize_video",
    id: "youtubeSummary",
    description:
      "Summarizes a YouTube video from its captions, with times. Pass its contextId to ask_video.",
  },
  {
    name: "ask_video",
    id: "youtubeChat",
    description: "Answers a question about a video that was summarized, with times.",
  },
  {
    name: "save_text",
    id: "extractText",
    description: "Saves text read from images, to search for it or write an article from it.",
  },
  {
    name: "make_qr_code",
    id: "qrGenerate",
    description: "Makes a QR code and scans it before returning it.",
  },
  {
    name: "search_creations",
    id: "getUserCreations",
    description:
      "Lists or searches what the person has made, pinned first, then newest, with the beginnings of long texts. open_creation has all of a text.",
    always: { preview: true },
  },
  {
    name: "open_creation",
    id: "getCreation",
    description: "Gets one creation with all of its text or its image.",
  },
  {
    name: "search_community",
    id: "getPublishedCreations",
    description: "Lists or searches the images that people have published.",
  },
  {
    name: "get_usage",
    id: "getUsage",
    description: "Says how many runs and questions are left this hour.",
  },
];

/** Calls that reach other sites themselves. */
const REACHING_OUT = new Set(["youtubeSummary"]);

/** Every message asks for the same ones. */
const made = new WeakMap<readonly ApiOperation[], McpTool[]>();

/** The tools, made of what the routes declare, once. */
export function mcpTools(operations: readonly ApiOperation[]): McpTool[] {
  const tools = made.get(operations) ?? makeTools(operations);
  made.set(operations, tools);
  return tools;
}

function makeTools(operations: readonly ApiOperation[]): McpTool[] {
  return TOOLS.map(({ name, id, description, always = {} }) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`the API has no call ${id}`);
    return {
      name,
      title: operation.operation.summary,
      description,
      inputSchema: inputOf(operation, always),
      always,
      annotations: {
        readOnlyHint: operation.method === "get",
        destructiveHint: false,
        openWorldHint: REACHING_OUT.has(id),
      },
      operation,
    };
  });
}

const FILE_WORDS =
  'Either "data:<media type>;base64,<data>" or the address of one of the person\'s own files, such as the content of an image creation: "/api/files/<id>".';

function inputOf(operation: ApiOperation, always: object): McpTool["inputSchema"] {
  const { id, query, contract } = operation;
  const fields = bodyFields(operation) ?? (query && withWords(id, toJsonSchema(query, "input")));
  const files = Object.entries(fileFields(operation)).map(([name, schema]) =>
    schema.format === "binary"
      ? [name, { type: "string", description: `${fieldWords(id, name) ?? ""} ${FILE_WORDS}` }]
      : [name, schema],
  );
  const own = Object.entries(fields?.properties ?? {}).filter(([name]) => !(name in always));
  const rules = Object.entries(contract?.files ?? {});
  const required = rules.flatMap(([name, rule]) => (rule.required ? [name] : []));
  return {
    type: "object",
    properties: Object.fromEntries([...files, ...own]),
    required: [...required, ...(fields?.required ?? [])],
  };
}

function withWords(id: string, schema: JsonSchema): JsonSchema {
  return describeFields(schema, (field) => fieldWords(id, field));
}
