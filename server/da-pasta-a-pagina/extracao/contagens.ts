import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { answersIn } from './answers.ts';
import { soldAs } from './areas.ts';
import { countsByKind } from './by-kind.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { type Comodos, readComodos, suitesOnly } from './comodos.ts';
import { readNumbers } from './numbers.ts';
import { speaksOfOtherWork } from './other-work.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { type CampoJulgado, withoutReports } from './provas/kinds.ts';
import { decideRange } from './ranges.ts';
import { withRivals } from './rivals.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';
import { type Counted, typeCells } from './type-tables.ts';

type Range = Fact<number> | null;
export interface Contagens {
  dormitoriosMin: Range;
  dormitoriosMax: Range;
  suitesMin: Range;
  suitesMax: Range;
  vagasMin: Range;
  vagasMax: Range;
}

/** Sentences about the whole building, its neighbours or common areas. */
const notOneHome =
  /\b(?:kits?\b.{0,20}(?:mobili|cozinha)|carro eletrico|recarga|carregador\w*|veicul\w+ eletric\w+|tomadas? para|empreendimentos? entregues?|hotel|escola|entorno|rotativ\w+|sugest(?:ao|oes) de (?:casa|projeto)s?)\b/;
/** 'Num total de 121 vagas', '121 vagas ao todo': what the sentence counts beside its homes. */
const ofWhole =
  /\btotal de (?!\d[\d.,]*\s?m)\S+(?: \([^)]*\))?(?: [a-z]+)?|(?<![\d.,])\d+(?: [a-z.]+){1,3} (?:no total|ao todo)\b|\b(?:no total|ao todo),? \d+(?: [a-z.]+)?/g;
const onTheBuilding = /\b(?:edificio|predio|torre|empreendimento|condominio|garagem)\b.{0,25}\bcom \d+ vagas/;

/** What a sentence may say of one home; of a row's cells, which may stand in different columns, those that may. */
function ofOneHome(sentence: string): string | null {
  const folded = sentence.replace(ofWhole, (found) => ' '.repeat(found.length));
  const isElse = (text: string) =>
    notOneHome.test(text) || onTheBuilding.test(text) || ofAuthor.test(text) || speaksOfOtherWork(text);
  if (!isElse(folded)) return folded;
  const cells = folded.split('\t');
  // 'Hotel | 2 vagas' is a label and its value, 'Escola a 200 m | 2 vagas' two columns.
  const isLabelled = isElse(cells[0]!) && !/\d/.test(cells[0]!);
  if (cells.length < 2 || isLabelled) return null;
  return cells.map((cell) => (isElse(cell) ? ' '.repeat(cell.length) : cell)).join('\t');
}

/** What an author made elsewhere is told beside his name. */
const ofAuthor =
  /^\W*(?:arquitetura|interiores|decoracao|paisagismo|iluminacao|luminotecnica|projetos? (?:de |d[eo] |arquitet|paisag|lumin))/;

const columns: [Counted, RegExp, number][] = [
  ['dormitorios', /\b(?:dorm|quarto|qr?to|qr?ts?\b|bedrooms?\b)|^[qd]$/, 8],
  ['suites', /\bsuite|\bste\b|^s$/, 8],
  ['vagas', /\b(?:vagas?|vgs?|gar|garage\w*|qtd\.? box|n[ºo°.]* box)\b/, 8],
];

/** '3 / 1' under 'Dorm/st'. */
const pairOf = ({ header, folded }: Row['cells'][number]): number[] =>
  /\b(?:dorm\w*|quartos?|qr?to?s?|q)\.? ?\/ ?(?:suites?|ste?s?|s)\b/.test(header)
    ? (/^(?:\d{2,5} )?(\d) ?\/ ?(\d)$/.exec(folded) ?? []).slice(1).map(Number)
    : [];

const countsItself = /\d\s?(?:dorm|quartos?|qtos?|suites?|vagas?)/;

