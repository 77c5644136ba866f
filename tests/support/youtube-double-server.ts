import { startYoutubeDouble } from "./youtube-double";

await startYoutubeDouble(Number(process.env.YOUTUBE_DOUBLE_PORT ?? 4398));
