import { lazily } from '#contract/base/lazily.ts';
import { foldText } from '#contract/base/text.ts';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence, Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import {
  answersOf,
  type OneAnswer,
  type OneQuestion,
  type Opcao,
  type RunQuestion,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import { findByFolder } from '#server/cadastros/empreendimentos/service.ts';
import { matchIncorporadora } from '#server/cadastros/incorporadoras/service.ts';
import {
  findBairro,
  findMunicipio,
  isKnownBairroName,
  type Place,
  soleUf,
} from '#server/cadastros/territorio/service.ts';
import { type PossibleAnswer, possibleAnswers } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { readLinhas } from '#server/da-pasta-a-pagina/leitura/service.ts';
import { NeedsAnswer, type RunContext } from '../context.ts';
import { fonteIn } from './source-of.ts';

/** What a record needs and cannot be created without. */
export interface Required {
  nome: string;
  incorporadora: string;
  /** Null where an existing record keeps its own. */
  place: Place | null;
  /** Which of them a person said. */
  answered: AskedFact[];
}

type AskedFact = Exclude<OneAnswer['kind'], 'material'>;

interface Read {
  fatos: Fatos;
  documents: DocumentText[];
  folderName: string | null;
  /** The name a person chose among several developments of the folder. */
  chosenName: string | null;
}

/**
 * Name, incorporadora and place, each read with certainty, known from the folder's earlier record, or
 * answered by a person. Throws NeedsAnswer with all that is still open at once (TRU-01).
 */
export async function requiredFacts(context: RunContext, read: Read): Promise<Required> {
  const { fatos } = read;
  const { db, folder, input } = context;
  const match = fatos.incorporadora
    ? await matchIncorporadora(db, { nome: fatos.incorporadora.value, cnpj: fatos.cnpj?.value ?? null })
    : null;
  const linhas = await readLinhas(db, { incorporadoraId: match?.id ?? 0 });
  const doubtful = new Set<string>(duvidasEm(fatos, linhas));
  const known = input.mode === 'update' ? await findByFolder(db, folder.key) : null;
  const sure = (campo: 'nome' | 'incorporadora') => (doubtful.has(campo) ? null : fatos[campo]?.value);

  const nome = answered(context, 'nome')?.nome ?? read.chosenName ?? sure('nome') ?? known?.nome;
  // A firm the programme works with is named by the documents: two witnesses.
  const firm = match ? fatos.incorporadora?.value : sure('incorporadora');
  const incorporadora = answered(context, 'incorporadora')?.nome ?? firm ?? known?.incorporadora;
  const place = answered(context, 'bairro') ?? (await certainPlace(context, read, doubtful));

  const offer = lazily(() => possibleAnswers(read.documents));
  const questions: OneQuestion[] = [];
  if (!nome) questions.push(askNome(read, offer().nome));
  if (!incorporadora) questions.push(askIncorporadora(read, offer().incorporadora));
  if (!place && !known) questions.push(await askPlace(context, read, offer().bairro));
  if (questions.length > 0) throw new NeedsAnswer(together(questions));
  const said = (['nome', 'incorporadora', 'bairro'] as const).filter((kind) => answered(context, kind));
  return { nome: nome!, incorporadora: incorporadora!, place, answered: said };
}

/** The last answer of a kind. */
export const answered = <Kind extends OneAnswer['kind']>({ answers }: RunContext, kind: Kind) =>
  answers.flatMap(answersOf).findLast((one): one is Extract<OneAnswer, { kind: Kind }> => one.kind === kind);

function together(questions: OneQuestion[]): RunQuestion {
  const [first] = questions;
  if (questions.length === 1) return first!;
  const text = `Os documentos deixam ${questions.length} dados em dúvida. Responda para o Super AI continuar.`;
  return { kind: 'varias', text, perguntas: questions };
}

/**
 * The place, if certain: its city exists, its bairro is in the programme already or stands whole in an address or
 * a 'bairro X' line, unrivalled; a single word nobody knows must be said more than once (SUP-35, TRU-01).
 */
async function certainPlace(
  { db }: RunContext,
  { fatos, documents }: Read,
  doubtful: ReadonlySet<string>,
): Promise<Place | null> {
  const { bairro, cidade } = fatos;
  if (!bairro || !cidade || doubtful.has('cidade')) return null;
  const uf = fatos.uf?.value ?? (await soleUf(db, cidade.value));
  if (!uf || !(await findMunicipio(db, cidade.value, uf))) return null;
  const place = { bairro: bairro.value, cidade: cidade.value, uf };
  const rivalled = bairro.conflicts.length > 0;
  if (!rivalled && (await findBairro(db, place))) return place;
  if (doubtful.has('bairro') || rivalled || isCut(place.bairro)) return null;
  if (await isKnownBairroName(db, place.bairro)) return place;
  const isDoubtfulWord =
    !place.bairro.includes(' ') && bairro.evidence.length === 1 && !isSaidAgain(place.bairro, documents);
  return isDoubtfulWord || !bairro.evidence.some(({ quote }) => placing.test(quote)) ? null : place;
}

/** 'A rua mais arborizada do Juvevê': whether a text speaks of a bairro of one word beside its address. */
function isSaidAgain(bairro: string, documents: DocumentText[]): boolean {
  const isSaid = (text: string) => {
    const words = text.split(/[^\p{L}\d]+/u);
    return words.some((word, at) => word === bairro && before.has(words[at - 1] ?? ''));
  };
  return documents.some(({ pages }) => pages.some(({ lines }) => lines.some(({ text }) => isSaid(text))));
}
const before = new Set(['no', 'na', 'do', 'da', 'em', 'bairro']);

/** An address, or a line that says 'bairro': where a name stands as a place and not as a word of praise. */
const placing =
  /\b(?:bairro|rua|r\.|avenida|av\.|alameda|al\.|travessa|tv\.|pra[çc]a|p[çc]a\.|estrada|rodovia|rod\.|largo|servid[ãa]o|quadra|cep)(?=[\s:.,])/i;

const isCut = (name: string) => /(?:^| )(?:d[aeo]s?|com|e)$/i.test(name);

function askNome({ fatos, documents, folderName }: Read, possible: PossibleAnswer[]): OneQuestion {
  const opcoes = optionsOf(documents, readings(fatos.nome, possible), (valor) => ({
    rotulo: valor,
    resposta: { nome: valor },
  }));
  const text = fatos.nome
    ? 'Os documentos não deixam claro o nome do empreendimento. Como ele se chama?'
    : 'Os documentos não dizem o nome do empreendimento. Como ele se chama?';
  // The folder's name is nobody's statement, but often the answer.
  const isOffered = opcoes.some(({ rotulo }) => foldText(rotulo) === foldText(folderName ?? ''));
  if (folderName && !isOffered)
    opcoes.push({ rotulo: folderName, resposta: { nome: folderName }, fontes: [] });
  return { kind: 'nome', text, candidates: folderName ? [folderName] : [], opcoes };
}

function askIncorporadora({ fatos, documents }: Read, possible: PossibleAnswer[]): OneQuestion {
  const said = readings(fatos.incorporadora, possible).filter(({ value }) => mayBeFirm(foldText(value)));
  const opcoes = optionsOf(documents, said, (valor) => ({
    rotulo: valor,
    resposta: { nome: valor },
  }));
  const text = fatos.incorporadora
    ? 'Os documentos não deixam claro quem é a incorporadora. Qual é o nome dela?'
    : 'Os documentos não dizem quem é a incorporadora. Qual é o nome dela?';
  return { kind: 'incorporadora', text, opcoes };
}

async function askPlace(
  { db }: RunContext,
  { fatos, documents }: Read,
  possible: PossibleAnswer[],
): Promise<OneQuestion> {
  const cidade = fatos.cidade?.value ?? null;
  const uf = fatos.uf?.value ?? (cidade ? await soleUf(db, cidade) : null);
  const around = [cidade, uf].filter((part) => part !== null).join('/');
  const inside = possible.filter(({ evidence }) => !saysHowFar.test(evidence.quote));
  const said = wholePlaces(readings(fatos.bairro, inside), cidade);
  const opcoes = optionsOf(documents, said, (bairro) => ({
    rotulo: around ? `${bairro}, ${around}` : bairro,
    resposta: { bairro, ...(cidade ? { cidade } : {}), ...(uf ? { uf } : {}) },
  }));
  return {
    kind: 'bairro',
    text: 'Não foi possível identificar com certeza o bairro e a cidade do empreendimento. Onde ele fica?',
    found: { bairro: fatos.bairro?.value ?? null, cidade, uf },
    opcoes,
  };
}

/** 'Bosque do Papa – 900 m' lies near the building, which stands elsewhere. */
const saysHowFar = /[–—-]\s*\d[\d.,]*\s*(?:m|km|metros|min|minutos)(?![\p{L}²2])/u;
const mostOptions = 5;

interface Said {
  value: string;
  evidence: Evidence[];
}

/** What was read, its rivals, and what else may be meant. */
const readings = (fact: Fact<string> | null, possible: PossibleAnswer[]): Said[] => [
  ...(fact ? [{ value: fact.value, evidence: fact.evidence }, ...fact.conflicts] : []),
  ...possible.map(({ value, evidence }) => ({ value, evidence: [evidence] })),
];

/** 'Outros prédios da Vertente Alta', an address, 'Incorporadora Ltda': the firm's name is another candidate. */
const noFirm =
  /^(?:(?:outr[oa]s?|demais|noss[oa]s?|conheca|mais|rua|avenida|av|alameda|travessa|praca|rodovia|estrada|bairro) .*|(?:(?:incorporadora|construtora|empreendimentos|imobiliari[oa]s?|engenharia|spe|ltda|s\.?a|s\/a|e)\.?(?: |$))+)$/;
const mayBeFirm = (folded: string) => !noFirm.test(folded);

/** Bairros to choose among: a part of one is no other one ('Pinheiros' of 'Alto de Pinheiros'), nor is the city. */
function wholePlaces(said: Said[], cidade: string | null): Said[] {
  const isPart = (part: string, whole: string) => part !== whole && ` ${whole} `.includes(` ${part} `);
  const all = [...said.map(({ value }) => wordsOf(value)), ...(cidade ? [wordsOf(cidade)] : [])];
  const isCity = (words: string) => cidade !== null && words === wordsOf(cidade);
  return said.filter(({ value }) => {
    const words = wordsOf(value);
    return !isCity(words) && !all.some((whole) => isPart(words, whole));
  });
}

const wordsOf = (value: string) =>
  foldText(value)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function optionsOf(
  documents: DocumentText[],
  said: Said[],
  make: (value: string) => Pick<Opcao, 'rotulo' | 'resposta'>,
): Opcao[] {
  const groups = [...Map.groupBy(said, ({ value }) => wordsOf(value)).values()];
  const distinct = groups.slice(0, mostOptions);
  return distinct.map(([first]) => ({
    ...make(first!.value),
    fontes: first!.evidence.slice(0, 2).map((evidence) => fonteIn(documents, evidence)),
  }));
}