/** 'Quartos?', 'Quantas vagas?': the label of one value. */
const asked: [Counted, RegExp][] = [
  ['dormitorios', /^\W*(?:quantos )?(?:quartos|dormitorios)\W*$/],
  ['suites', /^\W*(?:quantas )?suites\W*$/],
  ['vagas', /^\W*(?:quantas )?vagas?\W*$/],
];
/** '1 no de 72 m², 2 no de 91 m²': a count for each kind of home. */
const countsIn = (folded: string): number[] =>
  [...folded.matchAll(/(?:^|[,;] (?:e )?)(\d)(?= n[oa]s? |$)/g)]
    .map(([, count]) => Number(count))
    .filter((count) => count >= 1 && count <= 6);

/** '1 (2 q.) ou 2 (3 q.)': what the other homes have. */
const alsoIn = (folded: string): number[] =>
  [...folded.matchAll(/\) (?:ou|e) (\d)(?= \()/g)].map(([, count]) => Number(count));

/** 'Até 3 suítes': some homes have fewer. */
const atMost = (noun: string) => new RegExp(`(?<!\\d )\\b(?:ate|no maximo) (?:\\d|[a-z]{2,6}) (?:${noun})`);
const upTo: Record<Counted, RegExp> = {
  dormitorios: atMost('dorm|quartos?\\b|qr?tos?\\b|qr?ts\\b'),
  suites: atMost('suites?\\b'),
  vagas: atMost('vagas?\\b|vgs?\\b'),
};
/** 'Quartos: 3 ou mais': some homes have more. */
const atLeast = /\b(?:\d|[a-z]{2,6})(?: (?:dorm\w*|quartos?|qtos?|suites?|vagas?))? ou mais\b/;

/** '2 e 3 quartos, todos com suíte': how many the larger have is not said. */
const isBareSuite = (folded: string, { dormitorios, suites }: Comodos): boolean =>
  dormitorios.length > 1 &&
  suites[0] === 1 &&
  /\btod[oa]s\b/.test(folded) &&
  !/\b(?:1|uma|so|unica) suite/.test(folded);

/** A book that nowhere counts bedrooms but by their suites. */
const otherBedrooms =
  /\b(?:\d|uma?|dois|duas|tres|quatro)\s*(?:dorm|quartos?\b|qtos?\b|demi|q\b)|\bdorm\w*|\bquartos\b.*\d|\bdemi/;

/** A club's rooms for guests are no bedrooms. */
const ofClub = /\b(?:clube|sede|hospedes?|pousada|hotel|spa)\b/;

/** Some homes have no parking space. */
const withoutParking =
  /\b(?:sem|nao te[mn]) vagas?\b(?! (?:de|para|p\/) (?:visitante|moto|bici))|\bvagas?\b[^.;]{0,60}\b(?:exceto|salvo|menos (?:[ao]s?|n[ao]s?)|com excecao|a excecao)\b|\bvagas?\b[^.;]{0,60}\bque nao (?:a )?(?:te[mn]|possuem?|contam?)\b/;

/** 'Os de 38 m² vêm com uma vaga; os demais não têm vaga' */
const theOthers = /\b(?:demais|outr[oa]s) (?:[a-z]+ )?nao te[mn] vagas?\b/;

/** 'O edifício não dispõe de vagas de garagem', 'nenhuma vaga', 'Vagas: não há' */
const space =
  '(?:vagas?(?: de garagem| de estacionamento| privativas?| (?:para|de) (?:carros?|autos?|automoveis))?|garage[mn]s?)';
