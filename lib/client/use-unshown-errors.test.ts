import { expect, it } from "vitest";

import { unshownErrors } from "@/lib/client/use-unshown-errors";

const LANGUAGE = "Send a language tag such as en or pt-BR.";
const LINK = "Please paste a YouTube URL";

it("names the errors that the page doesn't show, each once", () => {
  const errors = { url: LINK, language: LANGUAGE, "": LANGUAGE };

  expect(unshownErrors(errors, { innerText: `Video link\n${LINK}` })).toEqual([LANGUAGE]);
  expect(unshownErrors({}, { innerText: "" })).toEqual([]);
});
