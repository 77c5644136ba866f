import { expect, it } from "vitest";

import { streamEvents } from "@/lib/api/stream";

it("answers HEAD as GET, without a body, and begins no work", async () => {
  const happened: string[] = [];
  const work = async () => {
    happened.push("work");
    return { content: "Bees" };
  };
  const ask = (method: string) => {
    const request = new Request("http://localhost/", { method });
    return streamEvents(request, "request-1", work, () => happened.push("end"));
  };

  const head = ask("HEAD");

  expect(head.body).toBeNull();
  expect(happened).toEqual(["end"]);
  const get = ask("GET");
  expect(await get.text()).toContain("event: done");
  expect([...head.headers]).toEqual([...get.headers]);
});
