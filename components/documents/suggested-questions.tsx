"use client";

import { MessageCircleQuestionMark } from "lucide-react";

import { Button } from "@/components/ui/button";

type SuggestedQuestionsProps = {
  questions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
};

/** Questions that the document answers; a click asks one. */
export function SuggestedQuestions({ questions, disabled, onAsk }: SuggestedQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Suggested questions" className="flex flex-wrap gap-2">
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
