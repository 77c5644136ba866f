import { LiveCompressor } from "@/components/marketing/live-compressor";
import { LIVE_SAMPLE } from "@/components/marketing/live-sample";
import { Ruler } from "@/components/marketing/ruler";
import { Tagline } from "@/components/marketing/tagline";
import { WatchDemo } from "@/components/marketing/watch-demo";
import { ButtonLink } from "@/components/ui/button-link";
import { SITE } from "@/lib/core/site";
import { TOOLS } from "@/lib/registry/tools";

/** Headline, tagline, the two calls to action [L-04 to L-07], and something to try at once. */
export function Hero() {
  return (
    <div>
      {/* Before there is a layout, nobody knows that this is the largest thing to paint. */}
      <link rel="preload" as="image" href={LIVE_SAMPLE.compressed} fetchPriority="high" />
      <Ruler />
      <div className="mx-auto grid max-w-[1240px] gap-10 px-5 pt-8 pb-14 sm:px-8 sm:pt-12 md:pt-14 md:pb-16 lg:grid-cols-12">
        {/* Centered beside the panel, it would move while the panel arrives. */}
        <div className="lg:col-span-6 lg:pt-14 xl:col-span-7">
          <h1 className="font-display text-[clamp(2.875rem,6.6vw,5.75rem)] leading-[0.98] tracking-[-0.02em] text-balance">
            Create amazing content with AI tools
          </h1>
          <div className="mt-6">
            <Tagline />
          </div>
          <p className="mt-5 max-w-[46ch] text-pretty text-soft">{SITE.description}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ButtonLink href="/ai" prefetch={false} variant="accent" size="lg">
              Start creating now
            </ButtonLink>
            <WatchDemo />
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 text-sm">
            <a
              href="#tools"
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              See all {TOOLS.length} tools
            </a>
            <span>{SITE.claim}</span>
          </p>
        </div>
        <div className="min-w-0 lg:col-span-6 xl:col-span-5">
          <LiveCompressor />
        </div>
      </div>
    </div>
  );
}
