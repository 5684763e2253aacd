import type { Uf } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufOfCep, ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { type AddressLine, findCidade, isBairro, placeBehind, readAddress } from './address-line.ts';
import { type Candidate, stated, withoutParts } from './candidate.ts';
import { capitalised } from './lettering.ts';
import { isPlainValue } from './machine-talk.ts';
import { type Passage, readPassages, type Sentence, sentencesOf } from './passages.ts';
import { spokenPlace } from './place-case.ts';
import { decide, precedences } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

export interface Lugar {
  endereco: Fact<string> | null;
  bairro: Fact<string> | null;
  cidade: Fact<string> | null;
  uf: Fact<Uf> | null;
}

const ofProject = /\b(?:enderec|localiza|empreendimento|implantac|terreno|local d[ao] obra|situad|obra:)/;
/** Addresses of others, such as sellers and builders, not of the empreendimento. */
const ofOthers =
  /\b(?:central de vendas|espaco de vendas|plantao|stand|estande|visite|decorado em|sede|matriz|filial|escritorio|imobiliaria|creci|vendas:|atendimento|loja conceito|outros (?:condominios|empreendimentos|lancamentos|projetos|loteamentos|residenciais)|entregues? em (?:19|20)\d\d|showroom|cadastre-se|(?:em )?qualquer loja|nossas? lojas?|residente|domiciliad[ao]?)\b/;
/** A registry or court: its town is usually the land's. */
const ofOffice = /\b(?:comarca|cartorio|oficio|registro de imoveis|foro)\b/;
/** A firm's name before its own address, as in a footer. */
const firmsOwn =
  /\b(?:ltda|s\.?\/a|eireli|incorporadora|incorporacoes|construtora|empreendimentos imobiliarios|urbanismo)\b[^:]{0,40}(?:\brua\b|\br\.|\bav\b|\bavenida\b|\balameda\b|\btravessa\b|\brodovia\b|\bpraca\b)/;
const bareCompanyNumber = /\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/;
/** Words that mark the empreendimento's own address, whoever else is named nearby. */
const outright = /\b(?:enderec\w*|local\w*) d[aeo] (?:obra|empreendimento|projeto|edificio|condominio)\b/;

/** Something near, opposite or at a distance has an address of its own. */
const nearby =
  /(?:\bproxim[oa]s?|\bpert(?:o|inho)|\bfrente|\bao lado|\bdiante|\bvizinh[oa]s?|\bpara|\bcaminho|\bsaida|\bacesso (?:rapido |facil )?|\bligacao com|\b\d+\s?(?:min(?:utos?)?|km|horas?|metros|m)(?: (?:de carro|a pe))?) ?(?:a[os]?|d[aeo]s?|com|pel[ao]|ate|para)?\s*$/;

/** Whether a sentence's address is somebody else's: of sellers, firms, offices, or of something nearby. */
export function isAddressOfOthers(sentence: Sentence, index: number): boolean {
  const before = sentence.folded.slice(0, index);
  return (
    ofOthers.test(sentence.folded) ||
    ofOffice.test(sentence.folded) ||
    companyNumber.test(sentence.folded) ||
    nearby.test(before) ||
    firmsOwn.test(sentence.folded)
  );
}
const companyNumber = /\bcnpj\b|\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/;