const noParking = new RegExp(
  `\\b(?:nao (?:ha|te[mn]|tera|temos|existem?|dispoe de|dispomos de|possuem?|inclu(?:i|em)|oferece|conta com)|nenhuma|zero|(?:predio|edificio|empreendimento|condominio|projeto) sem|^sem) ${space}(?! (?:presas?|gaveta|descobert|(?:para|de|d[ao]s?) (?!carro|auto))|[^.;]{0,40}\\b(?:visitante|moto))|^\\W*(?:tem )?(?:vagas?(?: de garagem)?|garagem)\\s*[?:\\t]+\\s*(?:nao(?: ha| te[mn]| possui)?|nenhuma|zero|0|sem(?: vagas?| garagem)?)(?=\\W*$|[.;] )`,
);
/** 'As unidades não têm vaga' speaks of them all. */
const ofAllHomes =
  /^\W*(?:tod[oa]s )?(?:[oa]s )(?:unidades|apartamentos|aptos?|studios|suites|salas|casas) nao\b|\bnenhum[a]? (?:unidade|apartamento|studio|apto)\b/;
const ofSome =
  /\b(?:demais|outr[oa]s|studios?|apartamentos?|aptos?|unidades?|casas|fina(?:l|is)|menores|tipo)\b/;

/** The counts beside a label that asks for them: 'Quartos? | 3'. */
function underQuestions(lines: SourceLine[]) {
  return lines.flatMap((line) => {
    const [label, value, ...more] = line.cells;
    const kind = value ? asked.find(([, words]) => words.test(label!.folded)) : undefined;
    if (!kind) return [];
    const isRow = more.length > 0 && [value!, ...more].every(({ folded }) => /^\d$/.test(folded));
    const counts = isRow
      ? [value!, ...more].map(({ folded }) => Number(folded))
      : more.length === 0
        ? countsIn(value!.folded)
        : [];
    return counts.map((count) => ({ of: kind[0], count, line, isRow }));
  });
}

