import { Ruler } from "@/components/marketing/ruler";
import { Tagline } from "@/components/marketing/tagline";
import { WatchDemo } from "@/components/marketing/watch-demo";
import { ButtonLink } from "@/components/ui/button-link";
import { SITE } from "@/lib/core/site";

/** Headline, tagline, and the two calls to action [L-04 to L-07]. */
export function Hero() {
  return (
    <div>
      <Ruler />
      <div className="mx-auto max-w-[1240px] px-5 pt-14 pb-12 sm:px-8 md:pt-20 md:pb-16">
        <h1 className="font-display text-[clamp(2.875rem,9.2vw,6.5rem)] leading-[0.98] tracking-[-0.02em] text-balance md:max-w-[8.6em] md:text-wrap">
          Create amazing content with AI tools
        </h1>
        <div className="mt-8 grid gap-8 md:mt-12 md:grid-cols-12">
          <div className="md:col-span-6">
            <Tagline />
            <div className="mt-8 flex flex-wrap items-center gap-3">
              <ButtonLink href="/ai" prefetch={false} variant="accent" size="lg">
                Start creating now
              </ButtonLink>
              <WatchDemo />
            </div>
          </div>
          <div className="self-end md:col-span-6">
            <p className="max-w-[46ch] text-pretty text-soft">{SITE.description}</p>
            <p className="mt-4 text-sm">{SITE.claim}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
