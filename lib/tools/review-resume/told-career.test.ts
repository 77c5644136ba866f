import { describe, expect, it } from "vitest";
import { accomplishmentsOf } from "@/lib/tools/review-resume/activities";
import { isResume } from "@/lib/tools/review-resume/is-resume";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { linesOf, toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const resumeOf = (...lines: string[]) => toResume(readingOfLines(lines));

const judge = async (...lines: string[]) => {
  const resume = resumeOf(...lines);
  return isResume(resume, await parseContact(resume));
};

const CREWE = [
  "Annabel Crewe",
  "annabel.crewe@example.com",
  "I'm writing a short overview of my career so far. After school I worked in a café in York, where I made coffee and served guests, and then I went to a hotel, I think it was 2017, and did the reception there for some years and learned a lot. I also did the social media for a time, which was great, we had lots of followers in the end. In 2021 I left as I wanted something new and have been doing a few things since, among others a course in bookkeeping (Level 2) and temp work in an office where I did the invoices, roughly 60 a week, and I brought the unpaid ones down from £18,000 to £4,000. I speak English and some Spanish. I can use Word and Excel, and Sage. I'm looking for a job in an office, part-time if possible.",
];

describe("a résumé told in sentences", () => {
  it.each([
    ["one paragraph with an address", CREWE],
    [
      "jobs with periods",
      [
        "Omar Haddad",
        "omar.haddad@example.com, 07700 900 118",
        "From 2015 to 2019 I was a bus driver for Northline in Leeds. Since 2019 I've been a dispatcher at the same company, with 40 drivers on my list. Before that I drove a van for a bakery. I finished secondary school in 2008.",
      ],
    ],
    [
      "no address",
      [
        "Grace Lin",
        "I worked as a receptionist at a dental office in Denver from 2016 to 2020. Since 2020 I've been working as an office manager for a law firm with 12 people. I studied business at Metropolitan State University and graduated in 2015.",
        "I know Excel and QuickBooks. I am good at calming people down.",
      ],
    ],
    [
      "no I",
      [
        "Pete Morgan",
        "pete@example.com",
        "Worked as a cook at Ana's in Reno from 2012 to 2018. Promoted to head cook in 2016. Joined the Hotel Mira in 2019 and still there. Graduated from Reno High School in 2011.",
      ],
    ],
    [
      "a heading of one's own",
      [
        "Dana Fox",
        "dana.fox@example.com",
        "My story",
        "I joined the post office in 2009 and worked there as a clerk until 2014. Then I was a shift lead at a warehouse for three years. I have a diploma in logistics.",
        "References available on request",
      ],
    ],
    [
      "an address within it",
      [
        "My name is Ruth Okoro and you can reach me at ruth.okoro@example.com. I've been a caregiver in Leeds since 2014. I give out tablets, watch for side effects, and check the dosage for 14 people. I am applying for a job on a ward.",
      ],
    ],
    [
      "several short paragraphs",
      [
        "Lukas Brandt",
        "0171 234 56 789",
        "I started as a driver for a wholesaler in 2006.",
        "In 2011 I became a dispatcher at the same company. I planned 30 tours a day.",
        "Since 2018 I've been running my own business with four vans.",
        "I have a diploma in logistics from 2010.",
      ],
    ],
    [
      "a trade without the word work",
      [
        "Kevin Doyle",
        "kevin.doyle@example.com | Chicago",
        "I have been driving trucks since 1998. First for Schneider, after that for a small outfit in Gary. I haul steel, about 40 loads a month. Graduated Lane Tech 1996.",
      ],
    ],
    [
      "all kinds of jobs",
      [
        "I've done all kinds of jobs: waitress, cleaner, cashier. At the moment I'm at Walmart in Tulsa, at the register, since March 2022. Before, I cleaned offices for ABM for four years. I finished high school in 2015.",
      ],
    ],
    [
      "years between others",
      [
        "Ben Ito",
        "555 013 2299",
        "Between 2012 and 2016 I taught math at Lincoln High School. I then moved into software. I led a team of five and shipped two products.",
      ],
    ],
    [
      "somebody who writes of herself",
      [
        "Maya Ortiz",
        "maya@example.com",
        "Maya is a nurse from Tucson. From 2014 to 2021 she worked at St. Anne's, where she led a ward of 20 beds.",
      ],
    ],
    [
      "entries that end like sentences",
      [
        "Tom Reed",
        "tom@example.com",
        "Line Cook at Café Azul in Denver, 06/2019 - 05/2023.",
        "2017 - 2019: Dishwasher at the Hotel Mira in Denver.",
      ],
    ],
    [
      "another language",
      [
        "Luc Martin",
        "luc@example.com",
        "Cuisinier au Café Azul à Lyon de 2015 à 2019, avec une équipe de cinq personnes et cent couverts par soir.",
        "Plongeur à l'hôtel Mira à Lyon de 2012 à 2015, puis commis de cuisine dans la même maison pendant un an.",
      ],
    ],
    [
      "entries with periods",
      ["Tom Reed", "Line Cook, Café Azul, Denver, 06/2019 - 05/2023", "Cooked 180 covers a night"],
    ],
  ])("is one: %s", async (_name, lines) => {
    expect(await judge(...lines)).toBe(true);
  });

  it("has its jobs, schools, skills, and languages told apart", async () => {
    const resume = resumeOf(...CREWE);

    expect(linesOf(resume, "experience").map(({ text }) => text)).toEqual([
      "After school I worked in a café in York",
      "I made coffee and served guests",
      "I went to a hotel, I think it was 2017, and did the reception there for some years and learned a lot.",
      "I also did the social media for a time, which was great, we had lots of followers in the end.",
      "I did the invoices, roughly 60 a week",
      "I brought the unpaid ones down from £18,000 to £4,000.",
    ]);
    expect(linesOf(resume, "education").map(({ text }) => text)).toEqual([
      expect.stringContaining("a course in bookkeeping (Level 2)"),
    ]);
    expect(linesOf(resume, "skills").map(({ text }) => text)).toEqual(["Word, Excel, Sage"]);
    expect(linesOf(resume, "languages").map(({ text }) => text)).toEqual([
      "I speak English and some Spanish.",
    ]);
    expect(linesOf(resume, "summary").map(({ text }) => text)).toEqual([
      "I'm looking for a job in an office, part-time if possible.",
    ]);
  });

  it("is taken apart under one heading, too", () => {
    const [name = "", email = "", text = ""] = CREWE;

    const { sections } = resumeOf(name, email, "Experience", text);

    expect(sections.map(({ kind, title, lines }) => [kind, title, lines.length])).toEqual([
      ["experience", "Experience", 7],
      ["education", "", 1],
      ["languages", "", 1],
      ["skills", "", 1],
      ["summary", "", 1],
    ]);
  });

  it("isn't what stands below entries", () => {
    const shop = ["2019 - now: Shop", "I was responsible for the till. I joined the night shift."];

    const { career, sections } = resumeOf("Jo Doe", "Jobs", ...shop);

    expect(career).toBeUndefined();
    expect(sections).toHaveLength(1);
  });

  it("takes what was opened and years between others for a job", () => {
    const resume = resumeOf(
      "Sofia Marin",
      "sofia@example.com",
      "I did my apprenticeship at Salon Bella in Austin from 2010 to 2013. In 2015 I opened my own salon. I had three employees and 60 customers a week. Between 2021 and 2024 I was at QuickCut. Can use Fresha. Speaks Spanish.",
    );

    expect(resume.sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["education", 1],
      ["experience", 3],
      ["skills", 1],
      ["languages", 1],
    ]);
  });

  it("doesn't count where somebody worked, and when, as what they did", async () => {
    const resume = resumeOf(
      "Jo Doe",
      "jo@example.com",
      "From 2015 to 2019 I worked as a clerk for a hotel in Leeds. I cut the waiting time by 20%. Since 2019 I've been at Kestrel Foods.",
    );

    expect(await accomplishmentsOf(resume)).toEqual(["I cut the waiting time by 20%."]);
    const jobs = linesOf(resume, "experience");
    expect(jobs).toHaveLength(3);
  });
});

