import type { Question } from '#contract/lisa/lisa.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { mayBeName } from '../chatter.ts';
import { editRegion } from '../edit-region.ts';
import { bareNomeGuerra, bareRegiao } from '../read-bare.ts';
import { readCreci, readState } from '../read-creci.ts';
import { readEmail } from '../read-email.ts';
import { readNome } from '../read-nome.ts';
import { readPrecos } from '../read-precos.ts';

/** A field by its names in a normalised message. */
const fieldNames: readonly [Question, RegExp][] = [
  ['creci', /\b(?:creci|registro|inscricao)\b/],
  ['uf', /\b(?:uf|estado)\b/],
  ['email', /\b(?:email|arrobaemail)\b/],
  [
    'telefone',
    /\b(?:telefone|celular|whatsapp|meu numero|numero (?:de telefone|novo|do whatsapp)|de numero)\b/,
  ],
  [
    'nomeGuerra',
    /\b(?:nome de guerra|apelido|nome profissional|nome artistico|me cham\w+|ser chamad[oa]|nome da pagina)\b/,
  ],
  ['nome', /\b(?:(?<!de )nome(?! (?:de guerra|profissional|artistico))|sobrenome)\b/],
  ['regiao', /\b(?:regiao|regioes|area|bairros?|cidades?|atendo|atuo|trabalho em|zona)\b/],
  ['precos', /\b(?:precos?|faixa|valor|valores|ticket)\b/],
  ['foto', /\b(?:foto|imagem|retrato)\b/],
];

const cue =
  /\b(?:errei|errad[oa]s?|err[oa]|corrig\w+|corrij\w+|correcao|corret[oa] e|cert[oa] e|troc(?:ar|a|o|ue|uem|ou|aria|as|asse)|mud(?:ar|a|e|ei|ou|aria|anca)|alter\w+|arrum\w+|conserta\w*|edit(?:ar|a|e|o)|atualiz\w+|retific\w+|na verdade|digitei|escrevi|me enganei|engano|enganad[oa]|equivoq\w+|equivocad[oa]|confundi|quer dizer|digo|alias|em vez de|ao inves|no lugar|falt(?:ou|a|ando)|era para ser|nao era|nao e mais|novo|nova|esquece|ops|desculpa|troquei|substitu\w+|outro|outra|inves|perdi o|inclui\w*|acrescent\w+|adicion\w+|coloca\w* (?:tambem|mais)|tira\w*|errado|corretor automatico|autocorretor)\b/;
const strongCue =
  /\b(?:errei|errad[oa]s?|corrig\w+|corrij\w+|correcao|troc(?:ar|a|o|ue|ou|aria)|mud(?:ar|a|e|ei|ou|aria)|alter(?:ar|a|e|o|ou)|arrum\w+|conserta\w*|edit(?:ar|a|e)|atualiz\w+|retific\w+|digitei|me enganei|equivoq\w+|confundi|quer dizer|em vez de|ao inves|era para ser|nao e mais|troquei|substitu\w+)\b/;
const notAbout =
  /\b(?:mud\w+ de (?:ideia|vida|area|ramo)|nao (?:precisa|quero|tem|vou|ha)(?: de| nada)? (?:nada )?(?:para |a |que )?(?:mudar|trocar|corrigir|alterar|arrumar|errado)|nada (?:a|para|errado)|troc\w+ (?:ideia|de carro|uma ideia)|corretor automatico)\b/;
const denial = /\bnao(?: \.| e)? .{1,40}(?:\.| e sim| mas)? e \S/;

