import { HEALTH } from "@/lib/documents/reader/lay-terms/health";
import { HOME } from "@/lib/documents/reader/lay-terms/home";
import { MACHINES } from "@/lib/documents/reader/lay-terms/machines";
import { MONEY } from "@/lib/documents/reader/lay-terms/money";
import { SCHOOL_AND_STUDY } from "@/lib/documents/reader/lay-terms/school-and-study";
import { TRIPS_AND_EVENTS } from "@/lib/documents/reader/lay-terms/trips-and-events";
import { WORK_AND_LAW } from "@/lib/documents/reader/lay-terms/work-and-law";

/**
 * What people say and what papers have instead, a line each: `said, said > instead, instead`. The first instead is another
 * name for the same thing; with `~`, it is only near it. What is a name has its capital: "Visa".
 */
export const LAY_TERMS = [
  MONEY,
  HOME,
  WORK_AND_LAW,
  HEALTH,
  SCHOOL_AND_STUDY,
  TRIPS_AND_EVENTS,
  MACHINES,
].join("\n");
