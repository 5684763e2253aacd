import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { titleOfPapers } from '../name-candidates.ts';
import { readSources, type SourceLine } from '../source.ts';
import { bairroNamed } from './bairro-named.ts';
import { type AskedField, featuresOf } from './features.ts';
import { type Folder, folderOf } from './folder.ts';
import { type Span, spansOf } from './spans.ts';
import { weights } from './weights.ts';

/** A possible answer with the words it comes from. */
export interface PossibleAnswer {
  value: string;
  evidence: Evidence;
}

/** Most offered for one question: more are no quicker than typing. */
const mostOffered = 5;
/** 'Ilha do Sol' and 'Ilha do Sol Lançamento' are offered, but not four of their kind. */
const mostNested = 2;
/** More words than any folder's first documents name; the rest would only keep the rules busy. */
const mostSpans = 4_000;

/** The words of a folder, with what is asked of them. */
export interface Words {
  spans: Span[];
  folder: Folder;
}

/** Everything in the documents that may be a name of something. */
export const wordsOfFolder = (documents: DocumentText[]): Words => wordsOf(readSources(documents).lines);

/** The same lines are asked for names, firms and places. */
const known = new WeakMap<SourceLine[], Words>();

export function wordsOf(lines: SourceLine[]): Words {
  const words = known.get(lines) ?? wordsIn(lines);
  known.set(lines, words);
  return words;
}

function wordsIn(lines: SourceLine[]): Words {
  const pages = [...Map.groupBy(lines, (line: SourceLine) => `${line.document.path}#${line.page}`).values()];
  const spans = spansOf(pages, lines).slice(0, mostSpans);
  return { spans, folder: folderOf(pages, spans) };
}

/** How a span would be answered for a field: 'Jd. Botânico de Curitiba' is the bairro 'Jardim Botânico'. */
export const answerOf = (field: AskedField, { value }: Span, { cities }: Folder): string =>
  field === 'bairro' ? bairroNamed(value, cities) : value;

interface RankedAnswer extends PossibleAnswer {
  /** In log odds. */
  weight: number;
  /** How often the pages say its longest word: 'Aurora' stands for 'Aurora Beach Living'. */
  times: number;
  /** Whether the pages say it whole more than once. */
  isRepeated: boolean;
}

const ranked = new WeakMap<SourceLine[], Map<AskedField, readonly RankedAnswer[]>>();

/** Everything that may answer a field, likeliest first. */
export function rankedAnswers(lines: SourceLine[], field: AskedField): readonly RankedAnswer[] {
  const known = ranked.get(lines) ?? new Map<AskedField, readonly RankedAnswer[]>();
  ranked.set(lines, known);
  const answers = known.get(field) ?? rank(lines, field);
  known.set(field, answers);
  return answers;
}

function rank(lines: SourceLine[], field: AskedField): RankedAnswer[] {
  const { spans, folder } = wordsOf(lines);
  const learnt = Object.values(weights[field]);
  return spans
    .map((span) => ({
      value: answerOf(field, span, folder),
      evidence: span.evidence,
      times: folder.times(longestWord(span.key)),
      isRepeated: folder.times(span.key) > 1,
      weight: featuresOf(field, span, folder).reduce((sum, told, index) => sum + told * learnt[index]!, 0),
    }))
    .filter(
      ({ value }) =>
        !isLabel(value) &&
        !isOfPayment(value) &&
        !(field === 'nome' && titleOfPapers.test(foldText(value))) &&
        !(field === 'incorporadora' && beginsLabelled.test(plain(value))) &&
        (field !== 'bairro' || ufsOfCidade(value).size === 0 || !folder.cities.has(foldText(value))),
    )
    .sort((a, b) => b.weight - a.weight);
}

/** 'Incorporadora: Alfa Ltda.' names Alfa; the label is nobody's name. */
const isLabel = (value: string) => label.test(plain(value));
const label =
  /^(?:empreendimentos?|(?:incorporadora|incorporacao|construtora|construcao)(?: e (?:incorporadora|incorporacao|construtora|construcao))?|realizacao|enderecos?|bairro|cidade|apartamentos?|preco|entrega)$/;

/** 'Realização Alfa Urbanismo' is Alfa's; 'Vendas Beta' is nobody's who builds. */
const beginsLabelled = /^(?:realizacao|incorporacao|vendas|comercializacao|intermediacao) /;

/** 'Entrada em até 60 vezes': how one pays is nobody's name. */
const isOfPayment = (value: string) => ofPayment.test(plain(value));
const terms =
  '(?:entradas?|saldo|sinal|mensais|anuais|condicoes|parcelas?|juros|chaves|pagamentos?|desconto|facilitad[ao]|parcelad[ao])';
const ofPayment = new RegExp(
  `^(?:(?:direto|parcel\\w+|financ\\w+|pague|tabela direta)(?: |$)|(?:entrada|saldo|sinal) (?:em|de|ate) |(?:(?:${terms}|sem|e|com|de) ?)+$)|\\b\\d+ ?(?:x|vezes|meses|parcelas|prestacoes)(?: |$)`,
);

const longestWord = (key: string) => key.split(' ').reduce((a, b) => (b.length > a.length ? b : a));

/** The first few of them, of a name and its parts not too many. */
export function offered(ranked: readonly PossibleAnswer[]): PossibleAnswer[] {
  const chosen: PossibleAnswer[] = [];
  for (const { value, evidence } of ranked) {
    if (chosen.length === mostOffered) break;
    const nested = chosen.filter((one) => holds(one.value, value) || holds(value, one.value));
    if (nested.length < mostNested) chosen.push({ value, evidence });
  }
  return chosen;
}

const holds = (whole: string, part: string) => ` ${plain(whole)} `.includes(` ${plain(part)} `);
const plain = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
