import { camposDaFicha, ficha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { ficaPerto, textosDosBlocos } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { knownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { incorporadoraNote } from '#contract/publico/legal-notes.ts';
import { formatCnpj } from '#contract/publico/page-format.ts';
import * as lexicon from './harmless-words.ts';
import { amountOf, numberRun, numberWords, unknownNumbersMarked } from './number-words.ts';
import { plainText } from './plain-text.ts';

import { adjectiveForms, nounForms, rootOf, verbForms } from './word-forms.ts';

/** Groups are one per line, 'heading: words'; phrases are comma-separated. */
const entries = (text: string, parting: RegExp = /\s+/): string[] =>
  text
    .split('\n')
    .flatMap((line) => plainText(line.slice(line.indexOf(':') + 1)).split(parting))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function readLexicon() {
  const words = new Set([
    ...numberWords,
    ...entries(lexicon.words),
    ...entries(lexicon.nouns).flatMap(nounForms),
    ...entries(lexicon.adjectives).flatMap(adjectiveForms),
    ...entries(lexicon.verbs).flatMap(verbForms),
  ]);
  const never = new Set(entries(lexicon.never));
  for (const word of never) words.delete(word);
  const phrases = new Map<string, string[][]>();
  for (const phrase of entries(lexicon.phrases, /,/)) {
    const parts = phrase.match(token) ?? [];
    phrases.set(parts[0]!, [...(phrases.get(parts[0]!) ?? []), parts]);
  }
  const together = lexicon.together
    .split('\n')
    .map((line) => line.split('+').map((side) => new Set(entries(side))))
    .filter((sides) => sides.length === 2);
  const beside = entries(lexicon.besideTopics);
  const topics = lexicon.topics
    .split('\n')
    .map((line) => line.split('+').map((side) => entries(side)))
    .filter((sides) => sides.length === 2)
    .map(([about, may]) => ({ about: new Set(about), may: new Set([...about!, ...may!, ...beside]) }));
  return { words, never, phrases, together, topics, labels: new Set(entries(lexicon.labels, /,/)) };
}
/** A word, including letter substitutes. */
const token = /[\p{L}\p{N}$@]+/gu;
let loaded: ReturnType<typeof readLexicon> | null = null;
const harmless = () => {
  loaded ??= readLexicon();
  return loaded;
};

export interface Supported {
  words: Set<string>;
  roots: Set<string>;
  /** The words of each sentence of the record. */
  sentences: Set<string>[];
  facts: PageFacts;
  /** Numbers the record's texts write in words. */
  spelled: ReadonlySet<number>;
  /** Complete sentences a person typed. */
  said: Set<string>;
}

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const monthOf = (date: string | null) => (date === null ? '' : (months[Number(date.slice(5, 7)) - 1] ?? ''));
const statusWords: Record<string, string> = {
  em_lancamento: 'lançamento lançado lançar',
  em_construcao: 'construção obra andamento construir',
  pronto: 'pronto entregue entrega entregar obra concluir chave já',
};
/** Synonyms: if one is supported, so are the others. */
const kin = [
  'praia mar orla areia litoral balneário maresia onda',
  'torre bloco',
  'andar pavimento',
  'academia fitness treino',
  'piscina água raia',
  'churrasqueira churrasco',
  'playground parquinho brinquedo',
  'bicicletário bicicleta ciclista',
].map((group) => plainText(group).split(' '));

/** Kinds of facts that are addresses, not words. */
const addresses = new Set<string>(['links', 'arquivos']);

/** What a record adds to the lexicon: its own texts, and the names of its known facts. */
export function supportedBy(
  facts: PageFacts,
  captions: readonly string[] = [],
  said: readonly string[] = [],
): Supported {
  const { nome, incorporadora, endereco, bairro, cidade, uf, descricao, registroIncorporacao, cartorio } =
    facts;
  const has = (fact: unknown, names: string) => (fact === null ? '' : names);
  const texts: (string | null | undefined)[] = [
    'incorporadora',
    ...[nome, incorporadora, endereco, bairro, cidade, uf, descricao, registroIncorporacao, cartorio],
    ...facts.amenidades,
    ...facts.tipologias.map((each) => each.nome),
    ...captions,
    ...camposDaFicha.flatMap((campo) =>
      addresses.has(ficha[campo].tipo) ? [] : linhasDoFato(campo, facts.ficha?.[campo]),
    ),
    has(facts.endereco, 'rua avenida'),
    statusWords[facts.status ?? ''],
    has(facts.dataEntrega, `entrega prevista previsão conclusão prazo data ${monthOf(facts.dataEntrega)}`),
    has(facts.precoInicial, 'preço valor partir reais inicial'),
    has(facts.dataTabela, `tabela mês referência vigente ${monthOf(facts.dataTabela)}`),
    has(facts.registroIncorporacao, 'registro incorporação registrada sob matrícula lançamento'),
    has(facts.cartorio, 'cartório ofício registro imóveis'),
    // Since 2026 it may hold letters.
    facts.cnpj && `CNPJ ${formatCnpj(facts.cnpj)}`,
    has(facts.areaMin ?? facts.areaMax, 'quadrados privativa partir'),
    has(facts.vagasMin ?? facts.vagasMax, 'vaga garagem carro'),
  ];
  const plain = plainText(texts.filter(Boolean).join('\n'));
  const own: string[] = plain.match(token) ?? [];
  for (const group of kin)
    if (group.some((each) => own.includes(each) || own.includes(`${each}s`))) own.push(...group);
  return {
    words: new Set(own.flatMap(nounForms)),
    spelled: new Set((plain.match(numberRun) ?? []).map(amountOf)),
    roots: new Set(own.filter((word) => word.length >= 5).map(rootOf)),
    sentences: sentencesOf(texts.filter(Boolean).join('. ')).map(
      (text) => new Set(plainText(text).match(token) ?? []),
    ),
    // Who makes it is said whether its registration is known or not.
    said: new Set(
      [...said, ...textosDosBlocos(facts), incorporadoraNote(facts)].flatMap((text) =>
        sentencesOf(text).map(bare),
      ),
    ),
    facts,
  };
}

/** Splits after each sentence; joined, the pieces give the text again. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?…]\s+)(?=\S)/);
const bare = (text: string) => (plainText(text).match(token) ?? []).join(' ');

/**
 * Words of a text supported by neither record nor lexicon, in plain letters. What a semicolon parts is said apart, as
 * two sentences are.
 */
export function unsupportedWords(text: string, held: Supported): string[] {
  const clauses = text.split(/(?<=;\s)/);
  if (clauses.length === 1 || held.said.has(bare(text))) return unsupportedIn(text, held);
  return clauses.flatMap((clause) => unsupportedIn(clause, held));
}

function unsupportedIn(text: string, held: Supported): string[] {
  const plain = plainText(text.replace(/\{\{[A-Z_]+\}\}/g, ' '));
  const counted = unknownNumbersMarked(
    plain,
    (value) => value < 2 || knownNumbers(held.facts).has(String(value)) || held.spelled.has(value),
  );
  const tokens: string[] = counted.match(token) ?? [];
  const { words, phrases, together, topics, labels } = harmless();
  if (labels.has(tokens.join(' ')) || held.said.has(bare(text))) return [];
  const within = new Set<number>();
  for (const [i, first] of tokens.entries())
    for (const parts of phrases.get(first) ?? [])
      if (parts.every((part, j) => tokens[i + j] === part)) for (const j of parts.keys()) within.add(i + j);
  const unheld = tokens.filter((word, i) => {
    if (within.has(i) || isHeld(word, words, held)) return false;
    if (near.has(word) && isAtHand(tokens.slice(i + 2), held)) return false;
    return !(/^[a-z]$/.test(word) && named.has(tokens[i - 1] ?? ''));
  });
  // A building is called as it is, whatever its name means.
  const own = namedIn(tokens, held.facts.nome);
  const loose = tokens.filter((_, i) => !within.has(i) && !own.has(i));
  const placed = placesIn(tokens, held.facts, placing);
  // 'No Centro, financiamento direto' promises no more than the record's own sentence without its place.
  const where = placesIn(tokens, held.facts, inside);
  for (const [one, other] of together) {
    const both = [loose.find((word) => one!.has(word)), loose.find((word) => other!.has(word))];
    // 'Três suítes na Praia Brava' says where, not what is seen from them.
    const isPlaced = tokens.every((word, i) => !one!.has(word) || placed.has(i));
    if (isPlaced && tokens.every((word) => !other!.has(word) || rooms.has(word))) continue;
    if (both[0] && both[1] && !held.sentences.some((own) => both.every((word) => own.has(word!))))
      unheld.push(...(both as string[]));
  }
  for (const { about, may } of topics) {
    const topic = loose.find((word) => about.has(word));
    const isRest = (word: string, i: number) =>
      !(within.has(i) || own.has(i) || where.has(i) || may.has(word) || figure.test(word));
    const rest = topic ? tokens.filter(isRest) : [];
    if (rest.length > 0 && !held.sentences.some((own) => areOf(own, [topic!, ...rest]))) unheld.push(topic!);
  }
  return unheld;
}

/** Where a building's name stands, with its kind or without: 'Residencial Âmbar do Mar', 'Âmbar do Mar'. */
function namedIn(tokens: readonly string[], nome: string): Set<number> {
  const parts = plainText(nome).match(token) ?? [];
  const short = kinds.has(parts[0] ?? '') && parts.length > 2 ? parts.slice(1) : parts;
  const isName = short.length > 1;
  const starts = tokens.flatMap((_, i) =>
    isName && short.every((part, j) => tokens[i + j] === part) ? short.map((_part, j) => i + j) : [],
  );
  return new Set(starts);
}
const kinds = new Set(['residencial', 'condominio', 'edificio', 'empreendimento']);

const rooms = new Set(['suite', 'suites', 'quarto', 'quartos']);
const inside = new Set(['na', 'no', 'em']);
const placing = new Set([...inside, 'da', 'do', 'de']);
/** Where the names of building, bairro and town stand as a place: 'na Praia Brava', 'do Residencial Âmbar do Mar'. */
function placesIn(
  tokens: readonly string[],
  { nome, bairro, cidade }: PageFacts,
  after: ReadonlySet<string>,
): Set<number> {
  const names = [nome, `${bairro} de ${cidade}`, bairro, cidade].map(
    (name) => plainText(name).match(token) ?? [],
  );
  const starts = names.flatMap((parts) =>
    tokens.flatMap((_, i) =>
      parts.length > 0 && parts.every((part, j) => tokens[i + j] === part) && after.has(tokens[i - 1] ?? '')
        ? parts.map((_part, j) => i + j)
        : [],
    ),
  );
  return new Set(starts);
}

/** Whether one sentence of the record contains all of these, in any form. */
function areOf(own: ReadonlySet<string>, wanted: readonly string[]): boolean {
  const roots = new Set([...own].filter((word) => word.length >= 5).map(rootOf));
  return wanted.every((word) => own.has(word) || (word.length >= 5 && roots.has(rootOf(word))));
}

const near = new Set(['perto', 'pertinho', 'proximo']);
const coast = new Set(['mar', 'praia', 'orla']);
/** Proximity without a figure: to a coast the record mentions, or to a place it has within a walk. */
const isAtHand = (place: readonly string[], { words, facts }: Supported): boolean =>
  (words.has(place[0]!) && coast.has(place[0]!)) ||
  (facts.ficha?.distancias ?? [])
    .filter(ficaPerto)
    .some(({ lugar }) => place.join(' ').startsWith(bare(lugar)));
/** Items distinguished by a letter: 'Planta B'. */
const named = new Set(['planta', 'tipo', 'tipologia', 'opcao', 'desenho']);
/** Bare figures are checked separately, whatever they count. */
const figure = /^(?:\d+(?:m2?|h|hs)?|m2|r\$)$/;

function isHeld(word: string, words: ReadonlySet<string>, held: Supported): boolean {
  if (words.has(word) || held.words.has(word) || figure.test(word)) return true;
  return word.length >= 5 && !harmless().never.has(word) && held.roots.has(rootOf(word));
}
