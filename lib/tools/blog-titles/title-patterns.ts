import { CAREFUL_PATTERNS } from "@/lib/tools/blog-titles/careful-patterns";
import { CHOICE_PATTERNS } from "@/lib/tools/blog-titles/choice-patterns";
import type { KeywordKind } from "@/lib/tools/blog-titles/keyword-kind";
import type { KeywordSort } from "@/lib/tools/blog-titles/keyword-sort";
import { NAMED_PATTERNS } from "@/lib/tools/blog-titles/named-patterns";
import { THING_PATTERNS } from "@/lib/tools/blog-titles/thing-patterns";
import { TOLD_PATTERNS } from "@/lib/tools/blog-titles/told-patterns";

/** What decides which patterns fit: the kind of a keyword, and of a thing, its sort. */
export type PatternKey =
  | Exclude<KeywordKind, "thing">
  | KeywordSort
  | keyof typeof CAREFUL_PATTERNS
  | "lived";

/**
 * Titles around each kind of keyword, an angle to a line with its variants: `{x}` stands for the keyword, and a pattern with a
 * name that the keyword doesn't have is left out. None has a verb or pronoun that would have to agree with the keyword and
 * doesn't, or promises a number, a secret, or a result.
 */
export const PATTERNS: Readonly<Record<PatternKey, readonly string[]>> = {
  ...TOLD_PATTERNS,
  ...THING_PATTERNS,
  ...CAREFUL_PATTERNS,
  ...CHOICE_PATTERNS,
  ...NAMED_PATTERNS,
  task: [
    "How to {do}, Step by Step | How to {do}: A Simple Plan | How to {do} at Your Own Pace",
    "{doing}: What to Know Before You Start | What to Have Ready Before You Start {acting}",
    "Mistakes to Avoid When You're Trying to {do} | Trying to {do}? Mistakes to Avoid",
    "A Checklist for {doing} | {doing}: A Checklist to Keep Nearby",
    "How Hard Is It to {do}? | Is It Hard to {do} on Your Own?",
    "The First Time You {act}: What to Expect | {acting} for the First Time",
    "How to {do} When You Don't Have Much Time | Short on Time? How to {do} Anyway",
    "Do It Yourself or Get Help? Deciding How to {project}",
    "What You Need to {do}, and What You Don't",
    "How to {do} Without Overthinking It | How to {do} Without Making It Complicated",
    "What to Try When You Can't Seem to {do} | Tried and Failed to {do}? Where to Start Over",
    "Why It's Fine to Take Your Time {practicing}",
    "Ready to {do}? Start Here | Want to {do}? Read This First",
    "Thinking About {doing}? Questions to Ask First | Questions to Ask Before You {act}",
    "A Beginner's Guide to {doing} | First Steps Toward {doing}",
    "{doing} for Beginners: Where to Start | New to {doing}? Where to Start",
    "What to Do After You {act}",
  ],
  activity: [
    "{x}: How to Begin | Thinking About {x}? Start Here",
    "{x}: What to Know Before You Start | {x}: Questions to Ask First",
    "Is {x} for You? | Is {x} Worth the Effort?",
    "Mistakes to Avoid When {x} | Common Mistakes When {x}",
    "A Checklist for {x} | {x}: A Checklist to Keep Nearby",
    "{x}: Expectations vs. Reality | The Ups and Downs of {x}",
    "What You Need for {x}, and What You Don't",
    "{x} for the First Time: What to Expect | Your First Month of {habit}",
    "How to Stick With {habit} When It Gets Hard",
    "What Comes After {once} | Who to Talk to Before {once}",
    "Small Ways to Get Better at {habit} | How to Get a Little Better at {habit}",
    "{once}: How to Tell If You're Ready",
    "What Often Gets Left Out About {x}",
    "How to Talk to Your Family About {once}",
    "{habit} on Your Own or With Others? How to Decide",
    "In Praise of {habit} | Why {habit} Is Worth a Try",
    "What {x} Could Cost You in Time, Money, and Patience",
  ],
  trip: [
    "How to Plan {trip} Without Overplanning | Planning {trip}: Where to Begin",
    "A First-Timer's Guide to {one} | {one} for First-Timers",
    "{x}: What to Know Before You Go",
    "First-Timer Mistakes to Avoid: {x}",
    "What to Pack for {trip}, and What to Leave at Home",
    "A Booking Checklist for {trip} | A Packing Checklist for {trip}",
    "Could {one} Be the Right Trip for You?",
    "{x} With Family, With Friends, or Alone | {x}: Going Solo or With Others?",
    "What to Book Ahead for {trip}, and What to Leave Open",
    "{x} at a Slower Pace | {x} Without the Rush",
    "What to Eat Along the Way: {x}",
    "Rain or Shine: A Backup Plan for {trip}",
    "What to See, What to Skip: {x}",
    "How to Talk Your Friends Into {trip}",
    "What to Read and Watch Before {trip}",
    "When to Go: Questions to Ask About {trip}",
  ],
  best: [
    "How to Choose the {x} | How to Find the {ranked} Without Reading Every Review",
    "A Checklist for Choosing the {x} | A Checklist for Comparing the {x}",
    "What Sets the {x} Apart?",
    "Questions to Ask Before You Settle on the {x}",
    "The {x}: What to Look For",
    "Mistakes to Avoid When Looking for the {x}",
    "How to Read Reviews of the {ranked}",
    "Best for Whom? A Fresh Look at the {x}",
    "Looking for the {x}? Start Here",
    "What to Compare When Choosing the {x}",
    "Making a Shortlist of the {ranked} | From Long List to Shortlist: The {ranked}",
    "The {ranked}: Big Names vs. Hidden Gems",
    "Who to Ask About the {x}",
    "Do Rankings of the {ranked} Mean Anything?",
    "The {x}: Does Everybody Agree?",
    "Still Looking for the {x}? What to Try Next",
  ],
  list: [
    "{x}: Where to Start | Where to Start With {x}",
    "{x}, One at a Time | {x}, Sorted From Easy to Ambitious",
    "How to Get the Most Out of {x}",
    "{x}: Which Would You Pick First?",
    "{x}: A Checklist to Save | A Checklist to Keep: {x}",
    "Worth Sharing With a Friend: {x}",
    "{x}: The Obvious and the Overlooked | {x}: The Ones That Are Easy to Forget",
    "The Short Version: {x}",
    "{x}: Do They Hold Up? | A Skeptic's Look at {x}",
    "Save This for Later: {x} | Bookmark This: {x}",
    "{x}: What Would You Add?",
    "{x}, With a Grain of Salt",
    "Old Favorites and New Finds: {x}",
    "New Here? Start With {x}",
    "Looking for {x}? Read This First",
    "{x}: A List to Make Your Own",
    "Too Many to Choose From? Narrowing Down {x}",
    "For a Rainy Day: {x}",
    "Try These First: {x}",
    "Pass It On: {x}",
    "Not on Every List: {x}",
    "A Fresh Look at {x}",
  ],
  own: [
    "The Story Behind {x} | Where {x} Began",
    "{x}: What Works and What Doesn't",
    "Questions I Keep Asking Myself About {x} | Questions People Ask Me About {x}",
    "What I Would Change About {x} | What I'd Do Differently: {x}",
    "What I Have Learned From {x} | Lessons From {x}",
    "An Honest Look at {x} | An Honest Account of {x}",
    "Mistakes I Made Along the Way: {x}",
    "Behind the Scenes of {x}",
    "{x} in Pictures and Notes",
    "A Letter to My Past Self About {x}",
    "{x}: Expectations vs. Reality",
    "The Small Things That Matter in {x}",
    "What to Borrow From {x}, and What to Leave",
    "A Year From Now: Hopes for {x}",
    "What I Wish I Had Known About {x}",
  ],
};
