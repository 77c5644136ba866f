import { isEnglishWord } from "@/lib/pdf/english-words";

/** What jobs are called, and hardly anybody. */
const JOB =
  /(?<!\p{L})(?:accountant|administrator|advisor|agent|aide|analyst|architect|artist|assistant|associate|attendant|barista|bartender|cashier|chef|cleaner|clerk|consultant|coordinator|custodian|designer|developer|director|editor|electrician|engineer|executive|helper|installer|instructor|intern|janitor|manager|mechanic|nurse|officer|operator|paramedic|photographer|planner|plumber|programmer|receptionist|representative|researcher|scientist|secretary|server|specialist|student|supervisor|teacher|technician|therapist|trainee|tutor|waiter|waitress|welder|worker|writer)s?(?!\p{L})/iu;

/** Whether what a job is called is among the words of a text. */
export function hasJob(text: string): boolean {
  return JOB.test(text);
}

/** Whether a text is a job's title, "Registered Nurse", and not the name of somebody who is called like one. */
export function isJobTitle(text: string): boolean {
  return hasJob(text) && isAllEnglish(text);
}

/** Whether a text is only made of words that a dictionary has, as "grand opening sale" is and few names are. */
export function isAllEnglish(text: string): boolean {
  return text.split(/[ -]/).every((word) => isEnglishWord(word));
}
