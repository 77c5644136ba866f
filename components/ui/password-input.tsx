import { type ComponentProps, useState } from "react";

import { Input } from "@/components/ui/input";

/** A password box with a button to show what was typed. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-18"
      />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 font-medium text-sm text-soft hover:text-ink"
      >
        {shown ? "Hide" : "Show"}
        {/* Which one, where there are several: "current password". */}
        <span className="sr-only">
          {" "}
          {props.name?.replace("Password", " password") ?? "password"}
        </span>
      </button>
    </span>
  );
}
