"use client";

import { CitedMarkdown, type OpenCitation } from "@/components/documents/cited-markdown";
import { unverifiedText } from "@/components/documents/unverified-text";
import { EngineAttribution } from "@/components/tools/engine-attribution";
import { CopyButton } from "@/components/ui/copy-button";
import { Spinner } from "@/components/ui/spinner";
import type { ChatMessage, DocumentChat } from "@/lib/client/use-document-chat";
import { withPlainCitations } from "@/lib/core/citation-links";

type ChatMessagesProps = {
  messages: readonly ChatMessage[];
  asking: DocumentChat["asking"];
  onOpen: OpenCitation | null;
};

/** The messages of a chat and the question being answered. */
export function ChatMessages({ messages, asking, onOpen }: ChatMessagesProps) {
  return (
    <ol className="grid gap-5">
      {messages.map((message) => (
        <li key={message.id}>
          {message.role === "user" ? (
            <UserMessage text={message.text} />
          ) : (
            <AiMessage message={message} onOpen={onOpen} />
          )}
        </li>
      ))}
      {asking && (
        <>
          {asking.question && (
            <li>
              <UserMessage text={asking.question} />
            </li>
          )}
          {/* In a log, every few words would be read out as they come. The whole answer is, once it's there. */}
          <li aria-live={asking.partial ? "off" : undefined}>
            {asking.partial ? (
              <CitedMarkdown source={asking.partial} citations={[]} onOpen={null} />
            ) : (
              <p className="flex items-center gap-3 text-soft">
                <Spinner />
                Finding the answer…
              </p>
            )}
          </li>
        </>
      )}
    </ol>
  );
}

export function UserMessage({ text }: { text: string }) {
  return (
    <div className="flex justify-end">
      <p className="max-w-[85%] whitespace-pre-wrap break-words rounded-card bg-sunken px-4 py-2.5">
        <span className="sr-only">You: </span>
        <span dir="auto" className="block">
          {text}
        </span>
      </p>
    </div>
  );
}

function AiMessage({ message, onOpen }: { message: ChatMessage; onOpen: OpenCitation | null }) {
  const { text, meta } = message;
  return (
    <div className="grid gap-2">
      <CitedMarkdown source={text} citations={meta?.citations ?? []} onOpen={onOpen} />
      <div className="flex items-center gap-2 text-soft text-xs">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
          {meta && <EngineAttribution meta={meta} />}
          {meta?.truncated && <span>This answer was cut off. Ask for the rest.</span>}
          {meta && meta.dropped > 0 && <span>{unverifiedText(meta.dropped)}</span>}
        </p>
        <CopyButton
          size="sm"
          variant="ghost"
          text={withPlainCitations(text)}
          about={text.slice(0, 40)}
        />
      </div>
    </div>
  );
}
