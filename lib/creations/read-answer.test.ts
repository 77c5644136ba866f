import { describe, expect, it } from "vitest";

import {
  creationListReader,
  creationResponseReader,
  galleryReader,
} from "@/lib/creations/read-answer";
import { creationListSchema, creationSchema, gallerySchema } from "@/lib/creations/schema";

const creation = {
  id: "0198f7a2-0000-7000-8000-000000000000",
  tool: "write-article",
  type: "article",
  prompt: "Write an article about bees",
  title: null,
  content: "# Bees",
  meta: { words: 2 },
  likes: ["me"],
  likeCount: 1,
  likedByMe: true,
  mine: true,
  published: false,
  truncated: false,
  parentId: null,
  created_at: "2026-01-02T03:04:05.000Z",
};
const list = { creations: [creation], total: 1, nextCursor: null };

describe("readers of answers", () => {
  it("take what the schemas take", () => {
    expect(creationListSchema.safeParse(list).success).toBe(true);
    expect(creationListReader.safeParse(list)).toEqual({ success: true, data: list });
    expect(gallerySchema.safeParse(list).success).toBe(true);
    expect(galleryReader.safeParse(list).success).toBe(true);
    expect(creationResponseReader.safeParse({ creation }).success).toBe(true);
  });

  const required = Object.entries(creationSchema.shape).filter(([, field]) => !field.isOptional());

  it.each(required.map(([name]) => name))("refuse a creation without its %s", (field) => {
    const rest: Record<string, unknown> = { ...creation };
    delete rest[field];
    expect(creationResponseReader.safeParse({ creation: rest }).success).toBe(false);
    expect(creationListReader.safeParse({ ...list, creations: [rest] }).success).toBe(false);
  });

  it.each([undefined, null, "list", {}, { ...list, nextCursor: 3 }, { ...list, total: "1" }])(
    "refuse %j as a list",
    (body) => {
      expect(creationListReader.safeParse(body).success).toBe(false);
    },
  );
});