/** What follows the last word that introduces a value. */
function tailOf(text: string): string {
  const marks = [
    ...text.matchAll(
      /(?:^|\s|[,.:;])(?:é|eh|É|e sim|para(?: o| a)?|pra|pro|por|como|seria|ser|vai ser|ficou|fica|agora é|:|=|virou|mudou para|certo é|verdade|digo|aliás|coloca|põe|bota|usa)(?=\s|:)\s*:?\s*|:\s*/giu,
    ),
  ];
  const last = marks.filter((mark) => mark.index + mark[0].length < text.trimEnd().length).at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** The last number that may be a registration: what stands before it was wrong. */
function lastCreci(text: string): UnderstoodMessage['creci'] {
  const tail = tailOf(text);
  return (
    readCreci(tail, true) ??
    readCreci(text.replace(/\b(?:não|nao|era|de|em vez de)\s+(?:é|era|e|o)?\s*[\d.]+/giu, ' '), true) ??
    readCreci(text, true)
  );
}

const led =
  /(?:coloca|colocar|coloque|põe|poe|por|bota|usa|usar|use|quero|prefiro|muda|troca|trocar|deixa|deixar|altera)\s+(?:para |pra |por |só |so )?(.{2,40}?)\s+(?:como|no|de|em|para o|pra o|pro|no lugar d[oe])\s+(?:meu |o |a )?(?:nome de guerra|apelido|nome profissional)/iu;

/** What a correction may refer to. */
interface Known {
  last: readonly Question[];
  pending: Question | null;
  regiao: string | null;
  nome: string | null;
}

export interface Correction {
  corrects: Question[];
  data: Partial<UnderstoodMessage>;
  evidence: string;
}

/**
 * A correction in plain words: the fields named, and their new values if given. `last` are the fields answered
 * just before, which a bare 'errei, é …' means.
 */
export function readCorrection(
  text: string,
  said: string,
  { last, pending, regiao, nome }: Known,
): Correction | null {
  const found = cue.exec(said) ?? denial.exec(said);
  if (!found || notAbout.test(said)) return null;
  const isStrong =
    strongCue.test(said) ||
    denial.test(said) ||
    /\b(?:na verdade|alias|nao e mais|ops|desculpa|digo)\b/.test(said);
  let corrects = fieldNames.filter(([, names]) => names.test(said)).map(([field]) => field);
  if (corrects.includes('nomeGuerra'))
    corrects = corrects.filter((field) => field !== 'nome' || /\bnome (?:completo|e|esta)\b/.test(said));
  const data: Partial<UnderstoodMessage> = {};
  const isAbout = (field: Question) =>
    corrects.includes(field) || (corrects.length === 0 && last.includes(field));
  const emails = text.match(/@/g)
    ? readEmail(tailOf(text).includes('@') ? tailOf(text) : `na verdade ${text}`)
    : readEmail(text);
  if (emails) data.email = emails;
  const money = readPrecos(tailOf(text), isAbout('precos')) ?? readPrecos(text, isAbout('precos'));
  if (money && (isAbout('precos') || corrects.length === 0)) data.precos = money;
  if (!data.precos && !data.email && (isAbout('creci') || corrects.length === 0 || isAbout('uf'))) {
    const creci = lastCreci(text);
    const isNumber = creci !== null && (isAbout('creci') || creci.numero.length >= 3);
    if (isNumber) data.creci = creci;
    const state = readState(tailOf(text)) ?? readState(text);
    if (state && (isAbout('creci') || isAbout('uf'))) data.uf = state;
    if (creci && data.creci && !data.creci.uf && state) data.creci = { ...creci, uf: state };
  }
  if (isAbout('nomeGuerra') && Object.keys(data).length === 0) {
    const value = (bareNomeGuerra(led.exec(text)?.[1] ?? tailOf(text), nome) ?? bareNomeGuerra(text, nome))
      ?.value;
    if (value && mayBeName(value)) data.nomeGuerra = value;
  }
  if (isAbout('nome') && data.nomeGuerra === undefined) {
    const nome = readNome(tailOf(text), true) ?? readNome(text, false);
    if (nome && mayBeName(nome)) data.nome = nome;
  }
  if (isAbout('regiao') && Object.keys(data).length === 0) {
    const edited = editRegion(regiao, text) ?? bareRegiao(tailOf(text))?.value;
    if (edited) data.regiao = edited;
  }
  const has = Object.keys(data).length > 0;
  if (
    !has &&
    corrects.length === 0 &&
    !/\b(?:errei|errad[oa]s?|corrig\w+|corrij\w+|correcao|me enganei|equivoq\w+|confundi|digitei errado)\b/.test(
      said,
    )
  )
    return null;
  if (!has && corrects.length > 0 && !strongCue.test(said)) return null;
  // The first answer to a question corrects nothing: 'na verdade é 123 SP'.
  if (has && !isStrong && corrects.length === 0) return null;
  const only = Object.keys(data);
  if (has && only.every((field) => field === pending) && !strongCue.test(said)) return null;
  return { corrects, data, evidence: found[0] };
}
