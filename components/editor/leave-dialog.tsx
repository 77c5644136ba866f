"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { useArticleEdit } from "@/lib/client/use-article-edit";

type LeaveDialogProps = {
  question: NonNullable<ReturnType<typeof useArticleEdit>["question"]>;
};

/** Asks before an edit is lost. */
export function LeaveDialog({ question }: LeaveDialogProps) {
  const footer = (
    <>
      <Button onClick={question.stay}>Keep editing</Button>
      <Button variant="danger" onClick={question.discard}>
        Discard changes
      </Button>
      <Button variant="accent" onClick={() => void question.save()}>
        Save
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={question.stay}
      title="Save your changes?"
      description="You've changed this article and haven't saved it yet."
      footer={footer}
    />
  );
}
