import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { findCidade, isBairro } from './address-line.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { allCapitalised, cleanName, nameCandidates, nameKey, spokenNames } from './name-candidates.ts';
import { readPassages, type Sentence, sentencesOf } from './passages.ts';
import { readSources, type SourceLine } from './source.ts';

/** A possible answer with the words it comes from. */
export interface PossibleAnswer {
  value: string;
  evidence: Evidence;
}
export type AskedField = 'nome' | 'incorporadora' | 'bairro';

/** Most offered for one question: more are no quicker than typing. */
const mostOffered = 5;

/**
 * What a person may answer where the rules are not certain: read leniently, likeliest first. Nothing here is
 * ever taken for a fact.
 */
export function possibleAnswers(documents: DocumentText[]): Record<AskedField, PossibleAnswer[]> {
  const { lines } = readSources(documents);
  const pages = [...Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`).values()];
  const sentences = readPassages(lines).flatMap(sentencesOf).map(inSmallLetters);
  const places = possiblePlaces(sentences);
  const firms = possibleFirms(pages, sentences);
  const isPlace = new Set(places.map(({ value }) => foldText(value)));
  const cities = new Set(
    sentences.flatMap(({ text }) => {
      const found = findCidade(text);
      return found ? [foldText(found.cidade)] : [];
    }),
  );
  const isFirm = new Set(firms.filter(({ weight }) => weight >= 2).map(({ value }) => nameKey(value)));
  const phrases = mentioned(sentences);
  const names = [...possibleNames(pages, lines), ...phrases].filter(
    ({ value }) => !cities.has(foldText(value)),
  );
  const isOther = (value: string) => isPlace.has(foldText(value)) || isFirm.has(nameKey(value));
  return {
    nome: offered(
      names.map((one) => (isOther(one.value) ? { ...one, weight: one.weight / 2 } : one)),
      pages,
      nameKey,
    ),
    incorporadora: offered(firms, pages, firmKey),
    bairro: offered(
      [...places, ...alone(pages), ...phrases.filter(({ value }) => isBairro(value, null))].filter(
        ({ value }) => !cities.has(foldText(value)),
      ),
      pages,
      foldText,
    ),
  };
}

/** 'NA GLEBA PALHANO' → 'na Gleba Palhano', sign for sign, so that names are told from other words. */
function inSmallLetters(sentence: Sentence): Sentence {
  const letters = sentence.text.replace(/[^\p{L}]/gu, '');
  if (letters.replace(/\P{Lu}/gu, '').length < letters.length * 0.8) return sentence;
  const text = sentence.text
    .toLowerCase()
    .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(
      /(?<![\p{L}])(?:D[aeo]s?|E|N[ao]s?|Em|Com|Para|Por|Pel[ao]|Um|Uma|A|O|À|Ao)(?![\p{L}.])/gu,
      (word) => word.toLowerCase(),
    )
    .replace(/\b[A-Z][a-z]$/, (uf) => uf.toUpperCase());
  return text.length === sentence.text.length ? { ...sentence, text } : sentence;
}

/** Short lines of names alone on the first page, as a place stands below a title. */
const alone = (pages: SourceLine[][]): Candidate<string>[] =>
  pages
    .filter(([line]) => line!.page === 1)
    .flatMap((page) =>
      page.slice(0, 8).flatMap((line) => {
        const name = inSmallLetters({ text: line.text, folded: line.folded, lines: [line] }).text;
        return isBairro(name, null) ? [candidate(name, 0.3, line)] : [];
      }),
    );

const firmKey = (name: string) =>
  foldText(name)
    .replace(/\b(?:construtora|incorporadora|ltda|s\/?a|spe|empreendimentos|e|inc)\b\.?/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim() || foldText(name);

/** One of each, by the weight of its mentions and the pages it stands on. */
function offered(
  found: Candidate<string>[],
  pages: SourceLine[][],
  keyOf: (value: string) => string,
): PossibleAnswer[] {
  const texts = pages.map(
    (page) =>
      ` ${page
        .map((line) => line.folded)
        .join(' ')
        .replace(/[^a-z0-9]+/g, ' ')} `,
  );
  return [...Map.groupBy(found, ({ value }) => keyOf(value))]
    .map(([key, group]) => {
      const best = group.toSorted((a, b) => b.weight - a.weight)[0]!;
      const words = key.replace(/[^a-z0-9]+/g, ' ').trim();
      const standsOn = texts.filter((text) => text.includes(` ${words} `)).length;
      const weight = best.weight + Math.min(3, group.length) * 0.3 + Math.min(6, standsOn) * 0.5;
      return { value: best.value, evidence: best.evidence, weight };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostOffered)
    .map(({ value, evidence }) => ({ value, evidence }));
}

function possibleNames(pages: SourceLine[][], lines: SourceLine[]): Candidate<string>[] {
  const known = [...nameCandidates(lines), ...spokenNames(readPassages(lines))];
  const large = pages
    .filter(([line]) => line!.page <= 3)
    .flatMap((page) => {
      const block = largestBlock(page);
      const name = cleanName(capitalised(block.map((line) => untracked(line.text)).join(' ')));
      return name ? [candidate(name, page[0]!.page === 1 ? 3.5 : 2.5, block[0]!, ...block.slice(1))] : [];
    });
  const opening = pages
    .filter(([line]) => line!.page === 1)
    .flatMap((page) =>
      page.slice(0, 3).flatMap((line) =>
        line.text.split(/\t|\s[-–—|•·]\s|[|•·]/).flatMap((part) => {
          const name = cleanName(part.trim());
          return name ? [candidate(name, 1.5, line)] : [];
        }),
      ),
    );
  const files = [...new Set(lines.map(({ document }) => document))].flatMap((document) => {
    const quote = document.path.split('/').at(-1)!;
    const stem = quote
      .replace(/\.\w+$/, '')
      .replace(/[_.-]+/g, ' ')
      .replace(ofTheFile, ' ');
    const name = cleanName(capitalised(stem.replace(/\s+/g, ' ').trim()));
    const evidence = { file: document.path, page: 1, quote, box: null };
    return name ? [{ value: name, weight: 0.8, document, evidence }] : [];
  });
  return [...known, ...large, ...opening, ...files].filter(
    ({ value }) => allCapitalised.test(value) && !heading.test(foldText(value)),
  );
}
/** Headings of any book. */
const heading =
  /^(?:arquitetura|interiores|paisagismo|diferenciais|acabamentos|lazer|numeros|onde|localizacao|contato|sumario|indice|ficha tecnica|implantacao|plantas?)$/;
const ofTheFile = /\b(?:book|tabela|v\d+|r\d+|20\d\d|final|digital|de|vendas)\b/gi;

const phrase =
  /(?<=[\p{Ll}\d,;)] )\p{Lu}[\p{L}\d’']+(?: (?:(?:d[aeo]s?|e|del|du|la) )?[\p{Lu}\d][\p{L}\d’']*){0,4}/gu;

/** Proper names within sentences: what a book keeps naming is often what it sells. */
const mentioned = (sentences: Sentence[]): Candidate<string>[] =>
  sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(phrase)].flatMap(([found]) => {
      const name = cleanName(found);
      return name && allCapitalised.test(name) ? [stated(name, 0.4, sentence)] : [];
    }),
  );

/** The largest words of a page, over all the lines of that size. */
function largestBlock(page: SourceLine[]): SourceLine[] {
  const tallest = Math.max(...page.map((line) => line.box.height));
  const first = page.findIndex((line) => line.box.height > tallest * 0.9);
  const block: SourceLine[] = [];
  for (const line of page.slice(first)) {
    if (line.box.height <= tallest * 0.9 || block.length === 4) break;
    block.push(line);
  }
  return block;
}
const untracked = (text: string) => (/^(?:\S ){1,}\S$/.test(text) ? text.replaceAll(' ', '') : text);
/** 'entre rios' → 'Entre Rios'. */
const capitalised = (text: string) =>
  /\p{Lu}/u.test(text)
    ? text
    : text
        .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (D[aeo]s?|E) /g, (word) => word.toLowerCase());

const proper =
  "(?:Jd\\.|Pq\\.|Vl\\.|St\\.|Sto\\.|Sta\\.|\\p{Lu}[\\p{L}’']*)(?: (?:d[aeo]s? |e )?(?:\\p{Lu}[\\p{L}’']*|[IVX]+))*";
const inPlace = new RegExp(
  `(?<![\\p{L}])(?:[Nn][oa]|[Ee]m|[Bb]airro:?|[Cc]ora[çc][ãa]o d[aeo]|[Ss]etor)\\s+(${proper})`,
  'gu',
);
const located =
  /\b(?:rua|r\.|av|avenida|alameda|al\.|praca|zona|vizinh\w+|fica|localiz\w+|bairro|nasce|endereco|regiao|entre|coracao)\b|\/[a-z]{2}\b|[-–] ?[a-z]{2}\b/;

function possiblePlaces(sentences: Sentence[]): Candidate<string>[] {
  return sentences.flatMap((sentence) => {
    const weight = located.test(sentence.folded) ? 2 : 0.5;
    const named = [...sentence.text.matchAll(inPlace)].map((match) => match[1]!);
    const city = findCidade(sentence.text);
    const beside = city
      ? sentence.text
          .slice(0, city.index)
          .split(/\s+[-–—|•·]\s+|[,;|\t•·–—/(]|\.\s/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .slice(-1)
      : [];
    return [
      ...named
        .filter((name) => isBairro(name, city?.cidade ?? null))
        .map((name) => stated(name, weight, sentence)),
      ...segmentsBesideCity(sentence.text)
        .filter((name) => isBairro(name, null))
        .map((name) => stated(name, 2.5, sentence)),
      ...beside.filter((name) => isBairro(name, city!.cidade)).map((name) => stated(name, 2.5, sentence)),
    ];
  });
}

/** 'Batel · Curitiba · PR', 'Aparecida de Goiânia — Setor Buena Vista': what stands next to a city. */
function segmentsBesideCity(text: string): string[] {
  if (text.length > 120) return [];
  const parts = text
    .split(/\s*[-–—|•·,;\t/(]\s*/)
    .map((part) => part.replace(/[.)\s]+$/, ''))
    .filter((part) => part !== '');
  return parts.flatMap((part, index) =>
    ufsOfCidade(part).size > 0 ? [parts[index - 1], parts[index + 1]].filter((one) => one !== undefined) : [],
  );
}

const firmName = "\\p{Lu}[\\p{L}\\d’'.]*(?: (?:(?:d[aeo]s?|e|&) )?\\p{Lu}[\\p{L}\\d’'.]*){0,4}";
const firmShapes: [RegExp, number][] = [
  [
    new RegExp(
      `(?:[Ii]ncorpora[çc][ãa]o|[Rr]ealiza[çc][ãa]o|[Cc]onstru[çc][ãa]o|[Ll]an[çc]amento|[Pp]rojeto|[Oo]bra|[Vv]alores|[Ss]obre|[Ee]mpreendimento)(?: (?:d[aeo]|e [\\p{L}]+))?:?\\s+(?:[ao] )?(${firmName})`,
      'gu',
    ),
    2,
  ],
  [new RegExp(`(${firmName})(?:,? (?:Ltda|LTDA|S[./]?A|SPE|inc)\\b)`, 'gu'), 3],
  [
    new RegExp(
      `(?:^|[.!] |pela |d?[ao] )A?(?:o)? ?(${firmName}) (?:é|nasceu|foi|fez|tem|já|entregou|constr[óo]i|ergueu|apresenta|em n[úu]meros)(?![\\p{L}])`,
      'gu',
    ),
    3,
  ],
  [new RegExp(`(?:pela|[Oo]utros (?:[\\p{L}]+) da) (${firmName})`, 'gu'), 2.5],
  [new RegExp(`((?:Construtora|Incorporadora|Urbanizadora|Loteadora) ${firmName})`, 'gu'), 3],
  [/(?:www\.|@)([a-z0-9-]{3,40})\.(?:com|net|eng|arq)/g, 1],
];

const isName = new RegExp(`^${firmName}$`, 'u');
const smallPrint =
  /\b(?:registr\w*|reg|cnpj|incc|imagens|incorporac\w+|sujeit[oa]s?|arquitetura|entrega|obras?)\b/;
/** Starts of other small print. */
const noFirm =
  /^(?:registro|reg|imagens|projeto|arquitetura|paisagismo|entrega|obras?|oficio|cartorio|tabela|valores|pagina|lancamento|matricula|apresentacao|\d)/;

/** Firms: what is built by them, registered, or repeated on the pages as a brand. */
function possibleFirms(pages: SourceLine[][], sentences: Sentence[]): Candidate<string>[] {
  const spoken = sentences.flatMap((sentence) =>
    firmShapes.flatMap(([shape, weight]) =>
      [...sentence.text.matchAll(shape)].map((match) =>
        stated(capitalised(match[1]!.replace(/[.,]+$/, '')), weight, sentence),
      ),
    ),
  );
  const parts = pages.flatMap((page) =>
    page
      .filter((line) => line.text.length <= 70)
      .flatMap((line) =>
        line.text
          .split(/\t|\s[-–—|•·]\s|[|•·]|\/\/+/)
          .map((text) => ({ text: text.trim(), line }))
          .filter(({ text }) => /^[\p{L}\d &’'.]{3,40}$/u.test(text) && text.split(' ').length <= 5),
      ),
  );
  const repeated = [...Map.groupBy(parts, ({ text }) => foldText(text)).values()]
    .filter((group) => new Set(group.map(({ line }) => `${line.document.path}#${line.page}`)).size >= 2)
    .map(([first]) => candidate(capitalised(first!.text), 1.5, first!.line));
  const legal = pages.flatMap((page) => {
    const small = Math.min(...page.map((line) => line.box.height)) * 1.15;
    return page
      .filter((line) => line.box.height <= small && smallPrint.test(line.folded))
      .flatMap((line) =>
        line.text
          .split(/[.|•·;,(]\s|\t|\s[-–—]\s|\/\/+/)
          .filter((part) => isName.test(part.trim()))
          .map((part) => candidate(part.trim(), 1.2, line)),
      );
  });
  const last = pages.at(-1)?.slice(-3) ?? [];
  const closing = last
    .filter((line) => /^[\p{L}\d &’'.]{3,40}$/u.test(line.text))
    .map((line) => candidate(capitalised(line.text), 1, line));
  return [...spoken, ...repeated, ...legal, ...closing].filter(({ value }) => !noFirm.test(foldText(value)));
}
