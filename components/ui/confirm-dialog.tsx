"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ConfirmDialogProps = {
  title: string;
  /** What will happen. */
  description: string;
  /** The button that does it. */
  action: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, onCancel, onConfirm } = props;
  const footer = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="danger" onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onCancel} title={title} description={description} footer={footer} />
  );
}
