import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { ImageDrop } from "@/components/images/image-drop";

function drawn(onSeveral?: () => void): string {
  const unused = () => {};
  return renderToStaticMarkup(
    <ImageDrop label="Image" onImages={unused} onReject={unused} onSeveral={onSeveral} />,
  );
}

it("lets several images be chosen where something takes them", () => {
  expect(drawn(() => {})).toMatch(/<input[^>]* multiple=""/);
  expect(drawn()).not.toMatch(/<input[^>]* multiple=""/);
});
