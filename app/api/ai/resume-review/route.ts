import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { reviewResumeContract } from "@/lib/tools/review-resume/contract";
import { reviewResume } from "@/lib/tools/review-resume/service";

export const POST = defineToolRoute(reviewResumeContract, reviewResume, {
  scopes: ["run"],
  summary: "Review a résumé",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
