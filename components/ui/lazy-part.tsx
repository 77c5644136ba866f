"use client";

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";

import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { awaitPart } from "@/lib/client/parts-to-come";

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
      <Suspense fallback={<Place>{place}</Place>}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Place({ children }: { children: ReactNode }) {
  useLayoutEffect(awaitPart, []);
  return children;
}

/** A notice, and the component once it can be fetched after all. */
function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>(() => NotLoaded);
    useEffect(() => {
      const again = () => fetchPart().then(show, () => {});
      const timer = setInterval(again, AGAIN_MS);
      const show = (part: ComponentType<Props>) => {
        clearInterval(timer);
        setPart(() => part);
      };
      return () => clearInterval(timer);
    }, []);
    return <Part {...props} />;
  };
}

function NotLoaded() {
  return <Notice tone="danger">Couldn't load this part of the page. Check your connection.</Notice>;
}
