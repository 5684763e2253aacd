import type { Uf } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufOfCep, ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { type AddressLine, findCidade, placesWithin, readAddress } from './address-line.ts';
import { isAlone, isBairroBeside, isOfFirm, isWitnessed } from './bairro-beside.ts';
import { behindStreet, follows, headedSentences, signaturesOf } from './behind-street.ts';
import { type Candidate, stated, withoutParts } from './candidate.ts';
import { inCapitals, isInSmallLetters } from './lettering.ts';
import { isPlainValue } from './machine-talk.ts';
import { type Passage, readPassages, type Sentence } from './passages.ts';
import { spokenPlace } from './place-case.ts';
import { readLabels } from './place-labels.ts';
import { decide, precedences } from './precedence.ts';
import { townOfTheRegistry } from './registry-town.ts';
import { bairroNamed } from './respostas/bairro-named.ts';
import type { SourceLine } from './source.ts';
import { ufOfCidade } from './uf-of-city.ts';
import {
  bareCompanyNumber,
  firmsOwn,
  nearby,
  ofOffice,
  ofOthers,
  ofProject,
  outright,
  stand,
} from './whose-address.ts';

export interface Lugar {
  endereco: Fact<string> | null;
  bairro: Fact<string> | null;
  cidade: Fact<string> | null;
  uf: Fact<Uf> | null;
}

/** 'JARDIM ALTO ★ GOIÂNIA - GO' */
const ornaments = /[★☆✱✦✶◆♦■▪●]/g;

/** Location: street and number, bairro, city, UF. An ambiguous city name needs its UF. */
export function extractLugar(
  lines: SourceLine[],
  nome: string | null = null,
  firms: string[] = [],
  isNamed = false,
): Lugar {
  const enderecos: Candidate<string>[] = [];
  const bairros: Candidate<string>[] = [];
  /** The city a bairro stands beside. */
  const cityOf = new Map<Candidate<string>, string>();
  const addBeside = (bairro: Candidate<string>, cidade: string) => {
    bairros.push(bairro);
    cityOf.set(bairro, foldText(cidade));
  };
  const cidades: Candidate<{ cidade: string; uf: Uf }>[] = [];
  const bareCidades: Candidate<string>[] = [];
  const passages = readPassages(lines);
  const isSmall = isInSmallLetters(lines);
  const isSureBeside = (bairro: string, uf: Uf | null, sentence: Sentence, at: number) =>
    isBairroBeside({ bairro, uf }, sentence, nome) ||
    isWitnessed(bairro, { sentence, at, passages, nome }) ||
    (isNamed && isAlone(bairro, { sentence, at, passages, nome }));
  const signed = signaturesOf(passages);
  // 'Stand: Rua X, 120' says whose that street is, not whose the next.
  for (const { sentence, heading, at } of headedSentences(passages)) {
    const context = `${heading} ${sentence.folded}`;
    const isOthers =
      ofOthers.test(context) ||
      stand.test(heading) ||
      firmsOwn.test(sentence.folded) ||
      signed.has(passages[at]!);
    if (isOthers && !outright.test(context)) continue;
    const foreign = ofOffice.test(context);
    const weightOf = (base: number) => (foreign ? 0.2 : base + (ofProject.test(context) ? 2 : 0));
    const plain = sentence.text.replace(ornaments, '·');
    const text = isSmall ? inCapitals(plain) : plain;
    const read = readAddress(text);
    // What follows a company's number is that company's.
    const isNearby = (index: number) =>
      nearby.test(sentence.folded.slice(0, index)) ||
      (!outright.test(context) && bareCompanyNumber.test(sentence.folded.slice(0, index)));
    const behind =
      read.exact && !read.cidade && !isNearby(read.index) ? behindStreet(text, read, passages, at) : null;
    const isStated = read.exact || ofProject.test(context) || headsTheBook(sentence, read);
    if (read.endereco && isStated && !isNearby(read.index)) {
      const base = read.exact && (read.cidade || read.bairro || behind) ? 2 : 0.9;
      // A street without number where the line ends may go on below.
      const isCut = !read.exact && read.index > 0 && sentence.text.endsWith(read.endereco);
      const weight = isCut ? 0.9 : weightOf(base);
      if (isPlainValue(read.endereco)) enderecos.push(stated(read.endereco, weight, sentence));
    }
    if (read.cidade && read.uf && !isNearby(read.cidadeIndex)) {
      const cep = ufOfCep(sentence.text);
      const support = (read.endereco ? 2 : 1) + (cep === read.uf ? 1 : 0);
      cidades.push(stated({ cidade: read.cidade, uf: read.uf }, weightOf(support), sentence));
      if (read.bairro) {
        // Beside a city alone it may be the name of the development.
        const isSure = isSureBeside(read.bairro, read.uf, sentence, at);
        const beside = isOfFirm(read.bairro, firms) ? 0.2 : weightOf(1) - (isSure ? 0 : 0.1);
        const isOfStreet = read.endereco !== null && read.index < read.cidadeIndex;
        addBeside(stated(read.bairro, isOfStreet ? weightOf(2) : beside, sentence), read.cidade);
      }
      const next = afterCity.exec(text.slice(read.cidadeIndex + read.cidade.length))?.[1];
      if (next) addBeside(stated(bairroNamed(next, noCities), weightOf(1), sentence), read.cidade);
    } else if (read.endereco && read.exact && read.bairro && !isNearby(read.index)) {
      // Without its city, what follows a street may be anything (TRU-01).
      const under = cityUnder(read, sentence, passages, at);
      if (under) addBeside(stated(read.bairro, weightOf(2), sentence), under);
      const most = isWitnessed(read.bairro, { sentence, at, passages, nome }) ? 1 : 0.9;
      bairros.push(stated(read.bairro, Math.min(most, weightOf(2)), sentence));
    }
    for (const { bairro: said, cidade, index } of read.cidade || behind ? [] : placesWithin(text)) {
      if (isNearby(index) || isOfFirm(said, firms)) continue;
      // A city of one state alone needs none beside it.
      if (ufsOfCidade(cidade).size === 1 && !isForVisitors.test(context))
        bareCidades.push(stated(cidade, weightOf(1), sentence));
      const weight = weightOf(1) - (isSureBeside(said, null, sentence, at) ? 0 : 0.1);
      addBeside(stated(said, weight, sentence), cidade);
    }
    if (behind) {
      addBeside(stated(behind.bairro, weightOf(2), sentence), behind.cidade);
      bareCidades.push(stated(behind.cidade, weightOf(2), sentence));
    }
    readLabels(sentence, foreign ? 0.2 : 4, bairros, bareCidades, cidades);
  }

  // A city under the street, and the same with its state elsewhere, are two witnesses.
  for (const bare of bareCidades) {
    const same = cidades.find(({ value }) => foldText(value.cidade) === foldText(bare.value));
    if (same) cidades.push({ ...bare, value: same.value });
  }
  const place = decide(cidades, precedences.bySupport, {
    key: ({ cidade, uf }) => `${foldText(cidade)}/${uf}`,
  });
  const cidade = place
    ? mapFact(place, (value) => value.cidade)
    : (bareCidade(bareCidades) ?? townOfTheRegistry(passages));
  const endereco = decide(withoutParts(enderecos, streetKey), precedences.bySupport, { key: streetKey });
  const bairro = decideBairro(bairros, cityOf, cidade, nome);
  return {
    endereco: endereco && mapFact(endereco, spokenPlace),
    bairro: bairro && mapFact(bairro, spokenPlace),
    cidade: cidade && mapFact(cidade, spokenPlace),
    uf: place ? mapFact(place, (value) => value.uf) : cidade && ufOfCidade(cidade, lines),
  };
}

