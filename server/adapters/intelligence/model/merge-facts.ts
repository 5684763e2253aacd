import { foldText } from '#contract/base/text.ts';
import type { Fatos, Tipologia } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate } from '#server/da-pasta-a-pagina/extracao/candidate.ts';
import { isPlainValue, speaksToMachines } from '#server/da-pasta-a-pagina/extracao/machine-talk.ts';
import { decide, factOf, precedences } from '#server/da-pasta-a-pagina/extracao/precedence.ts';
import { decideRange } from '#server/da-pasta-a-pagina/extracao/ranges.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/source.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import type { Drop, Find } from './find-quote.ts';
import { lettersOf } from './find-quote.ts';
import { mergeFicha, verifiedFicha } from './merge-ficha.ts';
import type { Extraction, Source } from './outputs.ts';
import { askSeen, toCandidate } from './quoted-candidate.ts';
import * as verify from './verify.ts';

const mostAmenidades = 80;
const mostTipologias = 24;
/** A description is written, not copied: its evidence shows what it is based on. */
const mostSureOfDescription = 0.7;

export interface Merged {
  fatos: Fatos;
  /** Portuguese sentences about dropped values. */
  warnings: string[];
}

/**
 * Builds facts from a model's answer. Each value is verified in the documents by its quote; unconfirmed ones
 * are dropped with a warning. The rest is weighed by the same precedences and confidence as the local rules.
 */
export function mergeFacts(extraction: Extraction, find: Find, lines: SourceLine[]): Merged {
  const warnings: string[] = [];
  const drop: Drop = (what, given, why) =>
    void warnings.push(`Descartado (${what}: ${JSON.stringify(given).slice(0, 80)}): ${why}.`);

  function check<Given, Value>(
    what: string,
    said: (Source & { valor: Given })[],
    rule: verify.Verify<Given, Value>,
  ): Candidate<Value>[] {
    return said.flatMap(({ valor, ...source }) => {
      const found = find(source);
      if (!found) return drop(what, valor, 'o trecho citado não está nos documentos') ?? [];
      const value = rule(valor, found);
      if (value === null) return drop(what, valor, 'o valor não está no trecho citado') ?? [];
      return [toCandidate(value, found)];
    });
  }

  function tipologias(): Fact<Tipologia>[] {
    const kept = extraction.tipologias.flatMap(({ nome, area, dormitorios, suites, vagas, ...source }) => {
      const found = find(source);
      if (!found) return drop('tipologia', nome, 'o trecho citado não está nos documentos') ?? [];
      const count = (given: number | null, subject: RegExp) =>
        given === null ? null : verify.verifyCount(subject)(given, found);
      const value: Tipologia = {
        nome: verify.verifyText(nome, found) ?? '',
        dormitorios: count(dormitorios, verify.countSubjects.dormitorios),
        suites: count(suites, verify.countSubjects.suites),
        vagas: count(vagas, verify.countSubjects.vagas),
        area: area === null ? null : verify.verifyArea(area, found),
      };
      if (value.dormitorios === null && value.area === null)
        return drop('tipologia', nome, 'os números não estão no trecho citado') ?? [];
      return [toCandidate({ ...value, nome: value.nome || nameOf(value) }, found)];
    });
    const groups = Map.groupBy(kept, ({ value }) => `${value.dormitorios} ${value.suites} ${value.area}`);
    return [...groups.values()].map((group) => factOf(group, [], null)).slice(0, mostTipologias);
  }

  function amenidades(): Fact<string>[] {
    const kept = check('amenidade', extraction.amenidades, verify.verifyText);
    const groups = Map.groupBy(kept, ({ value }) => lettersOf(value));
    return [...groups.values()].map((group) => factOf(group, [], null)).slice(0, mostAmenidades);
  }

  const e = extraction;
  const bySupport = (what: string, said: Extraction['nome'], rule = verify.verifyText) =>
    decide(check(what, said, rule), precedences.bySupport, { key: lettersOf });
  const count = (what: keyof typeof verify.countSubjects) =>
    decideRange(check(what, e[what], verify.verifyCount(verify.countSubjects[what])));
  const prices = check('preço', e.precoInicial, verify.verifyMoney);
  const precoInicial = decidePrice(prices);
  const [dormitoriosMin, dormitoriosMax] = count('dormitorios');
  const [suitesMin, suitesMax] = count('suites');
  const [vagasMin, vagasMax] = count('vagas');
  const [areaMin, areaMax] = decideRange(check('área', e.areaPrivativa, verify.verifyArea), {
    same: (a, b) => a === b || (Math.abs(a - b) < 1 && (Number.isInteger(a) || Number.isInteger(b))),
    plausible: (area) => area >= 15 && area <= 1000,
  });
  const fatos: Fatos = {
    nome: bySupport('nome', e.nome),
    incorporadora: bySupport('incorporadora', e.incorporadora),
    cnpj: decide(check('CNPJ', e.cnpj, verify.verifyCnpj), precedences.bySupport),
    endereco: bySupport('endereço', e.endereco, verify.verifyWords),
    bairro: bySupport('bairro', e.bairro),
    cidade: bySupport('cidade', e.cidade),
    uf: decide(check('UF', e.uf, verify.verifyUf), precedences.bySupport),
    precoInicial,
    dataTabela: precoInicial && tableDate(prices, precoInicial, lines),
    dormitoriosMin,
    dormitoriosMax,
    suitesMin,
    suitesMax,
    areaMin,
    areaMax,
    vagasMin,
    vagasMax,
    status: decide(check('situação', e.status, verify.verifyStatus), precedences.byDate),
    dataEntrega: decide(check('entrega', e.dataEntrega, verify.verifyDate), precedences.fromTable, {
      key: (date) => date.slice(0, 7),
    }),
    registroIncorporacao: decide(
      check('registro de incorporação', e.registroIncorporacao, verify.verifyText),
      precedences.fromRegistro,
      { key: (text) => text.replace(/\D/g, '') || text },
    ),
    cartorio: decide(check('cartório', e.cartorio, verify.verifyText), precedences.fromRegistro, {
      key: lettersOf,
    }),
    amenidades: amenidades(),
    tipologias: tipologias(),
    descricao: descricaoOf(e.descricao, { find, lines, drop }),
    ...mergeFicha(verifiedFicha(extraction.ficha, { find, drop }), lines),
  };
  return { fatos: askSeen(fatos, drop), warnings };
}

