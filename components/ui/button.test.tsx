import { expect, it, vi } from "vitest";

import { Button } from "@/components/ui/button";

it("keeps the focus while it's pending, and does nothing when pressed", () => {
  const onClick = vi.fn();
  const { props } = Button({ type: "submit", pending: true, onClick });
  const preventDefault = vi.fn();

  props.onClick({ preventDefault });

  expect(props.disabled).toBeUndefined();
  expect(props).toMatchObject({ "aria-disabled": true, "aria-busy": true, type: "submit" });
  expect(onClick).not.toHaveBeenCalled();
  // Or the form would be sent twice.
  expect(preventDefault).toHaveBeenCalled();
});

it("does what it's for otherwise", () => {
  const onClick = vi.fn();
  expect(Button({ onClick, disabled: true }).props).toMatchObject({ onClick, disabled: true });
});
