"use client";

import { type ReactNode, useState } from "react";
import { Handle, HandleRoot, Item, Provider, Root } from "react-compare-slider/components";
import { useReactCompareSlider } from "react-compare-slider/hooks";

type CompareSliderProps = {
  before: ReactNode;
  after: ReactNode;
  /** Or a press anywhere moves the edge. */
  onlyHandleDraggable: boolean;
};

/** Two images of one size on top of each other, with an edge between them to be moved. What it's in shows the focus. */
export function CompareSlider({ before, after, onlyHandleDraggable }: CompareSliderProps) {
  const [edge, setEdge] = useState(50);
  const slider = useReactCompareSlider({ onlyHandleDraggable, onPositionChange: setEdge });
  const share = Math.round(edge);
  return (
    <Provider {...slider}>
      <Root className="size-full">
        <Item item="itemOne">{before}</Item>
        <Item item="itemTwo">{after}</Item>
        <HandleRoot
          aria-label="Compare before and after"
          aria-valuetext={`${share}% before, ${100 - share}% after`}
        >
          <Handle />
        </HandleRoot>
      </Root>
    </Provider>
  );
}
