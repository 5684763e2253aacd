import { type Uf, ufs } from '#contract/base/common.ts';
import { numberWordValues } from '#contract/base/number-words.ts';
import { cleanText, foldText } from '#contract/base/text.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { mayBeName } from './chatter.ts';
import { nameAfterRegistration } from './name-after-registration.ts';
import { nearState } from './near-state.ts';
import { bareNomeGuerra, bareRegiao } from './read-bare.ts';
import { meantRegistration, numberWithState, readCreci, readState } from './read-creci.ts';
import { readEmail } from './read-email.ts';
import { readFirstName, readNome } from './read-nome.ts';
import { readNomeGuerra } from './read-nome-guerra.ts';
import { readPrecos } from './read-precos.ts';
import { readRegiao } from './read-regiao.ts';
import { withSpokenDigits } from './spoken-digits.ts';

const longestMessage = 2000;

interface Around {
  nome?: string | null;
  /** A number with its state alone is the registration. */
  mayBeCreci?: boolean;
}

export interface ReadData {
  data: UnderstoodMessage;
  /** Values to be asked about before they are kept. */
  doubtful: Question[];
}

/**
 * Reads a message's data by rules, from its own words only. The answer to the question may stand alone; anything
 * else must be explicit.
 */
export function understandMessage(
  { message, asked }: MessageInput,
  { nome = null, mayBeCreci = false }: Around = {},
): ReadData {
  // Dictated, the word is misheard: 'meu cresce é …'.
  const text = cleanText(message)
    .slice(0, longestMessage)
    .replace(/(?<=(?:meu|o|do|no|n[úu]mero) )(?:cresce|crese|cresci|cressi|creche)(?!\p{L})/giu, 'CRECI');
  const email = readEmail(text);
  // 'O CRECI é sete três cinco um' tells no price, though one is asked for.
  const priced = /\bcreci\b/i.test(text) ? withSpokenDigits(text) : text;
  const precos = asked === 'creci' && !/\d/.test(text) ? null : readPrecos(priced, asked === 'precos');
  // '300' in 'de 300 a 800 mil' is not a registration.
  const isNumberAsked = asked === 'creci';
  const told = isNumberAsked || /\bcre(?:ci|sci)\b/i.test(text) ? withSpokenDigits(text) : text;
  const creciIn = (said: string) =>
    readCreci(
      isNumberAsked ? (meantRegistration(said) ?? said) : said,
      isNumberAsked && readPrecos(said, false) === null,
    );
  // 'Doze mil... brincadeira, 12045': what is written out in figures is meant.
  const written = creciIn(text);
  const bare = mayBeCreci && !isNumberAsked ? numberWithState(text) : null;
  const found =
    (written?.numero ?? '').length >= 4
      ? written
      : (creciIn(told) ?? (bare === null ? null : readCreci(bare, true)));
  const creci = found && { ...found, uf: found.uf ?? nearState(told) };
  // An explicitly labelled line is not the bare answer to another question.
  const saidGuerra = named(readNomeGuerra(text, false));
  const saidRegiao = readRegiao(text, false);
  const namesItself = creci !== null || email !== null || saidGuerra !== null;
  const tellsMore = namesItself || precos !== null || saidRegiao !== null;
  const guerra =
    asked !== 'nomeGuerra'
      ? saidGuerra
      : ((tellsMore
          ? (saidGuerra ?? bareNomeGuerra(beforeTheRest(text), nome)?.value)
          : bareNomeGuerra(text, nome)?.value) ?? null);
  const regiao =
    (asked === 'regiao' && !namesItself) || saidRegiao !== null ? bareRegiao(saidRegiao ?? text) : null;
  const whole =
    named(readNome(text, asked === 'contato')) ?? named(nameAfterRegistration(text, asked === 'uf'));
  const own = whole !== null && email !== null && isOfAddress(whole, email) ? null : whole;
  const first =
    whole === null && guerra === null && email === null
      ? named(readFirstName(text, asked === 'contato' && nome === null))
      : null;
  return {
    data: {
      creci,
      uf: stateIn(told, asked) ?? creci?.uf ?? null,
      nome: own ?? first,
      email,
      nomeGuerra: guerra,
      regiao: regiao?.value ?? null,
      precos,
    },
    doubtful: [...(regiao?.isDoubtful ? (['regiao'] as const) : []), ...(first ? (['nome'] as const) : [])],
  };
}

/** 'Robson Sena 77 arroba hotmail' tells an address, and nobody's name. */
function isOfAddress(name: string, email: string): boolean {
  const words = foldText(name).split(' ');
  const told = words.filter((word) => numberWordValues[word] === undefined).join('');
  return !email.includes(' ') && email.split('@')[0]!.startsWith(told);
}

/** The state of a registration: of the one that is asked for, or as it is named. Who asks of two names none. */
function stateIn(told: string, asked: MessageInput['asked']): Uf | null {
  if (asked !== 'creci' && asked !== 'uf') return readState(registeredIn.exec(told)?.[1] ?? '');
  // 'Possuo também registro em Santa Catarina. Devo informar os dois?', 'tenho OAB/DF, precisa?'
  if (/\?/.test(told) && asked === 'creci' && ofAnother.test(told)) return null;
  if (!/\?/.test(told)) return readState(told) ?? nearState(told);
  const codes = new Set([...told.matchAll(/(?<!\p{L})\p{Lu}{2}(?!\p{L})/gu)].map(([code]) => code));
  return ufs.filter((each) => codes.has(each)).length > 1 ? null : readState(told);
}

const ofAnother = /(?<!\p{L})(?:tamb[ée]m|tb|outro|igualmente|segundo|antigo|OAB|CRM|CREA|CAU)(?!\p{L})/iu;

/** 'Corretora credenciada no Paraná' */
const registeredIn =
  /(?<!\p{L})(?:credenciad[oa]|inscrit[oa]|registrad[oa]|(?:registro|inscri[cç][aã]o|creci)(?: \p{L}+)? [eé])\s+((?:no|na|em|d[eao]|pel[ao])\s+[^,.;!?\n]{2,30})/iu;

/** 'Neto. E o e-mail está errado, é …' → 'Neto'; empty if nothing stands before what speaks for itself. */
function beforeTheRest(text: string): string {
  const [head = '', ...rest] = text
    .replace(/\S+@\S+/gu, '; ')
    .split(/[.;\n!]|,\s|\s(?:e|mas)\s(?=o |a |meu |minha |eu |trabalho |atendo |atuo |vendo |moro |fico )/);
  return rest.length > 0 && !/\d/.test(head) ? head : '';
}

const named = (name: string | null) => (name !== null && mayBeName(name, name.includes(' ')) ? name : null);
