"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";

import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

/** A server that restarts is back within seconds. */
const AGAIN_MS = 3_000;

/**
 * A component that is fetched when it is first shown: a spinner stands for it until then, or a notice as long as it can't be
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
        return { default: latePart(fetchPart) };
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

/** The component, once it can be fetched after all. */
function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  return function LatePart(props: Props) {
    const [late, setLate] = useState<{ Part: ComponentType<Props> }>();
    useEffect(() => {
      if (late) return;
      const again = () =>
        fetchPart().then(
          (Part) => setLate({ Part }),
          () => {},
        );
      const timer = setInterval(again, AGAIN_MS);
      return () => clearInterval(timer);
    }, [late]);
    return late ? <late.Part {...props} /> : <NotLoaded />;
  };
}

function NotLoaded() {
  return (
    <Notice tone="danger">
      Couldn't load this part of the page. Check your connection and reload the page.
    </Notice>
  );
}