/** Bedrooms, suites and parking spaces of the homes, minimum and maximum. */
export function extractContagens(lines: SourceLine[], rows: Row[]): Contagens {
  const found: Record<Counted, Candidate<number>[]> = { dormitorios: [], suites: [], vagas: [] };
  const impliedBeds: Candidate<number>[] = [];
  /** Homes without a parking space: whether the fewest are none is asked. */
  const none: Candidate<number>[] = [];
  const noneAtAll: Candidate<number>[] = [];
  /** Those that say where a count ends, and nothing of where it begins. */
  const most = new Set<Candidate<number>>();
  /** And those that say where it begins, and nothing of where it ends. */
  const least = new Set<Candidate<number>>();
  /** What is asked is not said: 'Precisa de 4 quartos?' */
  const wondered = new Set<Candidate<number>>();
  const inRows = new Set(rows.filter(({ unit }) => unit !== null).map((row) => row.line));
  const countsSuites =
    soldAs(lines) !== 'plots' &&
    !lines.some(({ folded }) => otherBedrooms.test(folded) && !speaksOfOtherWork(folded));
  const sentences = readPassages(lines).flatMap(sentencesOf);
  for (const sentence of [...sentences, ...answersIn(sentences)]) {
    const folded = ofOneHome(sentence.folded);
    if (folded === null) continue;
    const said = readComodos(folded);
    const isQuestion = /\?\W*$/.test(folded);
    const clauses = folded.split(/[.;] /);
    if (clauses.some((clause) => noParking.test(clause) && (ofAllHomes.test(clause) || !ofSome.test(clause))))
      noneAtAll.push(stated(0, 2, sentence));
    else if (
      withoutParking.test(folded) &&
      (theOthers.test(folded) || countsByKind(folded, 'vagas').length === 0)
    )
      none.push(stated(0, 2, sentence));
    for (const kind of ['dormitorios', 'suites', 'vagas'] as const)
      for (const count of said[kind]) {
        const one = stated(count, 2, sentence);
        found[kind].push(one);
        if (said[kind].length === 1 && count > 1 && upTo[kind].test(folded)) most.add(one);
        if (
          said[kind].length === 1 &&
          (atLeast.test(folded) || (kind === 'suites' && isBareSuite(folded, said)))
        )
          least.add(one);
        if (isQuestion) wondered.add(one);
      }
    for (const count of suitesOnly(folded, said))
      impliedBeds.push(
        stated(count, /m[²2]/.test(folded) ? 1.5 : countsSuites && !ofClub.test(folded) ? 1 : 0.9, sentence),
      );
  }
  for (const { of, cell, line } of typeCells(lines, inRows)) {
    const [, said] =
      /^(\d(?: ?(?:ou|e|a|\/) ?\d)*)(?= |$|\()(?! ?(?:mais|\+|m[²2]|,|niveis|pavimentos|subsolos|andares))/.exec(
        cell.folded,
      ) ?? [];
    const counts = said ? [...readNumbers(said), ...alsoIn(cell.folded)] : [];
    if (of !== 'area') for (const count of counts) found[of].push(candidate(count, 2, line));
  }
  for (const { of, count, line, isRow } of underQuestions(lines)) {
    found[of].push(candidate(count, 2, line));
    if (isRow && of === 'suites' && countsSuites && count > 1) impliedBeds.push(candidate(count, 1, line));
  }
  countRows(rows, found, impliedBeds, none);
  if (found.vagas.length === 0) found.vagas.push(...noneAtAll);
  found.dormitorios.push(...impliedBeds);
  const rangeOf = (campo: CampoJulgado, all: Candidate<number>[]): [Range, Range] => {
    const told = withoutReports(
      campo,
      all.filter((one) => !wondered.has(one)),
      lines,
    );
    const counted = told.length > 0 ? told : all;
    return [
      decideRange(counted.filter((one) => !most.has(one)))[0],
      decideRange(counted.filter((one) => !least.has(one)))[1],
    ];
  };
  const [dormitoriosMin, dormitoriosMax] = rangeOf('dormitoriosMax', found.dormitorios);
  const [suitesMin, suitesMax] = rangeOf('suitesMax', found.suites);
  const [vagasMin, vagasMax] = rangeOf('vagasMax', found.vagas);
  return {
    dormitoriosMin,
    dormitoriosMax,
    suitesMin,
    suitesMax,
    vagasMin: withRivals(vagasMin, none),
    vagasMax,
  };
}

/** What the columns of a table count. */
function countRows(
  rows: Row[],
  found: Record<Counted, Candidate<number>[]>,
  impliedBeds: Candidate<number>[],
  none: Candidate<number>[],
): void {
  const hasBeds = rows.some((row) => row.cells.some(({ header }) => columns[0]![1].test(header)));
  for (const row of rows) {
    if (row.unit === null) continue;
    for (const cell of row.cells) {
      for (const [kind, header, highest] of columns) {
        // 'Final 5: 3 dorms' says how many there are below.
        if (countsItself.test(cell.header)) continue;
        const other = kind === 'vagas' ? /valor|preco|area|m²|numero d[ao]/ : /area|m²|valor/;
        if (
          kind === 'vagas' &&
          header.test(cell.header) &&
          !other.test(cell.header) &&
          /^(?:0|[-–—]+)$/.test(cell.folded)
        )
          none.push(candidate(0, 3, row.line));
        for (const [at, pair] of pairOf(cell).entries())
          if (kind === (['dormitorios', 'suites'] as const)[at])
            found[kind].push(candidate(pair, 3, row.line));
        const count = Number(
          cell.folded.match(/^(\d)(?: (?:carros?|vagas?|suites?|quartos?)| ?\([^()]*\))?$/)?.[1] ??
            Number.NaN,
        );
        if (header.test(cell.header) && !other.test(cell.header) && count >= 1 && count <= highest)
          found[kind].push(candidate(count, 3, row.line));
        // A table that counts suites alone has no other bedrooms.
        if (kind === 'suites' && !hasBeds && header.test(cell.header) && count >= 2 && count <= highest)
          impliedBeds.push(candidate(count, 1.5, row.line));
      }
    }
  }
}
