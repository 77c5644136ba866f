import { SITE } from "@/lib/core/site";

export function Tagline() {
  return (
    <p className="text-2xl text-soft italic [font-family:var(--font-tagline-italic),var(--font-instrument-serif),var(--serif-stand-ins),serif]">
      {SITE.tagline}
    </p>
  );
}
