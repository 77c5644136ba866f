import "server-only";

import { getCreation } from "@/db/queries/creations";
import type { StoredCall } from "@/db/schema/chain-items";
import type { Material } from "@/lib/chains/kinds";
import type { UserContext } from "@/lib/providers/context";
import type { ToolSlug } from "@/lib/registry/tools";

/** What a step is given: an input of the chain, or what the step before it made. */
export type ChainValue = {
  material: Material;
  /** A few words on what it is about; an image's name. */
  subject: string;
  /** A text or link as typed; absent for what a step made. */
  text?: string;
  /** Where its file is: `/api/files/…`. */
  address?: string | undefined;
  /** What a step made. */
  creationId?: string | undefined;
  /** The tool that made it. */
  from?: ToolSlug;
  /** Where the image is that a cutout was cut from. */
  original?: string | undefined;
};

/** The whole text of a value. */
export async function wholeText({ db, user }: UserContext, value: ChainValue): Promise<string> {
  if (value.text !== undefined || !value.creationId) return value.text ?? value.subject;
  const { content } = await getCreation(db, { id: value.creationId, userId: user.id });
  return content;
}

/** What a step made of a value, for the next one. */
export function valueOfCall(
  call: Pick<StoredCall, "creationId" | "address" | "subject">,
  { given, material, from }: { given: ChainValue; material: Material; from: ToolSlug },
): ChainValue {
  return {
    material,
    from,
    subject: call.subject ?? given.subject,
    address: call.address,
    creationId: call.creationId,
    original: material === "cutout" ? given.address : undefined,
  };
}
