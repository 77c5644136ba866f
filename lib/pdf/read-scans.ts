import type { OcrLanguage } from "@/lib/ocr/languages";
import { languageOfTag, languageOfText } from "@/lib/pdf/document-language";
import type { PdfJobs, RecognizedImageText } from "@/lib/pdf/jobs";
import { type PdfPage, type PdfReading, type PdfReadingOptions, textOfPage } from "@/lib/pdf/pdf";
import { assessText } from "@/lib/pdf/usable-text";

/** What `readScans` needs from its environment. */
export type ScanTools = {
  recognize(input: Omit<PdfJobs["recognize"]["input"], "path">): Promise<RecognizedImageText[]>;
  /**
   * Returns the folder with a language's OCR data; undefined for English, which is bundled.
   *
   * @throws when the data isn't on this machine and can't be downloaded
   */
  languageFolder(language: OcrLanguage): Promise<string | undefined>;
};

type Bounds = Pick<PdfReadingOptions, "maxOcrPages" | "maxOcrMs">;
type LanguageData = { language: OcrLanguage; languageFolder: string | undefined };

const ENGLISH: LanguageData = { language: "eng", languageFolder: undefined };
/**
 * Measured confidence: 85 or more of 100 for print in the right language, 30 to 70 for another
 * script.
 */
const LEGIBLE_CONFIDENCE = 78;
/** Print in another script still yields this many supposed letters; a photograph yields fewer. */
const MIN_LETTERS = 120;
/** With fewer letters than this beyond those of its text, an image says nothing more. */
const MIN_MORE_LETTERS = 8;
/** Scripts that English OCR can't tell apart. */
const OTHER_SCRIPTS: readonly OcrLanguage[] = ["jpn", "chi_sim"];

/**
 * Runs OCR on the pages that are only images, within the bounds, in the document's language: that
 * of its readable pages, otherwise the one its first scanned page turns out to have. If that
 * language's data is unavailable, English is used and `missingLanguage` is set. Changes `reading`
 * in place.
 */
export async function readScans(
  reading: PdfReading,
  bounds: Bounds,
  tools: ScanTools,
): Promise<void> {
  const pages = reading.pages
    .filter((page) => page.source === "unread")
    .slice(0, bounds.maxOcrPages);
  const [first, ...later] = pages;
  if (!first) return;
  const deadline = performance.now() + bounds.maxOcrMs;
  const recognize = async (data: LanguageData, wanted: readonly PdfPage[]) => {
    const maxMs = deadline - performance.now();
    const numbers = wanted.map(({ page }) => page);
    const before = wanted.includes(first) ? 0 : 1;
    const total = pages.length;
    return maxMs > 0 ? tools.recognize({ ...data, pages: numbers, before, total, maxMs }) : [];
  };
  const open = async (language: OcrLanguage): Promise<LanguageData | undefined> => {
    try {
      return { language, languageFolder: await tools.languageFolder(language) };
    } catch {
      return undefined;
    }
  };

  // What a scanner stamps on a page is in the language of the scanner.
  const readable = reading.pages.filter(({ source }) => source !== "unread");
  const known = languageOfText(readable.map(textOfPage).join("\n"));
  const declared = known ?? languageOfTag(reading.language) ?? "eng";
  const own = (await open(declared)) ?? ENGLISH;
  if (own.language !== declared) reading.missingLanguage = declared;
  const [found] = await recognize(own, [first]);
  const best = { data: own, found };
  const others = known || !found ? [] : betterLanguages(found, own.language);
  for (const language of others) {
    const data = await open(language);
    const [other] = data ? await recognize(data, [first]) : [];
    if (data && other && other.confidence > (best.found?.confidence ?? 0)) {
      Object.assign(best, { data, found: other });
    }
    // A guess at the script isn't certain enough to report.
    else if (!data && languageOfFound(found) === language) reading.missingLanguage = language;
  }
  apply(first, best.found, best.data);
  const rest = later.length > 0 ? await recognize(best.data, later) : [];
  for (const page of later) {
    apply(
      page,
      rest.find((one) => one.page === page.page),
      best.data,
    );
  }
}

/** Languages worth another try on a page. */
function betterLanguages(
  found: RecognizedImageText,
  language: OcrLanguage,
): readonly OcrLanguage[] {
  const recognizedLanguage = languageOfFound(found);
  if (recognizedLanguage) return recognizedLanguage === language ? [] : [recognizedLanguage];
  const legible = found.confidence >= LEGIBLE_CONFIDENCE || found.letters < MIN_LETTERS;
  return legible ? [] : OTHER_SCRIPTS.filter((other) => other !== language);
}

function languageOfFound(found: RecognizedImageText | undefined): OcrLanguage | undefined {
  return languageOfText(found?.blocks.map((block) => block.text).join("\n") ?? "");
}

function apply(
  page: PdfPage,
  found: RecognizedImageText | undefined,
  { language }: LanguageData,
): void {
  if (!found) return;
  // A photograph with a line at its edge.
  if (hasUsableText(page) && found.letters < lettersOf(page) + MIN_MORE_LETTERS) {
    page.source = "text";
    return;
  }
  if (found.blocks.length === 0) return;
  page.blocks = found.blocks;
  page.source = "ocr";
  page.ocrLanguage = language;
}

function hasUsableText({ blocks }: PdfPage): boolean {
  return assessText(blocks) === "usable";
}

function lettersOf(page: PdfPage): number {
  return textOfPage(page).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
