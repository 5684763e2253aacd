import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { stated } from './candidate.ts';
import { type Passage, sentencesOf } from './passages.ts';
import { decide, precedences } from './precedence.ts';
import { companyNumber, ofOffice, ofOthers } from './whose-address.ts';

// 'Registro' is a town, too.
const town =
  "(?!Registro|Im[óo]ve|Of[íi]cio|Notas)((?:[\\p{Lu}][\\p{L}'’]*)(?:[ -](?:(?:d[aeo]s?|d'|e) )?[\\p{Lu}][\\p{L}'’]*){0,4})";
const registryOf = new RegExp(
  `(?:[Rr]egistro (?:de|Geral de) Im[óo]veis|REG\\. IM[ÓO]VEIS|R\\.?(?:G\\.?)?I\\.?|[Cc]art[óo]rio|[Oo]f[íi]cio|[Cc]omarca)(?:[^.;|\\d]{0,40}? d[aeo])? ${town}`,
  'gu',
);
const spokenTown = new RegExp(`(?:^|(?<![\\p{L}])(?:[Ee]m|de|[·•|,–—-]) )${town}`, 'gu');
/** The city named in a text by a phrase, without the words that follow its name. */
const citiesIn = (text: string, phrase: RegExp) =>
  [...text.matchAll(phrase)].flatMap((match) => {
    const words = match[1]!.split(' ');
    const until = words.findLastIndex((_, at) => ufsOfCidade(words.slice(0, at + 1).join(' ')).size > 0);
    return until < 0 ? [] : [words.slice(0, until + 1).join(' ')];
  });

/** A city without its UF: the registry's town, if the documents also name it elsewhere, and no other. */
export function townOfTheRegistry(passages: readonly Passage[]): Fact<string> | null {
  const sentences = passages.flatMap(sentencesOf);
  const offices = sentences.flatMap((sentence) =>
    citiesIn(sentence.text, registryOf).map((cidade) => stated(cidade, 1, sentence)),
  );
  const said = sentences
    .filter(({ folded }) => !ofOffice.test(folded) && !ofOthers.test(folded) && !companyNumber.test(folded))
    .flatMap((sentence) => citiesIn(sentence.text, spokenTown).map((cidade) => stated(cidade, 1, sentence)));
  const towns = new Set(offices.map(({ value }) => foldText(value)));
  const both = said.filter(({ value }) => towns.has(foldText(value)));
  return towns.size === 1 && both.length > 0
    ? decide([...both, ...offices], precedences.bySupport, { key: foldText })
    : null;
}
