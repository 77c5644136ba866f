// A server that does with sharp what our compressor asks of it, and nothing else: the image is the body of the call.
// bench/compress-calls.ts measures the product beside it. Prints its address.
import { createServer } from "node:http";
import sharp from "sharp";

sharp.cache(false);
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const image = sharp(Buffer.concat(chunks)).autoOrient().resize(1280);
  response.end(await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
