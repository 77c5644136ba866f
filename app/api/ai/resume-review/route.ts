import { defineToolRoute } from "@/lib/api/define-tool-route";
import { reviewResumeContract } from "@/lib/tools/review-resume/contract";
import { reviewResume } from "@/lib/tools/review-resume/service";

export const POST = defineToolRoute(reviewResumeContract, reviewResume);
