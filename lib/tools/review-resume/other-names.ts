/** Names of one thing; a posting asks for it by one of them, and a résumé has it by another. */
const NAMES: readonly string[] = [
  "RNs?|[Rr]egistered [Nn]urses?|REGISTERED NURSE",
  "JavaScript|JS|ECMAScript|Javascript",
  "TypeScript|TS|Typescript",
  "Kubernetes|[Kk]8s|K8S",
  "PostgreSQL|Postgres|postgres|psql",
  "Node\\.?[Jj][Ss]|Node",
  "React(?:\\.?[Jj][Ss])?",
  "Vue(?:\\.?[Jj][Ss])?",
  "Angular(?:\\.?[Jj][Ss])?",
  "Express(?:\\.?[Jj][Ss])?",
  "Next\\.?[Jj][Ss]",
  "GCP|Google Cloud(?: Platform)?",
  "AWS|Amazon Web Services",
  "Azure|Microsoft Azure",
  "MS ?SQL(?: Server)?|(?:Microsoft )?SQL Server|T-SQL",
  "Google Workspace|G ?Suite|Google Apps",
  "(?:Microsoft|Office|M|O)[ -]?365",
  "[Mm]achine [Ll]earning|ML",
  "(?:RESTful|REST)(?: (?:APIs?|[Ss]ervices?|[Ww]eb [Ss]ervices?|[Ee]ndpoints?|interfaces?))?|[Rr]estful [Aa]pis?",
  "CI(?:/CD)?|[Cc]ontinuous (?:[Ii]ntegration|[Dd]elivery|[Dd]eployment)",
  "HTML ?5?",
  "CSS ?3?",
  "AP|[Aa]ccounts [Pp]ayable",
  "AR|[Aa]ccounts [Rr]eceivable",
  "MCSP|CSP|Chartered Society(?: of Physiotherapy)?",
  "[Uu]ser [Ee]xperience|UX(?: [Dd]esign)?",
  "(?:IET )?(?:18th|Eighteenth) [Ee]dition(?: (?:IET )?[Ww]iring [Rr]egulations)?|(?<!1[67]th [^\\n]{0,40})BS ?7671(?::\\d{4})?|IET [Ww]iring [Rr]egulations",
  "City ?(?:&|[Aa]nd) ?Guilds|C ?& ?G",
  "[Ss]oftware (?:[Dd]evelop(?:ment|ers?)|[Ee]ngineer(?:ing|s)?)",
  "[Ww]eb (?:[Dd]evelop(?:ment|ers?))",
];
/** What something is called, and names that belong to one of its kind. */
const KINDS: readonly [asked: string, named: string][] = [
  // A verb, too.
  [
    "golang|go",
    "[Gg]olang|(?<=^|[,:/(|•·] ?|(?:in|with|using|and|or) )Go(?=$|[,;/)|•·]| (?:and|or|&) )",
  ],
  [
    "(?:EHR|EMR|electronic (?:health|medical|patient) records?)(?: (?:systems?|software))?",
    "EHR|EMR|[Ee]lectronic (?:[Hh]ealth|[Mm]edical|[Pp]atient) [Rr]ecords?|Epic|EPIC|Cerner|Meditech|MEDITECH|Athena ?[Hh]ealth|eClinicalWorks|SystmOne|EMIS",
  ],
  ["CRM(?: (?:systems?|software|tools?))?", "CRM|Salesforce|HubSpot|Hubspot|Zoho"],
  [
    "LMS|learning management systems?",
    "LMS|Canvas|Moodle|Blackboard|Google Classroom|Schoology|[Ll]earning [Mm]anagement [Ss]ystem",
  ],
  [
    "version control(?: systems?)?",
    "[Gg]it|GIT|GitHub|GitLab|SVN|Subversion|[Vv]ersion [Cc]ontrol",
  ],
  [
    "relational databases?|RDBMS",
    "RDBMS|[Rr]elational [Dd]atabases?|Postgres(?:QL)?|MySQL|MariaDB|(?:MS )?SQL Server|Oracle",
  ],
  [
    "(?:public )?cloud(?: (?:platforms?|services|computing|providers?|infrastructure))?",
    "[Cc]loud|AWS|Azure|GCP|Amazon Web Services",
  ],
  [
    "infrastructure[- ]as[- ]code|IaC",
    "IaC|[Ii]nfrastructure[ -][Aa]s[ -][Cc]ode|Terraform|CloudFormation|Pulumi",
  ],
  ["spreadsheets?(?: software)?", "[Ss]preadsheets?|Excel|Google Sheets"],
  ["CAD(?: software)?", "CAD|AutoCAD|SolidWorks|SOLIDWORKS|Revit|Fusion 360"],
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
  return ALL.some(({ asked, named }) => asked.test(term) && named.test(text));
}

const LIFTS =
  /(?<!\p{L})(?:fork ?-?lifts?|FLT|counter ?-?balanced?|reach trucks?|lift trucks?)(?!\p{L})/iu;
const TEACHES = /(?<!\p{L})(?:teach(?:ing|ers?)?(?:['’]s?)?|educators?(?:['’]s?)?)(?!\p{L})/iu;
const CERTIFIED =
  /(?<!\p{L})(?:certifi(?:ed|cates?|cations?)|licen[cs](?:es?|ed)|licensure|ticket|card|credentials?|qualified|RTITB|ITSSAR|NPORS|QTS)(?!\p{L})/iu;
/** Credentials that people name in many ways, with the words that all of them have. */
const CREDENTIALS: readonly [asked: RegExp, about: RegExp][] = [
  [
    /^(.*?) ?fork ?-?lift (?:truck )?(?:(?:driver|operator)(?:['’]?s)? )?(?:licen[cs]e|certificat(?:e|ion)|ticket)$/iu,
    LIFTS,
  ],
  [
    /^(.*?) ?(?:teach(?:ing|er)|educator)(?:['’]?s)? (?:licen[cs]e|certificat(?:e|ion)|credentials?)$/iu,
    TEACHES,
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
      return (
        about.test(line) && CERTIFIED.test(line) && words.every((word) => plain.includes(word))
      );
    });
  });
}
