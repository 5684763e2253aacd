import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfPhones } from '#server/kernel/reading/area-codes.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { placesWithin } from './address-line.ts';
import { type Candidate, stated } from './candidate.ts';
import { type Passage, type Sentence, sentencesOf } from './passages.ts';
import { decide, precedences } from './precedence.ts';
import { companyNumber, firmsOwn, nearby, ofOffice, ofOthers } from './whose-address.ts';

// 'Registro' is a town, too.
const town =
  "(?!Registro|Im[óo]ve|Of[íi]cio|Notas)((?:[\\p{Lu}][\\p{L}'’]*)(?:[ -](?:(?:d[aeo]s?|d'|e) )?[\\p{Lu}][\\p{L}'’]*){0,4})";
const registryOf = new RegExp(
  `(?:[Rr]egistro (?:de|Geral de) Im[óo]veis|REG\\. IM[ÓO]VEIS|R\\.?(?:G\\.?)?I\\.?|[Cc]art[óo]rio|[Oo]f[íi]cio|[Cc]omarca|[Ss]erventia|C\\.?R\\.?I\\.?)(?:[^.;|\\d]{0,40}? d[aeo])? ${town}`,
  'gu',
);
const spokenTown = new RegExp(`(?:^|(?<![\\p{L}])(?:[Ee]m|de|[·•|,–—-]) )${town}`, 'gu');
const within = new RegExp(`(?<![\\p{L}])[Ee]m ${town}`, 'gu');
/** 'Curitiba, 12 de maio de 2025' and 'nesta capital': where a letter is written. */
const dated = new RegExp(`^\\s*${town}, \\d{1,2}º? de \\p{L}+ de (?:19|20)\\d\\d`, 'gu');
const here = /\bnesta (?:capital|cidade)\b/;

/** What speaks of other places: other work, a seat, what is taken in exchange. */
const elsewhere =
  /\b(?:entreg(?:ues?|amos|ou|aram)|outr[oa]s?|tambem|fundad\w+|nasc\w+|desde|sede|matriz|filial|escritorio|aceit\w+|permuta|dacao|distancias?|mesm[ao] (?:construtora|incorporadora|familia|grupo))\b/;

/** The city named in a text by a phrase, without the words that follow its name. */
const citiesIn = (text: string, phrase: RegExp) =>
  [...text.matchAll(phrase)].flatMap((match) => {
    const words = match[1]!.split(' ');
    const until = words.findLastIndex((_, at) => ufsOfCidade(words.slice(0, at + 1).join(' ')).size > 0);
    return until < 0 ? [] : [words.slice(0, until + 1).join(' ')];
  });

const statedIn = (sentences: Sentence[], read: (sentence: Sentence) => string[]) =>
  sentences.flatMap((sentence) => read(sentence).map((cidade) => stated(cidade, 1, sentence)));
const townsOf = (found: Candidate<string>[]) => new Set(found.map(({ value }) => foldText(value)));

/**
 * A city without its state, of two witnesses and no other city: the town of the registry, what stands beside a bairro,
 * what a sentence says it is in, where a letter is written, whose area code the telephones have.
 */
export function townOfTheRegistry(passages: readonly Passage[]): Fact<string> | null {
  const sentences = passages.flatMap(sentencesOf);
  const offices = statedIn(sentences, ({ text }) => citiesIn(text, registryOf));
  const own = sentences.filter(
    ({ folded }) => !ofOffice.test(folded) && !ofOthers.test(folded) && !companyNumber.test(folded),
  );
  const said = statedIn(own, ({ text }) => citiesIn(text, spokenTown));
  const towns = townsOf(offices);
  const both = said.filter(({ value }) => towns.has(foldText(value)));
  if (towns.size === 1 && both.length > 0)
    return decide([...both, ...offices], precedences.bySupport, { key: foldText });
  return towns.size > 1 ? null : witnessedTown(sentences, own, offices);
}

function witnessedTown(
  sentences: Sentence[],
  own: Sentence[],
  offices: Candidate<string>[],
): Fact<string> | null {
  const about = own.filter(({ folded }) => !elsewhere.test(folded) && !firmsOwn.test(folded));
  const beside = about.flatMap((sentence) =>
    placesWithin(sentence.text)
      .filter(({ index }) => !nearby.test(sentence.folded.slice(0, index)))
      .map(({ cidade }) => stated(cidade, 1, sentence)),
  );
  const lying = statedIn(about, ({ text }) => citiesIn(text, within));
  const letters = statedIn(sentences, ({ text }) => citiesIn(text, dated));
  const isHere = sentences.some(({ folded }) => here.test(folded));
  const all = [...beside, ...lying, ...offices, ...letters];
  const phones = new Set(sentences.flatMap(({ text }) => ufsOfPhones(text)));
  const [only, ...others] = townsOf(all);
  if (only === undefined || others.length > 0) return null;
  const isOfPhones = phones.size === 1 && [...phones].every((uf) => ufsOfCidade(only).has(uf));
  const ways = [
    beside.length > 0,
    lying.length > 0 && !beside.some(({ evidence }) => evidence.quote === lying[0]!.evidence.quote),
    offices.length > 0,
    letters.length > 0 && isHere,
    letters.length > 0,
    isOfPhones,
  ];
  const isAlone = beside.length > 0;
  return isAlone || ways.filter(Boolean).length > 1
    ? decide(all, precedences.bySupport, { key: foldText })
    : null;
}
