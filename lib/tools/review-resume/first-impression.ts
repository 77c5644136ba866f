/** Words and numbers in an address that make another impression than one wants. */
const UNPROFESSIONAL =
  /party|sexy|babe|(?:hot|bad|cute|pretty|fun|surfer)[._-]?(?:girl|boy|guy|gal|chick|mama)|hottie|gamer|stoner|badass|playboy|cutie|drunk|beer|weed|(?<!\p{L})(?:hot|king|queen|princess|boss|killer|ninja|devil|crazy|dude|love)(?!\p{L})|(?<!\d)(?:69|420|666)(?!\d)/iu;
const OBJECTIVE =
  /\b(?:(?:seeking|looking for|to obtain|to secure|in search of) an? (?:\p{L}+ ){0,3}(?:position|role|job|opportunity|environment)|where i can (?:grow|utili[sz]e|apply|learn|use)|utili[sz]e my skills)/iu;

/** Whether half of a line's sentences say what its writer wants. */
export function isObjective(line: string): boolean {
  const sentences = line.split(/(?<=[.!?]) /);
  return 2 * sentences.filter((sentence) => OBJECTIVE.test(sentence)).length >= sentences.length;
}

/** Whether an email address makes another impression than one wants. */
export function isPrivateAddress(email: string): boolean {
  return UNPROFESSIONAL.test(email.split("@")[0] ?? "");
}
