/** Where something stands that is listed or worked with: "Skills: Go, Node", "built in Go". */
const LISTED_BEFORE = "(?<=^[^\\p{L}\\d]{0,4}|[,:;/(|•·&] ?|(?:in|with|using|via|and|or) )";
const LISTED_BEHIND = "(?=$|[,;/)|•·&.]| ?\\(| (?:and|or|for|to|&) )";
const listed = (names: string) => `${LISTED_BEFORE}(?:${names})${LISTED_BEHIND}`;

const OF_THE_WEB =
  /(?<![\p{L}\d])(?:JavaScript|Javascript|TypeScript|Typescript|JS|jQuery|React|Angular|Vue|Node|Django|Flask|HTML5?|CSS3?|REST|GraphQL|APIs?|MongoDB|MySQL|SQL|Postgres(?:QL)?|npm|MERN|MEAN|PHP|Python|Java|[Ff]ront-?end|[Bb]ack-?end|[Ww]eb (?:apps?|[Dd]evelop(?:er|ment)))(?![\p{L}\d])/u;
const OF_RELEASES =
  /(?<!\p{L})(?:CD|DevOps|GitHub|GitLab|Jenkins|CircleCI|Travis|Docker|Kubernetes|Terraform|pipelines?|builds?|deploy(?:s|ed|ing|ments?)?)(?!\p{L})/iu;
const OF_PATIENTS =
  /(?<!\p{L})(?:Cerner|Meditech|Athena ?health|EHR|EMR|chart(?:s|ed|ing)?|patients?|nurs(?:e|es|ing)|clinic(?:s|al)?|hospitals?|health|medical|vitals|HIPAA)(?!\p{L})/iu;
const OF_COURSES =
  /(?<!\p{L})(?:Google|Moodle|Blackboard|Canvas|Schoology|Zoom|Teams|courses?|grad(?:es?|ed|ing|ebook)|students?|lessons?|LMS|curriculum|Desmos|Kahoot)(?!\p{L})/iu;
const OF_DATABASES = /(?<!\p{L})(?:\p{L}*SQL|Postgres|DB2|MariaDB|[Dd]atabases?|DBA)(?!\p{L})/u;

/** Short names and everyday words that are taken for what is asked only as they are listed, or beside others of their field. */
type Doubtful = { asked: RegExp; named: RegExp; beside?: RegExp };
const doubtful = (asked: string, named: string, beside?: RegExp): Doubtful => ({
  asked: new RegExp(`^(?:${asked})$`, "iu"),
  named: new RegExp(`(?<![\\p{L}\\p{N}+#])(?:${named})(?![\\p{L}\\p{N}+#])`, "u"),
  ...(beside && { beside }),
});

const ALL: readonly Doubtful[] = [
  doubtful("typescript|ts", listed("TS(?!/SCI)"), OF_THE_WEB),
  doubtful("node(?:\\.?js)?", listed("Node"), OF_THE_WEB),
  doubtful("vue(?:\\.?js)?", listed("Vue"), OF_THE_WEB),
  doubtful("express(?:\\.?js)?", listed("Express"), OF_THE_WEB),
  doubtful("react(?:\\.?js)?", listed("React")),
  doubtful("react(?:\\.?js)?", "React(?= (?:apps?|components?|developer|engineer|hooks|Hooks))"),
  doubtful("react(?:\\.?js)?", "(?<=\\p{L} )React", OF_THE_WEB),
  // "AP and AR", "AR aging", and no "Little Rock, AR".
  doubtful("accounts payable|AP", "AP(?=(?:, ?| and |/| ?& ?)AR)|(?<=AR(?:, ?| and |/| ?& ?))AP"),
  doubtful(
    "accounts payable|AP",
    "AP(?= (?:aging|clerk|invoices?|invoicing|ledgers?|payments?|processing|reconciliations?|specialist|vendors?)(?!\\p{L}))",
  ),
  doubtful(
    "accounts receivable|AR",
    "AR(?=(?:, ?| and |/| ?& ?)AP)|(?<=AP(?:, ?| and |/| ?& ?))AR",
  ),
  doubtful(
    "accounts receivable|AR",
    "AR(?= (?:aging|clerk|collections?|invoices?|invoicing|ledgers?|reconciliations?|specialist)(?!\\p{L}))",
  ),
  doubtful("CI(?:/CD)?|continuous (?:integration|delivery|deployment)", "CI", OF_RELEASES),
  doubtful(
    "(?:EHR|EMR|electronic (?:health|medical|patient) records?)(?: (?:systems?|software))?",
    `(?<=(?:in|into|using|with) )(?:Epic|EPIC)${LISTED_BEHIND}|(?:Epic|EPIC)(?= (?:EHR|EMR|EpicCare|Hyperspace|Beaker|Willow|Cadence|charting))`,
  ),
  doubtful(
    "(?:EHR|EMR|electronic (?:health|medical|patient) records?)(?: (?:systems?|software))?",
    listed("Epic|EPIC"),
    OF_PATIENTS,
  ),
  doubtful("LMS|learning management systems?", listed("Canvas|Blackboard"), OF_COURSES),
  doubtful("relational databases?|RDBMS", "Oracle(?= (?:DB|[Dd]atabases?|SQL|\\d{1,2}[cgi]))"),
  doubtful("relational databases?|RDBMS", listed("Oracle"), OF_DATABASES),
  doubtful(
    "spreadsheets?(?: software)?",
    "(?<=[\\p{L}\\d&,:;/(|] ?)Excel|Excel(?=$|[,;/)|•·&.]| (?:and [\\p{Lu}]|formulas?|macros?|models?|reports?|skills|spreadsheets?|workbooks?))",
  ),
];

/** Whether a line of a text has a term by a name that may also be something else: "Node" for "Node.js", "AR" beside "AP". */
export function hasDoubtfulName(text: string, term: string): boolean {
  const asked = ALL.filter((one) => one.asked.test(term));
  if (asked.length === 0) return false;
  return text
    .split("\n")
    .some((line) =>
      asked.some(
        ({ named, beside }) =>
          named.test(line) && (!beside || beside.test(line.replace(named, " "))),
      ),
    );
}

/** Names of software that are everyday words as well. */
const EVERYDAY =
  /^(?:Apollo|Blackboard|Canvas|Clover|Drift|Epic|Monday|Notion|Oracle|Outreach|Sage|Slack|Square|Toast|Workday)$/u;

/** Whether a text has the name of a piece of software, written as a name: "SAP", and no "sap"; no "oil on Canvas". */
export function hasNameOfSoftware(text: string, name: string): boolean {
  // Money, too: its other names tell.
  if (name === "CAD") return false;
  const forms = `(?<![\\p{L}\\p{N}+#])(?:${name}|${name.toUpperCase()})(?![\\p{L}\\p{N}+#])`;
  const isEveryday = EVERYDAY.test(name);
  return new RegExp(isEveryday ? listed(forms) : forms, isEveryday ? "mu" : "u").test(text);
}