/** Location: street and number, bairro, city, UF. An ambiguous city name needs its UF. */
export function extractLugar(lines: SourceLine[]): Lugar {
  const enderecos: Candidate<string>[] = [];
  const bairros: Candidate<string>[] = [];
  const cidades: Candidate<{ cidade: string; uf: Uf }>[] = [];
  const bareCidades: Candidate<string>[] = [];
  let above: Passage | null = null;
  const passages = readPassages(lines);
  const isSmall = isInSmallLetters(lines);
  for (const [at, passage] of passages.entries()) {
    // 'Stand: Rua X, 120' says whose that street is, not whose the next.
    const isHeading =
      above && follows(above, passage) && above.text.length <= 50 && !readAddress(above.text).endereco;
    const heading = isHeading ? above!.folded : '';
    above = passage;
    for (const sentence of sentencesOf(passage)) {
      const context = `${heading} ${sentence.folded}`;
      if ((ofOthers.test(context) || firmsOwn.test(sentence.folded)) && !outright.test(context)) continue;
      const foreign = ofOffice.test(context);
      const weightOf = (base: number) => (foreign ? 0.2 : base + (ofProject.test(context) ? 2 : 0));
      const text = isSmall ? inCapitals(sentence.text) : sentence.text;
      const read = readAddress(text);
      // What follows a company's number is that company's.
      const isNearby = (index: number) =>
        nearby.test(sentence.folded.slice(0, index)) ||
        (!outright.test(context) && bareCompanyNumber.test(sentence.folded.slice(0, index)));
      const isStated = read.exact || ofProject.test(context) || headsTheBook(sentence, read);
      if (read.endereco && isStated && !isNearby(read.index)) {
        const base = read.exact && (read.cidade || read.bairro) ? 2 : 0.9;
        // A street without number where the line ends may go on below.
        const weight =
          !read.exact && read.index > 0 && sentence.text.endsWith(read.endereco) ? 0.9 : weightOf(base);
        if (isPlainValue(read.endereco)) enderecos.push(stated(read.endereco, weight, sentence));
      }
      if (read.cidade && read.uf && !isNearby(read.cidadeIndex)) {
        const cep = ufOfCep(sentence.text);
        const support = (read.endereco ? 2 : 1) + (cep === read.uf ? 1 : 0);
        cidades.push(stated({ cidade: read.cidade, uf: read.uf }, weightOf(support), sentence));
        // Beside a city alone it may be the name of the development.
        if (read.bairro)
          bairros.push(stated(read.bairro, read.endereco ? weightOf(2) : weightOf(1) - 0.1, sentence));
      } else if (read.endereco && read.exact && read.bairro && !isNearby(read.index)) {
        // Without its city, what follows a street may be anything (TRU-01).
        bairros.push(stated(read.bairro, Math.min(0.9, weightOf(2)), sentence));
      }
      const behind =
        read.exact && !read.cidade && !isNearby(read.index) ? behindStreet(text, read, passages, at) : null;
      if (behind) {
        bairros.push(stated(behind.bairro, weightOf(2), sentence));
        bareCidades.push(stated(behind.cidade, weightOf(2), sentence));
      }
      readLabels(sentence, foreign ? 0.2 : 4, bairros, bareCidades, cidades);
    }
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
  const elsewhere = bairros.filter(({ value }) => foldText(value) !== foldText(cidade?.value ?? ''));
  const bairro = decide(withoutParts(elsewhere, foldText), precedences.bySupport, { key: foldText });
  return {
    endereco: endereco && mapFact(endereco, spokenPlace),
    bairro: bairro && mapFact(bairro, spokenPlace),
    cidade: cidade && mapFact(cidade, spokenPlace),
    uf: place ? mapFact(place, (value) => value.uf) : null,
  };
}

/** A book without capitals: where every name is in small letters, letters tell nothing. */
function isInSmallLetters(lines: SourceLine[]): boolean {
  const letters = lines.map(({ text }) => text.replace(/\P{L}/gu, '')).join('');
  return letters.length > 200 && letters.replace(/\P{Lu}/gu, '').length < letters.length * 0.02;
}

/** 'são carlos, sp' → 'São Carlos, SP'. */
const inCapitals = (text: string) =>
  capitalised(text.toLowerCase()).replace(
    /([,/–-] ?)(\p{Lu}\p{Ll})$/u,
    (_, sign, uf) => sign + uf.toUpperCase(),
  );

/** The bairro and the city behind a street, in its sentence or on the short lines right under it. */
function behindStreet(
  text: string,
  { endereco, index }: AddressLine,
  passages: readonly Passage[],
  at: number,
) {
  const rest = text
    .slice(index + (endereco?.length ?? 0))
    .replace(/^,? (?:na )?esq(?:uina|\.) (?:com )?(?:a )?[^,.]+$/, '');
  const inLine = placeBehind(rest);
  if (inLine || rest.replace(/\W/g, '') !== '') return inLine;
  const under: string[] = [];
  for (const next of passages.slice(at + 1, at + 3)) {
    if (!follows(passages[at + under.length]!, next) || next.text.length > shortLine) break;
    under.push(next.text);
    const place = placeBehind(`, ${under.map((one) => (isLower(one) ? capitalised(one) : one)).join(', ')}`);
    if (place) return place;
  }
  return null;
}
const shortLine = 45;
const isLower = (text: string) => !/\p{Lu}/u.test(text);

/** A street alone near the top of the first page, below the title. */
const headsTheBook = ({ lines, text }: Sentence, { endereco }: AddressLine) =>
  lines[0]!.page === 1 && lines[0]!.position <= 4 && text.replace(/\.$/, '') === endereco;

const follows = (above: Passage, below: Passage) => isNext(above.lines.at(-1)!, below.lines[0]);

/** 'Bairro: Meia Praia', 'no bairro Meia Praia', 'Cidade: Itapema'. */
function readLabels(
  line: Sentence,
  weight: number,
  bairros: Candidate<string>[],
  bareCidades: Candidate<string>[],
  cidades: Candidate<{ cidade: string; uf: Uf }>[],
) {
  const named = line.text.match(
    /\b[Bb](?:airro|AIRRO)\s*(?:[:\t]|\.{3,}|d[aeo]s? )?\s*((?:[\p{Lu}][\p{L}'’.]*)(?: (?:[\p{Lu}][\p{L}'’.]*|d[aeo]s?)){0,4})/u,
  )?.[1];
  const bairro = named?.replace(/\s+(?:Cidade|CIDADE).*$/, '').replace(/\.$/, '');
  if (bairro && isBairro(bairro, null)) bairros.push(stated(bairro, weight, line));
  const city = line.text.match(
    /\b(?:[Cc]idade|CIDADE|[Mm]unic[íi]pio|MUNIC[ÍI]PIO)(?:\/UF)?\s*(?:[:\t]|\.{3,})\s*([\p{Lu}][\p{L}'’ -]{2,40})/u,
  )?.[1];
  if (!city || findCidade(line.text)) return;
  const name = city.replace(/\s+(?:UF|Estado)\b.*$/i, '').replace(/[\s-]+$/, '');
  const uf = line.text.match(/\b(?:UF|Estado)\s*[:\t]\s*([A-Z]{2})\b/)?.[1] as Uf | undefined;
  if (uf && ufsOfCidade(name).has(uf)) cidades.push(stated({ cidade: name, uf }, weight, line));
  else if (ufsOfCidade(name).size > 0) bareCidades.push(stated(name, weight, line));
}

const bareCidade = (found: Candidate<string>[]) => decide(found, precedences.bySupport, { key: foldText });

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
function townOfTheRegistry(passages: readonly Passage[]): Fact<string> | null {
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
