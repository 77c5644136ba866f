import "server-only";

import { POST as compressResizeImage } from "@/app/api/ai/compress-resize-image/route";
import { POST as extractText } from "@/app/api/ai/extract-text/route";
import { POST as generateArticle } from "@/app/api/ai/generate-article/route";
import { POST as generateBlogTitle } from "@/app/api/ai/generate-blog-title/route";
import { POST as generateImage } from "@/app/api/ai/generate-image/route";
import { POST as generateOutline } from "@/app/api/ai/generate-outline/route";
import { POST as pdfChat } from "@/app/api/ai/pdf-chat/route";
import { POST as qrGenerate } from "@/app/api/ai/qr-generate/route";
import { POST as qrList } from "@/app/api/ai/qr-list/route";
import { POST as readDocument } from "@/app/api/ai/read-document/route";
import { POST as removeImageBackground } from "@/app/api/ai/remove-image-background/route";
import { POST as removeImageObject } from "@/app/api/ai/remove-image-object/route";
import { POST as resumeReview } from "@/app/api/ai/resume-review/route";
import { POST as rewriteText } from "@/app/api/ai/rewrite-text/route";
import { POST as summarizePdf } from "@/app/api/ai/summarize-pdf/route";
import { POST as youtubeChat } from "@/app/api/ai/youtube-chat/route";
import { POST as youtubeSummary } from "@/app/api/ai/youtube-summary/route";
import { GET as enginesInReach } from "@/app/api/engines/in-reach/route";
import { GET as files } from "@/app/api/files/[id]/route";
import { GET as runsFile } from "@/app/api/runs/file/route";
import { GET as runsFollow } from "@/app/api/runs/follow/route";
import { GET as runsGet } from "@/app/api/runs/get/route";
import { GET as runs } from "@/app/api/runs/route";
import { POST as runsStop } from "@/app/api/runs/stop/route";
import { POST as uploads } from "@/app/api/uploads/route";
import { POST as deleteCreation } from "@/app/api/user/delete-creation/route";
import { POST as deleteCreations } from "@/app/api/user/delete-creations/route";
import { POST as downloadCreations } from "@/app/api/user/download-creations/route";
import { GET as getBin } from "@/app/api/user/get-bin/route";
import { GET as getCreation } from "@/app/api/user/get-creation/route";
import { GET as getPublishedCreations } from "@/app/api/user/get-published-creations/route";
import { GET as getShare } from "@/app/api/user/get-share/route";
import { GET as getUsage } from "@/app/api/user/get-usage/route";
import { GET as getUserCreations } from "@/app/api/user/get-user-creations/route";
import { GET as getVersion } from "@/app/api/user/get-version/route";
import { GET as getVersions } from "@/app/api/user/get-versions/route";
import { POST as pinCreation } from "@/app/api/user/pin-creation/route";
import { POST as publishCreation } from "@/app/api/user/publish-creation/route";
import { POST as renameCreation } from "@/app/api/user/rename-creation/route";
import { POST as restoreCreation } from "@/app/api/user/restore-creation/route";
import { POST as restoreCreations } from "@/app/api/user/restore-creations/route";
import { POST as restoreVersion } from "@/app/api/user/restore-version/route";
import { POST as saveCreation } from "@/app/api/user/save-creation/route";
import { POST as shareCreation } from "@/app/api/user/share-creation/route";
import { POST as toggleLikeCreation } from "@/app/api/user/toggle-like-creation/route";
import { POST as unshareCreation } from "@/app/api/user/unshare-creation/route";
import { type ApiOperation, apiOperation } from "@/lib/programs/api-operation";

/** Every call that programs can make with an access token. A test compares this list with the routes. */
export const API_OPERATIONS: readonly ApiOperation[] = [
  apiOperation("post", "/api/ai/compress-resize-image", compressResizeImage),
  apiOperation("post", "/api/ai/extract-text", extractText),
  apiOperation("post", "/api/ai/generate-article", generateArticle),
  apiOperation("post", "/api/ai/generate-blog-title", generateBlogTitle),
  apiOperation("post", "/api/ai/generate-image", generateImage),
  apiOperation("post", "/api/ai/generate-outline", generateOutline),
  apiOperation("post", "/api/ai/pdf-chat", pdfChat),
  apiOperation("post", "/api/ai/qr-generate", qrGenerate),
  apiOperation("post", "/api/ai/qr-list", qrList),
  apiOperation("post", "/api/ai/read-document", readDocument),
  apiOperation("post", "/api/ai/remove-image-background", removeImageBackground),
  apiOperation("post", "/api/ai/remove-image-object", removeImageObject),
  apiOperation("post", "/api/ai/resume-review", resumeReview),
  apiOperation("post", "/api/ai/rewrite-text", rewriteText),
  apiOperation("post", "/api/ai/summarize-pdf", summarizePdf),
  apiOperation("post", "/api/ai/youtube-chat", youtubeChat),
  apiOperation("post", "/api/ai/youtube-summary", youtubeSummary),
  apiOperation("get", "/api/engines/in-reach", enginesInReach),
  apiOperation("get", "/api/files/{id}", files),
  apiOperation("get", "/api/runs/file", runsFile),
  apiOperation("get", "/api/runs/follow", runsFollow),
  apiOperation("get", "/api/runs/get", runsGet),
  apiOperation("get", "/api/runs", runs),
  apiOperation("post", "/api/runs/stop", runsStop),
  apiOperation("post", "/api/uploads", uploads),
  apiOperation("post", "/api/user/delete-creation", deleteCreation),
  apiOperation("post", "/api/user/delete-creations", deleteCreations),
  apiOperation("post", "/api/user/download-creations", downloadCreations),
  apiOperation("get", "/api/user/get-bin", getBin),
  apiOperation("get", "/api/user/get-creation", getCreation),
  apiOperation("get", "/api/user/get-published-creations", getPublishedCreations),
  apiOperation("get", "/api/user/get-share", getShare),
  apiOperation("get", "/api/user/get-usage", getUsage),
  apiOperation("get", "/api/user/get-user-creations", getUserCreations),
  apiOperation("get", "/api/user/get-version", getVersion),
  apiOperation("get", "/api/user/get-versions", getVersions),
  apiOperation("post", "/api/user/pin-creation", pinCreation),
  apiOperation("post", "/api/user/publish-creation", publishCreation),
  apiOperation("post", "/api/user/rename-creation", renameCreation),
  apiOperation("post", "/api/user/restore-creation", restoreCreation),
  apiOperation("post", "/api/user/restore-creations", restoreCreations),
  apiOperation("post", "/api/user/restore-version", restoreVersion),
  apiOperation("post", "/api/user/save-creation", saveCreation),
  apiOperation("post", "/api/user/share-creation", shareCreation),
  apiOperation("post", "/api/user/toggle-like-creation", toggleLikeCreation),
  apiOperation("post", "/api/user/unshare-creation", unshareCreation),
];
