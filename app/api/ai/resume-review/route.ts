import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { reviewResumeContract } from "@/lib/tools/review-resume/contract";
import { reviewResume } from "@/lib/tools/review-resume/service";

export const POST = defineToolRoute(reviewResumeContract, reviewResume);
