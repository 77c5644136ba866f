"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

import { useSession } from "#auth-client";
import { SelectedImages } from "@/components/images/selected-images";
import { ToolIcon } from "@/components/tools/tool-icon";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useNavigate } from "@/lib/client/address";
import { formStore } from "@/lib/client/form-store";
import { markKept } from "@/lib/client/kept-forms";
import { formatBytes } from "@/lib/core/format";
import {
  dropSharedFiles,
  keepOnlyShared,
  readSharedFiles,
  SHARED_LOST,
  SHARED_MS,
} from "@/lib/offline/shared-files";
import { getTool, type ToolSlug, toolPath } from "@/lib/registry/tools";

/** Tools in the order of what phones share most, with how many files each takes at once. */
const TAKERS: readonly { slug: ToolSlug; takes: "image" | "pdf"; several: boolean }[] = [
  { slug: "extract-text", takes: "image", several: true },
  { slug: "remove-background", takes: "image", several: false },
  { slug: "remove-object", takes: "image", several: false },
  { slug: "image-compressor", takes: "image", several: true },
  { slug: "pdf-summarizer", takes: "pdf", several: false },
  { slug: "review-resume", takes: "pdf", several: false },
];

/** What another app shared, and the tools that can take it. */
export function SharedFiles() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : null;
  const navigate = useNavigate();
  const isLost = useSearchParams().has(SHARED_LOST);
  const [files, setFiles] = useState<readonly File[]>();
  const [fault, setFault] = useState<string>();
  /** The tool whose form would be replaced. */
  const [asked, setAsked] = useState<ToolSlug | null>(null);
  useEffect(() => {
    if (!userId) return;
    const read = async () => {
      const found = await readSharedFiles(userId);
      // Whoever comes next drops them.
      if (found.length > 0) markKept(userId, Date.now() + SHARED_MS);
      return found;
    };
    read().then(setFiles, () => setFiles([]));
  }, [userId]);

  async function choose(slug: ToolSlug): Promise<void> {
    if (!userId) return;
    if (await formStore(userId, slug).read()) setAsked(slug);
    else await open(slug);
  }

  function change(files: readonly File[]): void {
    setFiles(files);
    keepOnlyShared(files).catch(() => {});
  }

  async function open(slug: ToolSlug): Promise<void> {
    if (!userId || !files) return;
    const store = formStore(userId, slug);
    // The tool's page brings it back as a form that was filled in there.
    await store.write({ files, fields: undefined, query: "", sentBy: null });
    if (!(await store.read())) {
      setFault("Your browser couldn't hand this over. Open the tool, and choose the file there.");
      return;
    }
    await dropSharedFiles();
    navigate(toolPath(slug));
  }

  return (
    <div className="grid max-w-3xl gap-6 *:min-w-0">
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">Shared with Atelier</h1>
        <p className="text-soft">Nothing is sent before you run a tool.</p>
      </header>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {isLost && (
        <Notice tone="warning">
          Not everything arrived. Share images and PDFs, or open a tool and choose them there.
        </Notice>
      )}
      {!files && <Skeleton className="h-40" />}
      {files?.length === 0 && (
        <Notice action={<ButtonLink href="/ai">Go to the dashboard</ButtonLink>}>
          There's nothing here. Share a picture or a PDF from another app, or open a tool and choose
          it there.
        </Notice>
      )}
      {files && files.length > 0 && (
        <>
          <ChosenFiles files={files} onChange={change} />
          <Takers files={files} onOpen={(slug) => void choose(slug)} />
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={`Replace what's in ${getTool(asked).title}?`}
          description="You filled in its form and haven't run it yet."
          action="Replace it"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void open(asked);
          }}
        />
      )}
    </div>
  );
}

const isImage = ({ type }: File) => type.startsWith("image/");

type ChosenFilesProps = { files: readonly File[]; onChange: (files: readonly File[]) => void };

function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  if (files.every(isImage)) return <SelectedImages images={files} onChange={onChange} />;
  return (
    <ul aria-label="Chosen files" className="grid gap-2">
      {files.map(({ name, size }) => (
        <li key={name} className="rounded-control border border-line px-4 py-3 text-sm">
          {name} <span className="text-soft tabular-nums">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}

type TakersProps = { files: readonly File[]; onOpen: (slug: ToolSlug) => void };

function Takers({ files, onOpen }: TakersProps) {
  const kind = files.every(isImage) ? "image" : "pdf";
  const takers = TAKERS.filter(
    ({ takes, several }) => takes === kind && (several || files.length === 1),
  );
  if (takers.length === 0) {
    return <Notice>Share images alone, or one PDF: no tool takes these files together.</Notice>;
  }
  return (
    <section aria-labelledby="takers" className="grid gap-3">
      <h2 id="takers" className="font-medium">
        Open in
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {takers.map(({ slug }) => {
          const tool = getTool(slug);
          return (
            <li key={slug}>
              <Button
                variant="outline"
                className="h-auto w-full justify-start gap-4 p-3 text-left"
                onClick={() => onOpen(slug)}
              >
                <ToolIcon tool={tool} />
                {tool.title}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