/** The description, as far as its sentences are supported by the documents. */
function descricaoOf(
  said: Extraction['descricao'],
  { find, lines, drop }: { find: Find; lines: SourceLine[]; drop: Drop },
): Fact<string> | null {
  const figures = new Set(lines.flatMap((line) => line.folded.match(/\d+/g) ?? []));
  const kept = said.flatMap(({ texto, ...source }) => {
    const found = find(source, 1500);
    if (!found) return drop('descrição', texto, 'o trecho citado não está nos documentos') ?? [];
    const sentences = texto.split(/(?<=[.!?])\s+/).filter((sentence) => {
      const plain = !speaksToMachines(foldText(sentence)) && sentence.length < 1000;
      const told = (sentence.match(/\d+/g) ?? []).every((figure) => figures.has(figure));
      const fine = plain && told && [...sentence.matchAll(/.{1,200}/gu)].every(([part]) => hasNoMarkup(part));
      if (!fine) drop('descrição', sentence, 'a frase não se apoia nos documentos');
      return fine;
    });
    const text = sentences.join(' ').replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ text, found }];
  });
  if (kept.length === 0) return null;
  const text = kept.map((one) => one.text).join('\n\n');
  const fact = factOf(
    kept.map(({ found }) => toCandidate(text, found)),
    [],
    null,
  );
  return { ...fact, confidence: Math.min(fact.confidence, mostSureOfDescription) };
}

/** The newest table decides; within it, and without any table, the lowest price. */
function decidePrice(prices: Candidate<string>[]): Fact<string> | null {
  const tables = prices.filter(({ document }) => document.kind === 'tabela');
  const newest = tables
    .map(({ document }) => document.date ?? '')
    .toSorted()
    .at(-1);
  const current =
    newest === undefined ? prices : tables.filter(({ document }) => (document.date ?? '') === newest);
  if (current.length === 0) return null;
  const lowest = Math.min(...current.map(({ value }) => Number(value)));
  const isWinner = ({ value }: Candidate<string>) => Number(value) === lowest;
  return factOf(
    // Among agreeing quotes, the current table's come first.
    [...current.filter(isWinner), ...prices.filter((one) => isWinner(one) && !current.includes(one))],
    prices.filter((one) => !isWinner(one)),
    newest === undefined
      ? 'Sem tabela de vendas: vale o menor valor “a partir de”.'
      : 'O preço vem da tabela de vendas mais recente: menor preço entre as unidades disponíveis.',
    { plausible: verify.isPlausiblePrice, byRule: newest !== undefined },
  );
}

/** The date of the price's table: from a dated line, else from the file's name. */
function tableDate(
  prices: Candidate<string>[],
  price: Fact<string>,
  lines: SourceLine[],
): Fact<string> | null {
  const [quoted] = price.evidence;
  const document = prices.find(({ evidence }) => evidence === quoted)?.document;
  const date = document?.kind === 'tabela' ? document.date : null;
  if (!document || date === null || date === undefined) return null;
  const line = lines.find(
    (one) => one.document === document && findDates(one.folded).some(({ value }) => value === date),
  );
  if (line) return factOf([candidate(date, 3, line)], [], null);
  const name = document.path.split('/').at(-1)!;
  const evidence = [{ file: document.path, page: 1, quote: name, box: null }];
  return { value: date, confidence: 0.8, evidence, conflicts: [], rule: 'A data vem do nome do arquivo.' };
}

const hasNoMarkup = (part: string) => !/\p{L}/u.test(part) || isPlainValue(part);

/** '2 dormitórios, 63,45 m²' for a unit type whose name is not in its quote. */
function nameOf({ dormitorios, area }: Tipologia): string {
  const rooms =
    dormitorios === null ? [] : [dormitorios === 1 ? '1 dormitório' : `${dormitorios} dormitórios`];
  return [...rooms, ...(area === null ? [] : [`${area.replace('.', ',')} m²`])].join(', ');
}
