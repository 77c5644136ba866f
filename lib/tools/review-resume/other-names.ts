import { hasDoubtfulName } from "@/lib/tools/review-resume/doubtful-names";

/** Names of one thing; a posting asks for it by one of them, and a résumé has it by another. */
const NAMES: readonly string[] = [
  "RNs?|[Rr]egistered [Nn]urses?|REGISTERED NURSE",
  "JavaScript|JS|ECMAScript|Javascript",
  "Kubernetes|[Kk]8s|K8S",
  "PostgreSQL|Postgres|postgres|psql",
  "Angular(?:\\.?[Jj][Ss])?",
  "Next\\.?[Jj][Ss]",
  "(?<!ICH[ /-])GCP(?![ ,/-]*(?:G[LM]P|ICH|guidelines))|Google Cloud(?: Platform)?",
  "AWS|Amazon Web Services",
  "Azure|Microsoft Azure",
  "MS ?SQL(?: Server)?|(?:Microsoft )?SQL Server|T-SQL",
  "Google Workspace|G ?Suite|Google Apps",
  "(?:Microsoft|Office|M|O)[ -]?365",
  "[Mm]achine [Ll]earning|(?<!\\d ?)ML",
  "(?:RESTful|REST)(?: (?:APIs?|[Ss]ervices?|[Ww]eb [Ss]ervices?|[Ee]ndpoints?|interfaces?))?|[Rr]estful [Aa]pis?",
  "CI/CD|[Cc]ontinuous (?:[Ii]ntegration|[Dd]elivery|[Dd]eployment)",
  "HTML ?5?",
  "CSS ?3?",
  "MCSP|CSP|Chartered Society(?: of Physiotherapy)?",
  "[Uu]ser [Ee]xperience|UX(?: [Dd]esign)?",
  "(?:IET )?(?:18th|Eighteenth) [Ee]dition(?: (?:IET )?[Ww]iring [Rr]egulations)?|(?<!1[67]th [^\\n]{0,40})BS ?7671(?::\\d{4})?|IET [Ww]iring [Rr]egulations",
  "City ?(?:&|[Aa]nd) ?Guilds|C ?& ?G",
  "[Ss]oftware (?:[Dd]evelop(?:ment|ers?)|[Ee]ngineer(?:ing|s)?)",
  "[Ww]eb (?:[Dd]evelop(?:ment|ers?))",
];
/** What something is called, and names that belong to one of its kind. */
const KINDS: readonly [asked: string, named: string][] = [
  ["typescript|ts", "TypeScript|Typescript"],
  ["node(?:\\.?js)?", "Node\\.?[Jj][Ss]"],
  ["react(?:\\.?js)?", "React\\.?[Jj][Ss]"],
  ["vue(?:\\.?js)?", "Vue\\.?[Jj][Ss]"],
  ["express(?:\\.?js)?", "Express\\.?[Jj][Ss]"],
  ["CI", "CI/CD|[Cc]ontinuous (?:[Ii]ntegration|[Dd]elivery|[Dd]eployment)"],
  ["accounts payable|AP", "[Aa]ccounts [Pp]ayable"],
  ["accounts receivable|AR", "[Aa]ccounts [Rr]eceivable"],
  // A verb, too.
  [
    "golang|go",
    "[Gg]olang|(?<=^|[,:/(|•·] ?|(?:in|with|using|and|or) )Go(?=$|[,;/)|•·]| (?:and|or|&) )",
  ],
  [
    "(?:EHR|EMR|electronic (?:health|medical|patient) records?)(?: (?:systems?|software))?",
    "EHR|EMR|[Ee]lectronic (?:[Hh]ealth|[Mm]edical|[Pp]atient) [Rr]ecords?|Cerner|Meditech|MEDITECH|Athena ?[Hh]ealth|eClinicalWorks|SystmOne|EMIS",
  ],
  ["CRM(?: (?:systems?|software|tools?))?", "CRM|Salesforce|HubSpot|Hubspot|Zoho"],
  [
    "LMS|learning management systems?",
    "LMS|Moodle|Google Classroom|Schoology|[Ll]earning [Mm]anagement [Ss]ystem",
  ],
  [
    "version control(?: systems?)?",
    "[Gg]it|GIT|GitHub|GitLab|SVN|Subversion|[Vv]ersion [Cc]ontrol",
  ],
  [
    "relational databases?|RDBMS",
    "RDBMS|[Rr]elational [Dd]atabases?|Postgres(?:QL)?|MySQL|MariaDB|(?:MS )?SQL Server",
  ],
  [
    "(?:public )?cloud(?: (?:platforms?|services|computing|providers?|infrastructure))?",
    "[Cc]loud(?=[ -](?:platforms?|services?|computing|infrastructure|providers?|native|architect|engineer|migrations?|deployments?|hosting|storage|security|operations)(?!\\p{L}))|(?<=(?:in|to|on|the|public|Google|IBM|Oracle) )[Cc]loud(?! \\p{Lu})|AWS|Azure|GCP|Amazon Web Services",
  ],
  [
    "infrastructure[- ]as[- ]code|IaC",
    "IaC|[Ii]nfrastructure[ -][Aa]s[ -][Cc]ode|Terraform|CloudFormation|Pulumi",
  ],
  ["spreadsheets?(?: software)?", "[Ss]preadsheets?|Google Sheets"],
  ["CAD(?: software)?", "(?<!\\d ?)CAD(?! ?[$\\d])|AutoCAD|SolidWorks|SOLIDWORKS|Revit|Fusion 360"],
];

