"use client";

import { MessageCircleQuestionMark } from "lucide-react";
import { useId } from "react";

import { Button } from "@/components/ui/button";

type SuggestedQuestionsProps = {
  questions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
};

/** Questions the document answers; a click asks one. */
export function SuggestedQuestions({ questions, disabled, onAsk }: SuggestedQuestionsProps) {
  const titleId = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-wrap gap-2">
      <h3 id={titleId} className="w-full text-sm text-soft">
        Suggested questions
      </h3>
      {questions.map((question) => (
        <Button
          key={question}
          size="sm"
          disabled={disabled}
          onClick={() => onAsk(question)}
          className="h-auto min-h-9 py-1.5 text-left font-normal"
        >
          <MessageCircleQuestionMark aria-hidden className="text-soft" />
          <span className="min-w-0 break-words">{question}</span>
        </Button>
      ))}
    </section>
  );
}
