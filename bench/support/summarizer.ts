import { startModelDouble } from "./model-double";
import { startProduct } from "./product";
import type { Prepared } from "./programs";

/** Starts the product with a model that answers at once, for `bench/pdf.mjs`. */
export async function startSummarizer(documents: string): Promise<Prepared> {
  const double = await startModelDouble(4318);
  const product = await startProduct(4322, {
    OPENAI_BASE_URL: double.url,
    AI_TEXT_MODEL: "double",
  });
  return {
    args: [documents, product.url],
    end: async () => {
      await product.close();
      double.close();
    },
  };
}
