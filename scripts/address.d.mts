export function addressOf(
  environment: Record<string, string | undefined>,
  otherwise: string,
): { port: string; url: string };
