import { Logo } from "@/components/shell/logo";
import { ThemeSwitch } from "@/components/ui/theme-switch";

/** The top bar of a page without navigation. */
export function PlainHeader() {
  return (
    <header className="border-line border-b">
      <div className="flex h-16 items-center justify-between px-4 sm:px-6">
        <Logo />
        <ThemeSwitch />
      </div>
    </header>
  );
}