type Names = { asked: RegExp; named: RegExp };
const namesOf = (asked: string, named: string, flags: string): Names => ({
  asked: new RegExp(`^(?:${asked})$`, flags),
  named: new RegExp(`(?<![\\p{L}\\p{N}+#])(?:${named})(?![\\p{L}\\p{N}+#])(?!\\.\\p{L})`, "u"),
});
const ALL: readonly Names[] = [
  ...NAMES.map((names) => namesOf(names, names, "u")),
  ...KINDS.map(([asked, named]) => namesOf(asked, named, "iu")),
];

/** Whether a text has a term by another of its names, or an example of it: "RN" and "Registered Nurse", "EHR" and "Epic". */
export function hasOtherName(text: string, term: string): boolean {
  return (
    ALL.some(({ asked, named }) => asked.test(term) && named.test(text)) ||
    hasDoubtfulName(text, term)
  );
}

const LIFTS =
  /(?<!\p{L})(?:fork ?-?lifts?|FLT|counter ?-?balanced?|reach trucks?|lift trucks?)(?!\p{L})/iu;
const TEACHES = /(?<!\p{L})(?:teach(?:ing|ers?)?(?:['’]s?)?|educators?(?:['’]s?)?)(?!\p{L})/iu;
const CERTIFIED =
  /(?<!\p{L})(?:certifi(?:ed|cates?|cations?)|licen[cs](?:es?|ed)|licensure|ticket|card|credentials?|qualified|RTITB|ITSSAR|NPORS|QTS)(?!\p{L})/iu;
/** Between "forklift" and "certificate", and between "licensed" and "teacher". */
const OF_ONE =
  "(?:trucks?|driv(?:er|ing)(?:['’]?s)?|operat(?:or|ion|ing)(?:['’]?s)?|training|safety|powered|industrial|sit-down|stand-up|class|state|public|school|schools|elementary|secondary|primary|middle|high|special|education|early|childhood|math|maths|mathematics|english|science|bilingual|ESL|full|valid|current|professional|standard|provisional|level|as|an?|the|in|to|for|of|use|drive|operate|teach)";

/** A word for what it is about and one for having it, in one part of a line and beside each other. */
const beside = (about: RegExp) =>
  new RegExp(
    `${about.source}(?: ${OF_ONE}){0,3}(?: ?[,:(–—-])? ?${CERTIFIED.source}|${CERTIFIED.source}(?: ${OF_ONE}){0,3}:? ${about.source}|(?<!\\p{L})(?:licen[cs]es|certificat(?:es|ions)|tickets|credentials)(?: (?:and|&) \\p{L}{3,15})?: [^:;.]{0,80}${about.source}`,
    "iu",
  );
/** Credentials that people name in many ways, with the words that all of them have. */
const CREDENTIALS: readonly [asked: RegExp, about: RegExp][] = [
  [
    /^(.*?) ?fork ?-?lift (?:truck )?(?:(?:driver|operator)(?:['’]?s)? )?(?:licen[cs]e|certificat(?:e|ion)|ticket)$/iu,
    beside(LIFTS),
  ],
  [
    /^(.*?) ?(?:teach(?:ing|er)|educator)(?:['’]?s)? (?:licen[cs]e|certificat(?:e|ion)|credentials?)$/iu,
    beside(TEACHES),
  ],
];

/**
 * Whether one line has a credential in other words, with what else the term says: "Forklift certified" for "forklift license",
 * "Texas Educator Certificate" for "Texas teaching certificate".
 */
export function hasCredential(lines: readonly string[], term: string): boolean {
  return CREDENTIALS.some(([asked, about]) => {
    const rest = asked.exec(term)?.[1];
    if (rest === undefined) return false;
    const words = rest.toLowerCase().split(" ").filter(Boolean);
    return lines.some((line) => {
      const plain = line.toLowerCase();
      return about.test(line) && words.every((word) => plain.includes(word));
    });
  });
}
