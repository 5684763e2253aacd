import { foldText } from '#contract/base/text.ts';

const abbreviations: [RegExp, string][] = [
  [/^Jd\.? /i, 'Jardim '],
  [/^Vl\.? /i, 'Vila '],
  [/^Pq\.? /i, 'Parque '],
  [/^St\. /i, 'Setor '],
  [/^Sto\.? /i, 'Santo '],
  [/^Sta\.? /i, 'Santa '],
];

/** 'Bairro Jd. Botânico de Curitiba' → 'Jardim Botânico', `cities` being those of the documents, folded. */
export function bairroNamed(said: string, cities: ReadonlySet<string>): string {
  const bare = said.replace(/^(?:bairro|cora[çc][ãa]o d[aeo])\s+/i, '').replace(/\.$/, '');
  const name = abbreviations.reduce((text, [short, long]) => text.replace(short, long), bare);
  const cut = [...name.matchAll(/ d[aeo] (?=\p{Lu})/gu)].find(({ 0: joint, index }) =>
    cities.has(foldText(name.slice(index + joint.length))),
  );
  return cut ? name.slice(0, cut.index) : name;
}
