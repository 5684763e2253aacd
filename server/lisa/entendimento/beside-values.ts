import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';
import { stateNames } from '#server/kernel/reading/municipios.ts';
import { isNumberWord } from './number-words-meant.ts';

/** The values a message tells. */
interface ToldValues {
  nome?: string | null | undefined;
  nomeGuerra?: string | null | undefined;
  regiao?: string | null | undefined;
  email?: string | null | undefined;
  uf?: string | null | undefined;
}

/** Words that lead to a value or end one: by themselves they ask and complain of nothing. */
const around = new Set(
  (
    'a o as os e i ou de da do das dos di em na no nas nos ao com sem por pra para ate entre um uma uns so meu minha meus minhas ' +
    'nome completo creci registro numero email mail arroba ponto com br gmail hotmail yahoo outlook icloud uol bol terra ' +
    'telefone fone tel celular cel zap whatsapp apelido regiao bairro bairros faixa preco precos valor valores reais real ' +
    'pessoa fisica juridica tudo junto acento espaco minusculo minuscula underline traco mesmo mesma msm eh sou aqui ' +
    'me chamo chama chamam atendo trabalho vendo imovel imoveis casa casas apartamento apartamentos guerra profissional acima abaixo partir minimo maximo cima baixo ser pode anota bota coloca poe ai'
  ).split(' '),
);

/** 'Põe Índio, viu?' asks nothing. */
const tags = new Set('viu ta ne ok certo hein ein beleza blz entendeu sacou combinado'.split(' '));

/** What is counted after a small number tells how long or how often: 'três vezes', 'há duas semanas'. */
const counted =
  /^(?:vez|vezes|vzs|dias?|semanas?|mes|meses|horas?|minutos?|min|anos?|perguntas?|pessoas?|colegas?|clientes?|h)\b/;

const provider = /^(?:arroba|ponto|com|br|gmail|hotmail|outlook|yahoo|icloud|live|uol|bol|terra|ig)$/;
/** An address that is told word by word has at most so many before its 'arroba'. */
const longestLocal = 8;

const lettersOf = (token: string) => foldText(token).replace(/[^a-z]+/g, '');

/** Whether a word is one of a value, or one of it misspelt. */
function isOf(value: ReadonlySet<string>, word: string): boolean {
  if (value.has(word)) return true;
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  return (
    most > 0 &&
    [...value].some((each) => each[0] === word[0] && each.length >= 5 && editDistance(each, word) <= most)
  );
}

/** Which words of a message tell its values. */
function toldIn(tokens: readonly string[], told: ToldValues): boolean[] {
  const words = tokens.map(lettersOf);
  const states = Object.entries(stateNames).flatMap(([name, uf]) => (uf === told.uf ? name.split(' ') : []));
  const own = new Set(
    [told.nome, told.nomeGuerra, told.regiao]
      .flatMap((value) => (value ?? '').split(/[\s,/]+/))
      .map(lettersOf)
      .concat(states)
      .filter((word) => word.length > 2 && word !== 'para' && !around.has(word)),
  );
  const isTold = tokens.map((token, at) => {
    const word = words[at]!;
    if (/@/.test(token)) return true;
    if (/\d/.test(token)) return !counted.test(words[at + 1] ?? '') && !/^\d{1,2}(?:h|hs|x)\W*$/i.test(token);
    return (
      (word.length > 2 && isOf(own, word)) ||
      (told.uf != null && word === told.uf.toLowerCase()) ||
      (told.uf === 'PA' && /^par[áÁ]/u.test(token))
    );
  });
  markNumbers(words, isTold);
  if (told.email != null) markAddress(words, isTold, lettersOf(told.email));
  return isTold;
}

/** Numbers told in words, several in a row or a great one. */
function markNumbers(words: readonly string[], isTold: boolean[]): void {
  for (let at = 0; at < words.length; at++) {
    if (!isNumberWord(words[at]!)) continue;
    let to = at;
    for (let next = at + 1; next < words.length; next++) {
      if (isNumberWord(words[next]!)) to = next;
      else if (words[next] !== 'e') break;
    }
    const isGreat = to > at || /ent[oa]s$|inta$|enta$|^mil|^cem$/.test(words[at]!);
    if (isGreat && !counted.test(words[to + 1] ?? '')) isTold.fill(true, at, to + 1);
    at = to;
  }
}

/** 'ju duarte imóveis tudo junto arroba gmail ponto com' */
function markAddress(words: readonly string[], isTold: boolean[], address: string): void {
  const at = words.findIndex((word) => /^ar+ou?bas?$/.test(word));
  if (at < 0) return;
  for (let before = Math.max(0, at - longestLocal); before < at; before++)
    if (words[before]!.length > 1 && address.includes(words[before]!)) isTold[before] = true;
  for (let after = at; after < words.length && provider.test(words[after]!); after++) isTold[after] = true;
  isTold[at] = true;
}

/**
 * What of a message stands beside the values it tells, sentence by sentence: of '8912 SC, que demora' the 'que demora'.
 * Empty where nothing does, or where no value stands in it.
 */
export function besideValues(text: string, told: ToldValues): string {
  const tokens = text
    .replace(/([,;!?])(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .filter(Boolean);
  const isTold = toldIn(tokens, told);
  if (!isTold.includes(true)) return '';
  const written = tokens
    .map((token, at) => (isTold[at] ? (/[?!]+$/.exec(token)?.[0] ?? '.') : token))
    .join(' ');
  return (written.match(/[^.,;!?\n]+[.,;!?\n]*/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => {
      const words = part
        .split(/\s+/)
        .map(lettersOf)
        .filter((word) => word !== '' && !around.has(word));
      return words.length > 1 || (words.length === 1 && part.endsWith('?') && !tags.has(words[0]!));
    })
    .map((part) => part.replace(/\s*[.,;]+$/, '.').replace(/(?<![.!?])$/, '.'))
    .join(' ');
}