describe("what is no résumé", () => {
  it.each([
    [
      "a recipe",
      [
        "Blackberry and Apple Crumble",
        "Serves six. Education isn't needed; experience with crumble helps.",
        "Peel the apples and cut them into pieces. Rub the butter into the flour. I worked on this for years, and my mother joined in. Bake at 190 °C until it's brown.",
      ],
    ],
    [
      "a cover letter",
      [
        "Annabel Crewe",
        "annabel.crewe@example.com",
        "Dear Ms. Hall,",
        "I am writing to apply for the job as a clerk. From 2015 to 2019 I worked as a receptionist at a hotel in York. Since 2019 I've been an office assistant at Kestrel Foods.",
        "Sincerely, Annabel Crewe",
      ],
    ],
    [
      "an application without a salutation",
      [
        "Tim Hale, tim@example.com",
        "I'm applying for the job of a porter. I worked as a porter at the Hotel Mira from 2015 to 2019 and joined the Grand in 2020. I look forward to hearing from you.",
      ],
    ],
    [
      "a letter of recommendation",
      [
        "Grand Hotel, office@example.com",
        "To whom it may concern: Tim Hale worked as a porter at our hotel from 2015 to 2019. He was promoted to head porter in 2018. I recommend him.",
      ],
    ],
    [
      "a letter",
      [
        "Mill House, Cawthorne Lane",
        "Dear Mr Okonkwo, thank you for your offer of 9 April. The chimney was built in 1905 - 1906. Our neighbor has worked with you since 2019. My number is 01632 960 745.",
        "Yours sincerely, Beatrix Holloway",
      ],
    ],
    [
      "a leaflet",
      [
        "Lindenhof Museum Tours",
        "Phone 01632 960 745, tours@example.com",
        "The museum was built in 1905 - 1910 and opened in 1912. Opening hours are 10 to 5. Admission is free for students of the University of Leeds.",
      ],
    ],
    [
      "an advertisement",
      [
        "Brightwater Plumbing Services",
        "Phone 01632 960 745, office@example.com",
        "We have worked for families in Leeds since 1998. Call us for boilers, taps, drains, leaks, and heating. Our team has been trusted from 1998 to today.",
      ],
    ],
    [
      "an invoice",
      [
        "Harbor Hosting Ltd",
        "billing@example.com, 01632 960 745",
        "Invoice No. 2204, Invoice date 4 January 2025",
        "Hosting, 01/2025 - 12/2025",
        "Subtotal 120.00",
        "Amount due 144.00",
      ],
    ],
    [
      "a biography",
      [
        "Albert Einstein",
        "Albert Einstein (1879 - 1955) was a physicist. He studied at the polytechnic in Zurich from 1896 to 1900. From 1902 to 1909 he worked at the patent office in Bern. In 1921 he received the Nobel Prize.",
      ],
    ],
    [
      "a biography with headings",
      [
        "Marie Curie",
        "Education",
        "She studied at the University of Paris from 1891 to 1894.",
        "Career",
        "From 1900 to 1906 she was a lecturer. Her work made her famous. In 1911 she received a second Nobel Prize.",
      ],
    ],
    [
      "a diary",
      [
        "Tuesday",
        "I got up late and made tea. It rained all day. I worked in the garden until noon and then I read. My sister called about the weekend. We talked for an hour. I went to bed early.",
      ],
    ],
    [
      "a report",
      [
        "Annual Report",
        "Our company employed 40 people in 2024. We worked for 300 customers from 2020 to 2024. Sales rose by 12%. We joined two associations. Write to info@example.com",
      ],
    ],
    [
      "a page about a team",
      [
        "Our Team",
        "Dr. Jane Roe studied medicine at the University of Leeds and has worked at our clinic since 2012. She speaks Spanish. Dr. Tom Poe joined in 2015. Call 01632 960 745.",
      ],
    ],
    [
      "a news article",
      [
        "Town Plans New Pool",
        "The old pool was open from 1972 to 2024. The town has worked on plans since 2019. Schools will swim in Marlow until 2028. The mayor said that the loan runs for 25 years.",
      ],
    ],
    [
      "a lease",
      [
        "Residential Lease",
        "This lease is made between the Landlord and the Tenant, for the period of 2024 - 2026. The tenant pays 900 a month. The landlord can be reached at 01632 960 745.",
      ],
    ],
    [
      "a story",
      [
        "The Harbor",
        "I was born in a small house by the sea. My father worked on the boats, and my mother sold nets. In winter the wind came over the wall. I left school when I was twelve. Nobody asked why. The boats went out at four, and the lamps burned all night.",
      ],
    ],
  ])("is refused: %s", async (_name, lines) => {
    expect(await judge(...lines)).toBe(false);
  });
});
