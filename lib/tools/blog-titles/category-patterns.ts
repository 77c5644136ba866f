import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import type { PatternKey } from "@/lib/tools/blog-titles/title-patterns";

type Patterns = Readonly<Partial<Record<PatternKey, readonly string[]>>>;

/**
 * Angles that the blogs of a category take, by the kind of keyword they fit: `{care}` stands for what a doctor knows about, `{cook}` and
 * `{food}` for what belongs in a kitchen, `{book}` and `{spot}` for what travelers book and go to see.
 */
export const CATEGORY_PATTERNS: Readonly<Record<TitleCategory, Patterns>> = {
  General: {},
  Technology: {
    plain: [
      "{x} Without the Jargon | {everyday} for People Who Don't Work in Tech",
      "What {the} Can and Can't Do for You",
      "What to Try First With {everyday} | {code}: A Small Example to Start From",
      "Privacy and {everyday}: Questions to Ask | {code}: Where Beginners Get Stuck",
      "{x}: What to Ask Before You Commit | Reading an Error Message: {code}",
      "Hype or Help? A Sober Look at {everyday} | {code}: What to Draw on a Whiteboard",
    ],
    service: [
      "The Jargon Around {one}, in Plain English",
      "Upgrade Now or Wait? Thinking About {one}",
    ],
    product: [
      "{x}: Specs to Check and Specs to Ignore | How to Read a Spec Sheet for {one}",
      "The Jargon Around {one}, in Plain English",
      "Upgrade Now or Wait? Thinking About {one}",
    ],
    practical: [
      "Which Tools Could Help With {one}?",
      "Privacy and {one}: Questions to Ask",
      "{one} for People Who Don't Work in Tech",
    ],
    field: [
      "First Projects to Try in {x}",
      "{x}: Which Tools Do You Need First?",
      "{x} at Work: Where to Begin",
    ],
    task: [
      "How to {do} If You're Not a Tech Person",
      "{doing} Without the Jargon",
      "Which Tools Do You Need to {do}?",
      "What Could Go Wrong When You {act}",
    ],
    choice: ["{a} vs. {b}, Without the Jargon", "Old Habits, New Needs: {one} or {other}?"],
  },
  Business: {
    plain: [
      "Talking With Your Team About {one}",
      "{one} and Your Business: Questions to Ask",
      "{x}: What Business Owners Should Know",
      "What {one} Could Mean for a Small Business",
      "{x}: Terms to Know Before Your Next Meeting",
    ],
    people: [
      "Working With {x}: What to Keep in Mind",
      "{x} and Your Business: Where to Begin",
      "What {x} Could Tell You About Your Business",
      "What to Ask {x} Before You Make a Change",
    ],
    helper: [
      "Hiring {one} on a Tight Budget: What to Consider",
      "What to Put in Writing With {one}",
    ],
    practical: [
      "How to Set Aside Time for {one}",
      "What to Ask Before You Pay for Help With {one}",
      "How to Explain {one} to Your Team",
      "Common Mistakes Owners Make With {one}",
      "{x}: What Owners Tend to Overlook",
    ],
    service: ["{one} for a Small Team: What to Consider", "How to Get Your Team to Use {one}"],
    product: [
      "{one} as a Business Expense: Questions for Your Accountant",
      "{one} for a Small Team: What to Consider",
      "Buy, Lease, or Wait? {one} for Your Business",
    ],
    pursuit: [
      "Turning {x} Into a Side Business: Questions to Ask",
      "Finding Your First Customers Through {x}",
      "Could {x} Pay for Itself?",
    ],
    task: [
      "How to {do} on a Small Budget",
      "How to {do} When You Work Alone",
      "What It Could Cost to {spend}",
      "What to Settle Before You {act}",
      "Who to Ask for Advice on {doing}",
    ],
    activity: ["{x} on a Small Budget", "What to Ask Before You Pay for Help With {x}"],
    choice: [
      "For a Small Business: {one} or {other}?",
      "What {one} and {other} Could Cost Your Business",
    ],
  },
  Health: {
    plain: [
      "What to Ask a Doctor About {care} | When to Talk to a Doctor About {care}",
      "{one} and Your Well-Being: Questions to Ask",
      "{care}: What to Know Before You Change Anything",
      "How to Tell Good Advice From Bad: {x}",
      "{care} and Daily Habits: Where to Start",
    ],
    practical: [
      "What to Ask a Doctor About {care} | When to Talk to a Doctor About {care}",
      "{one} and Your Well-Being: Questions to Ask",
      "{some} Without Being Hard on Yourself",
      "{care} and Daily Habits: Where to Start",
    ],
    product: [
      "{one} and Your Health: Questions to Ask",
      "What to Ask a Professional About {one}",
      "Comfort First: Getting Used to {one}",
    ],
    dish: [
      "{x} and a Balanced Diet: What to Ask",
      "How Often Should You Eat {one}? Questions to Consider",
    ],
    ingredient: ["{x} and a Balanced Diet: What to Ask", "How to Eat More {x}"],
    pursuit: [
      "What to Ask a Doctor Before You Take Up {x}",
      "{x} and Your Well-Being: What to Expect",
      "Rest Days and {x}: Finding a Balance",
    ],
    task: [
      "How to {do} Without Being Hard on Yourself",
      "What to Ask a Doctor Before You Try to {care}",
      "Who to Turn To for Help When You Want to {do}",
      "Small Habits to Try If You Want to {do}",
    ],
    activity: [
      "{x} Without Being Hard on Yourself",
      "{x} and Your Well-Being: What to Expect",
      "When to Ask a Professional About {x}",
    ],
  },
  Lifestyle: {
    plain: [
      "{x}: A Calmer Look",
      "{one} at Home: What to Consider",
      "Talking About {one} With the People Around You",
      "What to Ask Your Friends About {one}",
    ],
    practical: [
      "A Calmer Approach to {one}",
      "How to Keep {one} Simple",
      "{some} With Kids Around",
      "{one} on Your Own Terms",
    ],
    product: [
      "Making Room for {one} at Home",
      "How to Enjoy {one} Without Buying More Stuff",
      "{one} on an Ordinary Tuesday",
    ],
    pursuit: [
      "Making {x} a Part of Your Week",
      "A Weekend of {x}: How to Plan It",
      "{x} on an Ordinary Tuesday",
    ],
    task: [
      "How to {do} Without Turning It Into a Project",
      "How to {do} With Kids Around",
      "Making Time to {do}",
    ],
    activity: ["{x} Without Turning It Into a Project", "{x} With Kids Around"],
  },
  Education: {
    plain: [
      "{one} in the Classroom: Where to Begin",
      "How to Talk to Students About {one}",
      "What Students Could Ask About {one}",
      "{x}: Discussion Questions to Get Started",
      "A Reading List for Anyone Curious About {one}",
    ],
    practical: [
      "How to Talk to Students About {one}",
      "{some} for Students: Where to Begin",
      "Week by Week: Making Time for {one}",
    ],
    product: ["{one} for Students: What to Look For", "{one} in the Classroom: Questions to Ask"],
    field: [
      "How to Teach {x} to a Beginner",
      "{x} in the Classroom: Ideas to Start From",
      "Studying {x} With a Friend",
      "How to Prepare for an Exam in {x}",
    ],
    pursuit: ["{x} as an After-School Activity", "What {x} Can Teach Children"],
    task: [
      "How to Teach Someone to {teach}",
      "A Weekly Plan for {doing}",
      "How to Stay Motivated While {doing}",
      "How to {do} When You Learn Best by Doing",
    ],
    activity: ["How to Stay Motivated While {x}", "{x} With a Study Partner"],
  },
  Travel: {
    plain: [
      "{x}: What Travelers Should Know",
      "What to Check Before You Book {book} | Questions to Ask Before You Book {book}",
      "Before You Go: Questions to Ask About {one}",
      "{book} for First-Time Travelers",
      "Booking {book}: First-Timer Mistakes to Avoid",
      "{book} With Kids, With Friends, or Alone",
    ],
    practical: [
      "What to Check Before You Book {book}",
      "Before You Go: Questions to Ask About {one}",
    ],
    product: ["Traveling With {one}: What to Check First", "Carry-On or Checked? Packing {one}"],
    pursuit: [
      "Planning a Trip Around {x}",
      "{x} Abroad: What to Know Before You Go",
      "{x} on Vacation: What to Pack",
    ],
    task: [
      "How to {do} as a First-Time Traveler",
      "How to {do} When Plans Change",
      "What Travelers Should Know About {doing}",
    ],
    activity: ["{habit}: What Travelers Should Know", "{habit} on a First Trip Abroad"],
    best: ["Planning a Trip Around the {spot}", "Worth a Detour? Looking for the {spot}"],
    list: ["Planning a Day Around {spot}", "With a Day to Spare: {spot}"],
  },
  Food: {
    plain: [
      "What Home Cooks Should Know About {food}",
      "Around the Table: Talking About {food}",
      "At Home or Eating Out: Thinking About {food}",
      "{food} for Curious Eaters",
    ],
    product: [
      "What to Cook First With {cooks}",
      "{one} in a Small Kitchen",
      "What Home Cooks Should Ask About {one}",
    ],
    pursuit: ["{x} on a Weekend: What to Plan For", "{x} in a Small Kitchen"],
    task: [
      "How to {cook} on a Weeknight",
      "How to {cook} for a Crowd",
      "What to Serve When You {cook}",
      "How to {cook} in a Small Kitchen",
    ],
  },
};
