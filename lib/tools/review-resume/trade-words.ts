import { foldSpelling } from "@/lib/core/american-spelling";
import { filterInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { GrammarIssue } from "@/lib/providers/grammar/port";
import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";

/** Tools whose names are written in lowercase and that no dictionary has. */
const TOOLS = new Set(
  "airflow ansible argocd avro babel bash bitbucket bootstrap cassandra celery chai chatops circleci clickhouse cron css cypress databricks datadog dbt deno devops django docker dotnet dynamodb elasticsearch eslint esbuild express fastapi ffmpeg figma flask flutter gatsby git github gitlab golang grafana graphql groovy grpc hadoop haskell helm heroku html istio jasmine java javascript jenkins jest jira jquery jupyter kafka karma keras kibana kotlin kubectl kubernetes laravel lambda lightgbm linux lodash looker mariadb matlab matplotlib maven memcached mlflow mocha mongodb mysql neo4j netlify nginx nodejs npm numpy oauth opencv openshift pandas perl phpunit playwright plotly pnpm postgres postgresql powershell prometheus puppet pyspark pytest python pytorch quickbooks rabbitmq rails react redis redux redshift rollup ruby rust salesforce scala scikit scipy seaborn selenium sklearn snowflake solr sonarqube spark splunk sqlalchemy sqlite storybook svelte swagger tableau tailwind tensorflow terraform typescript ubuntu vagrant vercel vite vitest vue webpack wordpress xgboost yarn zapier zendesk zookeeper".split(
    " ",
  ),
);

/** Whether a word in lowercase is the name of a tool. */
export function isToolName(word: string): boolean {
  return TOOLS.has(word);
}

/** A skill of one word that is longer than this is hardly the name of a tool. */
const MAX_NAME_LETTERS = 10;

/**
 * Drops issues that are names of tools: known ones, and skills of one short word. A posting names none: it doesn't
 * change how a résumé is written. British spellings are no issues either.
 */
export async function withoutToolNames(
  issues: readonly GrammarIssue[],
  lines: readonly string[],
  resume: Resume,
  signal?: AbortSignal,
): Promise<GrammarIssue[]> {
  const skills = await flatMapInTurns(
    linesOf(resume, "skills"),
    ({ text }) => wordsOf(shortSkillsOf(text).join(" ")),
    signal,
  );
  const named = new Set(skills);
  const isNoName = ({ line, start, end, replacements }: GrammarIssue) => {
    const word = (lines[line] ?? "").slice(start, end).toLowerCase();
    const isBritish = replacements.some((other) => foldSpelling(other) === foldSpelling(word));
    return !TOOLS.has(word) && !named.has(word) && !isBritish;
  };
  return filterInTurns(issues, isNoName, signal);
}

/** The skills of a line that may be names of tools. */
function shortSkillsOf(line: string): string[] {
  return line
    .split(/[,;|•·/()]|:\s/)
    .map((skill) => skill.trim())
    .filter((skill) => !skill.includes(" ") && skill.length <= MAX_NAME_LETTERS);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
