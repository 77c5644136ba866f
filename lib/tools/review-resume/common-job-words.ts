/** Words of job descriptions that don't name a qualification. */
export const COMMON = new Set(
  `a about across all also an and any are as at be been benefits best better both build building business by can candidate candidates
   career colleagues come company competitive culture daily day degree deliver description desirable develop do during each else employees
   employer ensure environment equal etc every excellent experience experienced fast field for from full good great grow growing growth
   have help her here high highly hiring his how i ideal if in including into is it its job join just key knowledge language learn level like
   location looking make many may more most must need needed new nice not of offer office on one opportunity or other our out over paid part
   passion passionate people per person plus position preferred proficiency proven provide qualifications quality range related relevant
   remote required requirements responsibilities responsible role salary seeking should skill skills small so some stack strong such
   support take team teams technical than that the their them then they things this through time to together tools understanding up us
   use used using we well what when where which while who will with within without work worked working world would year years you your
   monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends
   evenings nights holidays bondable
   production scale store stores accredited school active certification certifications license
   don doesn didn isn aren wasn weren won wouldn shouldn couldn haven hasn
   someone somebody anyone everyone pay hours ideal candidates yes thanks please training entitlement basic
   yourself bilingual ability able apply best-in-class bonus bring closely communicate communication contribute day-to-day familiar familiarity
   hands-on help-us ideally
   similar equivalent comparable else others other alike above below subject subjects discipline disciplines fluency month months several
   two three four five six seven eight nine ten twelve licence licences licenses asset advantage advantageous beneficial industry least minimum new plus preferably project projects solid track record welcome write writing
   january february march april june july august september october november december
   proficient fluent skilled knowledgeable competent flexible flexibly shift shifts both written verbal oral interpersonal organizational
   organisational post-registration post-qualification successful enthusiastic confident applicant applicants band stage way around
   aber als am an auch auf aus bei bis das dass dein deine dem den der des die du durch ein eine einem einen einer eines er es für haben
   ihr ihre im ist kann können mit nach nicht oder sehr sein sich sie sind sowie um und uns unser unsere unter vom von vor wenn werden wie wir
   wird zu zum zur über m/w/d w/m/d m/f/d f/m/d aufgaben voraussetzungen voraussetzung anforderungen profil vorteil kenntnisse erfahrung
   berufserfahrung erfahrungen studium abschluss ausbildung bereich klasse stelle bewerbung`.split(
    /\s+/,
  ),
);
