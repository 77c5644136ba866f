import { BY_LAW_CUES } from "@/lib/documents/reader/by-laws";
import type { Cue } from "@/lib/documents/reader/cue";
import { HANDBOOK_CUES } from "@/lib/documents/reader/handbook";
import { CLOSING_LINE, REGARDS, YOURS } from "@/lib/documents/reader/letter-closing";
import { MINUTES_CUES } from "@/lib/documents/reader/minutes";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import { RECORD_CUES } from "@/lib/documents/reader/record-cues";

/** The words that each kind is recognized by. */
export const CUES: Partial<Record<PaperKind, readonly Cue[]>> = {
  contract: [
    {
      name: "its title",
      weight: 3,
      in: "title",
      pattern:
        /\b(?:agreement|contract|lease|terms (?:and conditions|of service|of use)|memorandum of understanding)\b/i,
    },
    {
      name: "words of an agreement",
      isQuoted: true,
      weight: 3,
      pattern:
        /\b(?:entered into|by and between|(?:made|concluded) (?:on .{3,30} )?between|hereinafter|in witness whereof|hereby agree)/i,
    },
    { name: "“shall”", weight: 2, pattern: /\bshall\b[\s\S]{0,4000}\bshall\b/i },
    {
      name: "parties",
      weight: 1,
      pattern: /\b(?:part(?:y|ies)|landlord|tenant|lessee|lessor|licensee|employer)\b/i,
    },
    {
      name: "names of its parties",
      weight: 2,
      pattern: /\bbetween\b[^.\n]{3,120}\((?:the )?["“]?\p{Lu}\p{L}{2,20}["”]?\) and\b/iu,
    },
    {
      name: "both sides with their addresses",
      weight: 2,
      pattern:
        /\bbetween\b[^\n(]{3,160}\(["“]?(?:the )?["“]?\p{Lu}\p{L}{2,20}["”]?\),[^\n(]{0,160}\band\b[^\n(]{3,160}\(/iu,
    },
    {
      name: "employer and employee",
      weight: 2,
      pattern:
        /\bemployer\s?:[^\n]{2,200}\bemployee\s?:|\bemployer(?:\t|\s?:)[\s\S]{2,300}\nemployee(?:\t|\s?:)/i,
    },
    { name: "termination", weight: 1, pattern: /\bterminat(?:e|ed|ion)\b/i },
    {
      name: "governing law",
      weight: 2,
      pattern: /\b(?:governed by|governing law|jurisdiction)\b/i,
    },
    { name: "liability", weight: 1, pattern: /\b(?:liab(?:le|ility)|indemnif)/i },
  ],
  paper: [
    { name: "an abstract", weight: 3, in: "headings", pattern: /^(?:\d\W{0,3})?abstract$/im },
    {
      name: "methods",
      weight: 3,
      pattern: /(?:^|\n)(?:\d{1,2}\.? )?(?:(?:materials and )?methods?|design)(?:\.\n|:\s)/i,
    },
    {
      name: "results",
      weight: 2,
      pattern: /(?:^|\n)(?:\d{1,2}\.? )?(?:results|findings)(?:\.\n|:\s)/i,
    },
    {
      name: "parts of a study",
      weight: 5,
      in: "headings",
      pattern:
        /^(?:aims?|objectives?|background|design|methods?)\b[^\n]{0,30}\n[\s\S]{0,400}?^(?:(?:main )?findings|results?)\b[^\n]{0,20}\n[\s\S]{0,200}?^(?:conclusions?|interpretation|implications)\b/im,
    },
    {
      name: "references",
      weight: 3,
      in: "headings",
      pattern: /^(?:\d{1,2}\W{0,3})?(?:references|bibliography|literature cited|works cited)$/im,
    },
    {
      name: "methods and results",
      weight: 2,
      in: "headings",
      pattern:
        /^(?:\d\W{0,3})?(?:(?:materials? and )?methods?|methodology|results?|discussion|related work|experiments?|evaluation)\b/im,
    },
    {
      name: "what its authors did",
      weight: 1,
      pattern:
        /\bwe (?:find|found|show|propose|present|investigate[sd]?|measured|observed?|conclude|asked)\b/i,
    },
    {
      name: "citations",
      weight: 1,
      pattern: /\bet al\b|\bdoi\b|\[\d{1,3}\]|\(\p{Lu}\p{Ll}{1,30},? \d{4}\)/iu,
    },
  ],
  manual: [
    {
      name: "its title",
      weight: 3,
      in: "title",
      pattern:
        /\b(?:manual|user guide|instructions|handbook|owner'?s guide|operating guide|quick start|installation guide|guide to|how to)\b/i,
    },
    { name: "warnings", weight: 1, pattern: /\b(?:warning|caution|danger)\b/i },
    {
      name: "steps",
      weight: 2,
      pattern: /(?:^|\n)1[.)]\s[^\n]{3,300}\n2[.)]\s[^\n]{3,300}\n3[.)]\s/,
    },
    {
      name: "instructions",
      weight: 1,
      pattern: /\b(?:press|insert|switch|click|connect|remove|unplug|select) (?:the|on)\b/i,
    },
    {
      name: "usual chapters",
      weight: 2,
      in: "headings",
      pattern:
        /\b(?:troubleshooting|technical data|specifications|installation|intended use|maintenance|safety|getting started|warranty)\b/i,
    },
  ],
  handbook: HANDBOOK_CUES,
  minutes: MINUTES_CUES,
  bylaws: BY_LAW_CUES,
  form: [
    {
      name: "its title",
      weight: 2,
      in: "title",
      pattern:
        /\b(?:form|application|questionnaire|registration|enrollment|declaration|request for|claim)\b/i,
    },
    {
      name: "a request to fill it in",
      weight: 2,
      pattern:
        /\b(?:complete this form|fill (?:in|out)|please print|block (?:capitals|letters)|this form)\b/i,
    },
    {
      name: "a place to sign",
      weight: 2,
      pattern: /(?:^|\n)(?:signature|signed|applicant'?s signature)\b/i,
    },
  ],
  ...RECORD_CUES,
  letter: [
    {
      name: "its greeting",
      weight: 3,
      // Where lines are joined, the letter goes on behind the comma.
      pattern:
        /(?:^|\n)(?:(?:dear|to whom it may concern)\b[^\n]{0,80}(?:\n|$)|dear [^\n,:]{2,60}[,:]\s)/i,
    },
    {
      name: "its closing",
      weight: 3,
      // A scan may have it behind what was read as a comma.
      pattern: new RegExp(
        String.raw`[.,;!?] ${YOURS}\b|[.,;!?] (?:with )?${REGARDS},|(?:^|\n)${CLOSING_LINE}[,.]?(?:\s|$)`,
        "i",
      ),
    },
    { name: "a subject line", weight: 1, pattern: /(?:^|\n)(?:subject|re)\s?:/i },
  ],
};
