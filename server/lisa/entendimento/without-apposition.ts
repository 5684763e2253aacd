import { placeNamed } from './find-places.ts';

const afterList =
  /^(.*\S\s+e\s+[^,]+),\s+(?:o|a|os|as|terra|tudo|meu|minha|onde|bem(?! como)|que)\s+([^,]*)$/su;

/** 'Moinhos e Bela Vista, o filé de Porto': what is added to a closed list praises it, and is no place of it. */
export function withoutApposition(text: string): string {
  const [, list, added] = afterList.exec(text) ?? [];
  if (list === undefined || added === undefined || /tamb[ée]m|\btb\b/iu.test(added)) return text;
  const isPlace = placeNamed(added.replace(/[.!\s]+$/, '')) !== null || /^\p{Lu}/u.test(added);
  return isPlace || /\d|@/.test(added) ? text : list;
}
