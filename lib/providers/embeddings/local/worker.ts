import { findAnswerOdds } from "@/lib/providers/embeddings/local/answer-odds";
import { embedTexts } from "@/lib/providers/embeddings/local/embed-texts";
import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import { findSpokenMarks } from "@/lib/providers/embeddings/local/spoken-marks";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<EmbeddingsJobs>({
  embed: embedTexts,
  spokenMarks: findSpokenMarks,
  answerOdds: findAnswerOdds,
});
