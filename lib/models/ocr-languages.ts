import "server-only";

import { AppError } from "@/lib/core/errors";
import type { ModelFile } from "@/lib/models/catalog";
import { installModel, isInstalled, modelPath } from "@/lib/models/install-model";
import { type ResolveArchive, resolveWithNpm } from "@/lib/models/npm-archive";
import { type OcrLanguage, ocrLanguage } from "@/lib/ocr/languages";

type FetchedLanguage = Exclude<OcrLanguage, "eng">;

/** Hash of each language file, and the size of its tarball. */
const FILES: Record<FetchedLanguage, { sha256: string; archiveBytes: number }> = {
  deu: {
    sha256: "306c4280d0cbed46fbff727486bd43b92730181bae80f56941a091f363bdf28b",
    archiveBytes: 8_411_089,
  },
  fra: {
    sha256: "d611139672b3752c7097e671e4a1d9209dfd37f2aeb081ef6487fba3351e9255",
    archiveBytes: 6_959_264,
  },
  spa: {
    sha256: "40be52f97b5d4eb7460073dc1f94cd546b27150333c0bf854ed7e7132db6bceb",
    archiveBytes: 10_436_372,
  },
  ita: {
    sha256: "f702fcfad297ce028ede3626d1467b67939f23ff23595f9badd54681cf25a4d3",
    archiveBytes: 8_567_364,
  },
  por: {
    sha256: "dacebc1386ddaaf8389f81094236cca0d690897cde693d48cbdaa881c86e2b4c",
    archiveBytes: 8_124_452,
  },
  nld: {
    sha256: "a2d904b6ddc4feb0d31ecfcd7361a554102e7aa2e278c54f4fc029e0d0815571",
    archiveBytes: 13_178_605,
  },
  jpn: {
    sha256: "2b63ebfbf1484de4a08ce53b29ef98a1c17658a93cbd38acb665d7d316d0be88",
    archiveBytes: 18_107_568,
  },
  jpn_vert: {
    sha256: "3a4f4df8df8f50f3389fe0da10502effced38faef763d8e540142bdc9b770308",
    archiveBytes: 4_044_598,
  },
  chi_sim: {
    sha256: "b8a23f10c7de500891eb458a8adc9cc58ab7f242f08b7d149f5e9aea4ad5db7c",
    archiveBytes: 21_809_859,
  },
};

/**
 * The gzipped Tesseract data of an OCR language, downloaded on first use and cached.
 *
 * @param code Tesseract's language code, such as `deu`
 * @returns the file's path
 * @throws AppError `not_found` for an unsupported language, `provider_unavailable` when it isn't cached and
 *   can't be downloaded
 */
export async function languageFile(
  code: string,
  options: {
    modelsDir: string;
    signal: AbortSignal;
    /** False when this server downloads nothing. */
    fetchWeights?: boolean;
    resolveArchive?: ResolveArchive;
  },
): Promise<string> {
  const model = modelOf(code);
  if (!model)
    throw new AppError("not_found", "We don't support this language. Choose another one.");
  const { modelsDir, signal, fetchWeights = true, resolveArchive = resolveWithNpm } = options;
  if (!(await isInstalled(modelsDir, model))) {
    if (!fetchWeights) throw new AppError("provider_unavailable", NOT_INSTALLED);
    try {
      await installModel(model, { modelsDir, resolveArchive, signal, onProgress: () => {} });
    } catch (cause) {
      const message =
        "We couldn't download this language. Ask this server's administrator to check its internet connection.";
      throw new AppError("provider_unavailable", message, { cause });
    }
  }
  return modelPath(modelsDir, model);
}

const NOT_INSTALLED = "This language isn't installed on this server. Choose another one.";

function modelOf(code: string): ModelFile | undefined {
  const bytes = ocrLanguage(code)?.bytes;
  const known = Object.hasOwn(FILES, code) ? FILES[code as FetchedLanguage] : undefined;
  if (!bytes || !known) return undefined;
  const name = `${code}.traineddata.gz`;
  return {
    file: `ocr/${name}`,
    capability: "reading",
    bytes,
    sha256: known.sha256,
    parts: [
      {
        package: `@tesseract.js-data/${code}@1.0.0`,
        path: `package/4.0.0_best_int/${name}`,
        bytes,
        archiveBytes: known.archiveBytes,
      },
    ],
    license: "Apache-2.0",
    attribution: "Tesseract's trained data (tessdata_best), by Google and the Tesseract authors",
  };
}
