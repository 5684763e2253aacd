/** Who or what a sentence is of: 'As três figueiras do terreno' of '… foram preservadas.' */
const subject =
  /^([AO]s?)\s((?:\p{Ll}+\s){1,5}?)(?:foi|foram|é|são|está|estão|fica|ficam|tem|têm|abre|abrem|nasce|nascem|vira|viram)\s/u;
const pronouns = { A: 'ela', As: 'elas', O: 'ele', Os: 'eles' } as const;

/**
 * A sentence that leans on the one before it, naming what it leans on: 'É em volta das três figueiras do terreno que fica
 * o salão.' of 'É em volta delas …'. Null where nothing in it stands for the subject of that one, or more than once.
 */
export function resolved(frase: string, before: string): string | null {
  const [, article = '', rest = ''] = subject.exec(before) ?? [];
  const pronoun = pronouns[article as keyof typeof pronouns];
  if (!pronoun) return null;
  const stands = new RegExp(`(?<!\\p{L})([dn]?)${pronoun}(?!\\p{L})`, 'giu');
  if ([...frase.matchAll(stands)].length !== 1) return null;
  return frase.replace(stands, (whole, joined: string) => {
    const said = `${joined.toLowerCase()}${article.toLowerCase()} ${rest.trim()}`;
    return /^\p{Lu}/u.test(whole) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}
