import type { SectionKind } from "@/lib/tools/review-resume/sections";

/** Headings of sections in lowercase, by kind; the whole heading must match. Some are what people write in their own words. */
const TITLES: Readonly<Record<Exclude<SectionKind, "other">, RegExp>> = {
  summary:
    /^(?:(?:professional|career|executive|personal|job) )?(?:summary|profile|objective|statement|overview|goal)$|^(?:summary of (?:qualifications|skills|experience)|qualifications summary|about(?: me)?|research interests|who i am|introduction|in short|(?:(?:persönliches|berufliches) )?(?:kurz)?profil(?: professionnel)?|über mich|zusammenfassung|(?:berufs|karriere)?ziel|à propos(?: de moi)?|objectif(?: professionnel)?|présentation|perfil(?: profesional| profissional)?|(?:sobre|acerca de) m[ií]|objetivo(?: profesional)?|resumen(?: profesional)?|resumo(?: profissional)?|profilo(?: professionale)?|over mij|profiel)$/,
  experience:
    /^(?:(?:professional|work|employment|relevant|career|industry|working|job|selected|clinical|nursing|teaching|research|practical|military|legal|hospital|recent|previous|paid|other|additional) )*(?:experiences?|history|employment|background|work|career|jobs|positions?(?: held)?|track record)$|^(?:internships?|military service|(?:clinical|nursing|teaching) (?:posts|roles|placements?)|what i(?:['’]ve)? (?:did|done|do)|where i(?:['’]ve)? work(?:ed)?|my (?:work|jobs|career|experience)|(?:academic )?appointments(?: held)?|teaching|(?:berufs|arbeits|praxis)erfahrung(?:en)?|(?:bisherige )?berufliche[rs]? (?:werdegang|laufbahn|stationen|tätigkeit(?:en)?|erfahrung(?:en)?|praxis|entwicklung)|berufs(?:praxis|tätigkeit|laufbahn|weg)|praktische (?:erfahrung|tätigkeit)(?:en)?|werdegang|tätigkeiten|praktika|nebentätigkeiten|exp[ée]riences?(?: (?:professionnelles?|de travail|pertinentes?))?|parcours(?: professionnel)?|emplois|stages(?: et emplois)?|experiencias?(?: (?:laboral(?:es)?|profesional(?:es)?|de trabajo))?|trayectoria(?: profesional| laboral)?|historial (?:laboral|profesional)|vida laboral|prácticas|esperienz[ae](?: professional[ei]| lavorativ[ae])?|experiência(?: profissional)?|werkervaring|doświadczenie(?: zawodowe)?)$/,
  education:
    /^education(?:al)?(?: (?:background|history|(?:and|&) (?:training|qualifications|credentials|certifications?|licen[sc]es|licensure|honou?rs|awards)))?$|^academic (?:background|qualifications|history|record)$|^(?:qualifications|schooling|schools?|studies|degrees?|university|where i (?:studied|learned|went to school)|what i studied|(?:(?:hoch)?schul(?:bildung|ausbildung)|schule|ausbildung|(?:hochschul)?studium)(?: (?:und|&) (?:(?:hoch)?schulbildung|schule|ausbildung|studium|weiterbildung))?|(?:schulische|akademische|berufliche) (?:aus)?bildung|(?:schulischer|akademischer) werdegang|aus- (?:und|&) weiterbildung(?:en)?|schul- (?:und|&) (?:berufs|hochschul)(?:aus)?bildung|berufsausbildung|bildung|bildungsweg|formations?(?: (?:initiale|acad[ée]mique|universitaire|et dipl[ôo]mes))?|[ée]tudes|scolarité|cursus(?: scolaire| universitaire)?|parcours (?:scolaire|acad[ée]mique|universitaire)|dipl[ôo]mes(?: (?:et|&) formations?)?|formación(?: académica| reglada| universitaria)?|(?:datos|historial) académicos?|titulaciones|educación|estudios|istruzione(?: e formazione)?|formazione|educação|formação(?: acadêmica| académica)?|opleiding(?:en)?|wykształcenie)$/,
  skills:
    /^(?:(?:technical|key|core|professional|relevant|it|computer|digital|soft|hard|main) )*(?:skills?|skill ?set|competenc(?:ies|e|es)|technologies|expertise|proficiencies|tools|abilities|strengths|tech stack|stack)(?: (?:and|&) (?:tools|technologies|skills|expertise|interests|abilities|competencies))?$|^(?:what i (?:use|know|can do|work with|bring)|(?:things|what) i(?:['’]m| am) good (?:at|with)|(?:my )?tool ?(?:box|kit|set)|know[- ]?how|capabilities|areas of strength|areas of expertise|(?:(?:fach|it|edv|pc|computer|software|programmier|kern)[- ]?|(?:sonstige|weitere|besondere|technische|fachliche|berufliche|persönliche|zusätzliche) )?(?:kenntnisse|fähigkeiten|kompetenzen|qualifikationen|fertigkeiten)(?: (?:und|&) (?:kenntnisse|fähigkeiten|kompetenzen|qualifikationen|fertigkeiten|stärken))?|stärken|comp[ée]tences?(?: (?:techniques|informatiques|professionnelles|clés|métier))?|informatique|logiciels|savoir-faire|atouts|(?:habilidades|competencias|conocimientos|destrezas|aptitudes)(?: (?:técnic[ao]s|digitales|informátic[ao]s|profesionales|clave|y competencias|y habilidades))?|informática|competenze|capacità|competências|vaardigheden|umiejętności)$/,
  projects:
    /^(?:(?:personal|selected|key|side|academic|open[- ]source) )*(?:projects|portfolio)$|^(?:what i(?:['’]ve)? built|projekte|projets|proyectos|progetti|projetos|projecten)$/,
  certifications:
    /^(?:(?:licen[sc]es|licensure|training|credentials) (?:and|&) )?certificat(?:ion|e)s?(?: (?:and|&) \w+)?$|^(?:professional )?(?:registrations?|licensure|memberships?|affiliations?|credentials|development)(?: (?:and|&) [\w ]+)?$|^(?:what i(?:['’]m| am) (?:certified|licensed|qualified) (?:in|for|as)|courses|training|certificates|licen[sc]es|führerscheine?|zertifikate|zertifizierungen|(?:fort- (?:und|&) )?weiterbildung(?:en)?|fortbildung(?:en)?|lehrgänge|seminare|schulungen|certificats|habilitations|permis|formations? (?:continue|complémentaires?)|formación complementaria|certificados|certificaciones|cursos(?: y certificaciones)?|certificazioni|corsi|certificaten)$/,
  languages:
    /^(?:languages?|sprachen|(?:fremd)?sprach(?:en)?kenntnisse|fremdsprachen|langues(?: étrangères)?|comp[ée]tences linguistiques|idiomas|lingue|línguas|talen|języki)$/,
  awards:
    /^(?:honou?rs|awards|achievements|accomplishments|grants|funding)(?: (?:and|&) \w+)?$|^(?:auszeichnungen|prix|premios|premi|prêmios)$/,
  publications:
    /^(?:(?:peer[- ]reviewed|refereed|selected|recent|journal|conference|invited|public|scientific|key|other) )*(?:publications|papers|articles|books?|book chapters|chapters|proceedings|talks|lectures|presentations|patents)(?: (?:and|&) (?:\w+ )?\w+)?$|^(?:veröffentlichungen|publikationen|publicaciones)$/,
  volunteering:
    /^volunteer(?:ing)?(?: (?:work|experience))?$|^(?:leadership|(?:extracurricular |student |campus )?(?:activities|involvement)|societies)(?: (?:(?:and|&) )?(?:leadership|activities|involvement|service|experience|roles|societies))?$|^community(?: \w+)?$|^(?:what i give back|giving back|how i give back)$|^(?:(?:(?:soziales|ehrenamtliches) )?engagement|ehrenamt(?:liche tätigkeiten?)?|vie associative|bénévolat|voluntariado|volontariato)$/,
  interests:
    /^(?:interests|hobbies)(?: (?:and|&) \w+)?$|^(?:what i do for fun|hobbys?|(?:persönliche )?interessen|(?:hobbys?|interessen) (?:und|&) (?:hobbys?|interessen)|freizeit|cent[r]es? d['’]intérêts?|loisirs|intereses|aficiones|interessi|interesses)$/,
  references: /^(?:references|referees|referenzen|références|referencias|referenze|referências)$/,
};

const MAX_TITLE_CHARACTERS = 45;

/** The kind of section that a line is the heading of; undefined when it is none. */
export function sectionOfTitle(text: string): SectionKind | undefined {
  if (text.length > 2 * MAX_TITLE_CHARACTERS) return undefined;
  const title = text
    .toLowerCase()
    .replace(/[:\s_|•–—-]{1,40}$/g, "")
    .replace(/^[\s\d.|•–—-]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (title.length > MAX_TITLE_CHARACTERS) return undefined;
  const kinds = Object.keys(TITLES) as (keyof typeof TITLES)[]; // Safe: the keys of the table above.
  return kinds.find((kind) => TITLES[kind].test(title));
}

/** Between the names in a heading of several: "Registration and skills". */
const BETWEEN_NAMES = /\s(?:and|&)\s|[,/]/i;

/** Whether a heading names a kind of section, by itself or beside others. */
export function namesSection(title: string, kind: SectionKind): boolean {
  return [title, ...title.split(BETWEEN_NAMES)].some((name) => sectionOfTitle(name) === kind);
}

/** The skills of a line with their heading in it: "Skills: Excel, Word". */
export function skillsIn(text: string): { title: string; skills: string } | undefined {
  const colon = text.indexOf(": ");
  const title = text.slice(0, colon);
  if (colon < 0 || sectionOfTitle(title) !== "skills") return undefined;
  const skills = text.slice(colon + 1).trim();
  return skills.includes(",") ? { title, skills } : undefined;
}
