import { GenerateImages } from "@/components/tools/generate-images";
import { ToolPage } from "@/components/tools/tool-page";
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
    <ToolPage slug="generate-images">
      <GenerateImages
        // A prompt sent from another page resets this one.
        key={`${prompt}`}
        description={handedOver.description}
        style={handedOver.style.label}
        builtIn={engines.imageGenerator.get().engine.builtIn}
      />
    </ToolPage>
  );
}