/** Neither the city nor what stands beside another one is the bairro; what stands beside an asked city is asked. */
function decideBairro(
  bairros: Candidate<string>[],
  cityOf: ReadonlyMap<Candidate<string>, string>,
  cidade: Fact<string> | null,
  nome: string | null,
): Fact<string> | null {
  const own = foldText(cidade?.value ?? '');
  const elsewhere = bairros.filter(
    (one) =>
      foldText(one.value) !== own &&
      foldText(one.value) !== foldText(nome ?? '') &&
      (own === '' || (cityOf.get(one) ?? own) === own),
  );
  const bairro = decide(withoutParts(elsewhere, foldText), precedences.bySupport, { key: foldText });
  const isDoubted =
    cidade !== null &&
    cidade.confidence < linhaPadrao &&
    elsewhere.filter(({ value }) => value === bairro?.value).every((one) => cityOf.has(one));
  return bairro && isDoubted ? { ...bairro, confidence: Math.min(bairro.confidence, asked) } : bairro;
}

/** 'Rua X, 120, Jaraguá' over 'Maceió/AL': the bairro ends its line, its city and state begin the next. */
function cityUnder(
  { bairro }: AddressLine,
  { text }: Sentence,
  passages: readonly Passage[],
  at: number,
): string | null {
  const next = passages[at + 1];
  if (!bairro || !next || !follows(passages[at]!, next)) return null;
  if (text.slice(text.lastIndexOf(bairro) + bairro.length).replace(/\W/g, '') !== '') return null;
  const place = findCidade(next.text);
  return place && place.index <= 2 ? place.cidade : null;
}

/** 'Toledo PR - Jd. La Salle': the bairro behind its city. */
const afterCity =
  /^[\s,/(–-]{0,3}[A-Z]{2}\)?\s*[-–—|·•,]\s*((?:Jd\.?|Jardim|Vl\.?|Vila|Pq\.?|Parque|Setor|Conjunto|Bairro) \p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,3})\W*$/u;
const noCities: ReadonlySet<string> = new Set();
/** Where to ask and whom. */
const isForVisitors =
  /\b(?:lojas?|ramal|duvidas|fale|atend\w*|plantao|visite|vendas|escritorio|sede|agende|rua|av|avenida)\b/;

/** A street near the top of the first page, below the title, alone or with its bairro and city and nothing else. */
function headsTheBook({ lines, text }: Sentence, { endereco, bairro, cidade, uf }: AddressLine): boolean {
  if (!endereco || lines[0]!.page !== 1 || lines[0]!.position > 4 || !text.startsWith(endereco)) return false;
  const rest = [bairro, cidade, uf].reduce<string>(
    (left, part) => (part ? left.replace(part, '') : left),
    text.slice(endereco.length),
  );
  return !/[\p{L}\d]/u.test(rest);
}

const asked = 0.6;

const bareCidade = (found: Candidate<string>[]) => decide(found, precedences.bySupport, { key: foldText });

/** 'Av. Brasil, 1200' and 'Avenida Brasil, nº 1200' are one street. */
const streetKey = (endereco: string) =>
  foldText(endereco)
    .replace(/^(?:avenida|av\.?)\s/, 'av ')
    .replace(/^(?:rua|r\.)\s/, 'rua ')
    .replace(/n[.ºo°]{1,2}\s*(?=\d)|[^a-z0-9]+/g, ' ')
    .trim();

function mapFact<From, To>(fact: Fact<From>, map: (value: From) => To): Fact<To> {
  const value = map(fact.value);
  return {
    ...fact,
    value,
    conflicts: fact.conflicts
      .map((conflict) => ({ ...conflict, value: map(conflict.value) }))
      .filter((conflict) => conflict.value !== value),
  };
}
