import type { Operation, RouteDefinition } from "@/lib/api/operation";

type Handler = { (request: Request): Promise<Response>; definition: RouteDefinition };

/** One call that programs can make. */
export type ApiOperation = RouteDefinition & {
  operation: Operation;
  method: "get" | "post";
  /** In the notation of OpenAPI: `/api/files/{id}`. */
  path: string;
  /** Unique, in camel case: `generateArticle`. */
  id: string;
  handle: (request: Request) => Promise<Response>;
};

/**
 * A route's call for programs.
 *
 * @throws Error when the route declares no operation, so that nothing is documented that tokens can't do
 */
export function apiOperation(
  method: ApiOperation["method"],
  path: string,
  handle: Handler,
): ApiOperation {
  const { definition } = handle;
  const { operation } = definition;
  if (!operation) throw new Error(`${path} declares no operation`);
  return { ...definition, operation, method, path, id: idOf(path), handle };
}

function idOf(path: string): string {
  const words = path.replace(/^\/api\/(?:ai\/|user\/)?/, "").replace(/\/\{\w+\}$/, "");
  return words.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
}
