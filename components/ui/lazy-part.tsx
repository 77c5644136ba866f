"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

/**
 * A component that is fetched when it is first shown: a spinner stands for it until then, or a notice if it can't be
 * fetched.
 *
 * @param fetchPart a dynamic import
 * @param place stands for it instead of the spinner
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  place: ReactNode = <Spinner label="Loading" />,
): ComponentType<Props> {
  const Part = lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      (error) => {
        // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
        console.error(error);
        return { default: NotLoaded };
      },
    ),
  );
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function NotLoaded() {
  return (
    <Notice tone="danger">
      Couldn't load this part of the page. Check your connection and reload the page.
    </Notice>
  );
}
