import { GenerateImages } from "@/components/tools/generate-images";
import { engines } from "@/lib/providers";
import { toolMetadata } from "@/lib/registry/metadata";
import { descriptionOfPrompt } from "@/lib/tools/generate-images/options";

export const metadata = toolMetadata("generate-images");

export default async function GenerateImagesPage({
  searchParams,
}: PageProps<"/ai/generate-images">) {
  const { prompt } = await searchParams;
  const handedOver = descriptionOfPrompt(typeof prompt === "string" ? prompt : "");
  return (
    <GenerateImages
      // A prompt sent from another page resets this one.
      key={`${prompt}`}
      description={handedOver.description}
      style={handedOver.style.label}
      builtIn={engines.imageGenerator.get().engine.builtIn}
    />
  );
}
