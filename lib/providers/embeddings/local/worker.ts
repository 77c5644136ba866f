import { findAnswerOdds } from "@/lib/providers/embeddings/local/answer-odds";
import { embedTexts } from "@/lib/providers/embeddings/local/embed-texts";
import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import { findSentenceEnds } from "@/lib/providers/embeddings/local/sentence-ends";
import { serveJobs } from "@/lib/workers/serve";

serveJobs<EmbeddingsJobs>({
  embed: embedTexts,
  sentenceEnds: findSentenceEnds,
  answerOdds: findAnswerOdds,
});
