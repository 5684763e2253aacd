import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { isNumberWord } from './number-words-meant.ts';
import { withSpokenDigits } from './spoken-digits.ts';

const address =
  /(?<![a-z0-9._%+-])[a-z0-9_](?:[a-z0-9._%+-]{0,62}[a-z0-9_])?@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;

/** Written by ear: 'aroba', 'gmeil', 'rotmail'. */
const byEar: readonly [RegExp, string][] = [
  [/(?<!\p{L})ar{1,2}o?u?bb?a*s?(?!\p{L})/giu, 'arroba'],
  [/@{2,}/g, '@'],
  [/(?<=@(?:gmail|hotmail|outlook|yahoo|icloud))com(?=br|\s|$)/giu, '.com'],
  // 'lindalva ponto arruda, arroba outlook, ponto com': commas of a dictation.
  [/\s*,\s*(?=(?:arroba|ponto)(?!\p{L}))/giu, ' '],
  [/(?<=(?:arroba|ponto))\s*,\s*(?=\p{L})/giu, ' '],
  [/(?<![@.\p{L}])(?:gmeil|gimeil|gimail|jmail|jimeil|gemail|gmeio|gimeio|g mail)(?!\p{L})/giu, 'gmail'],
  [/(?<![@.\p{L}])(?:rotmail|hotmeil|rotmeil|otmail|hot mail|rot mail|hotimail)(?!\p{L})/giu, 'hotmail'],
  [/(?<![@.\p{L}])(?:outluk|autlook|outlok|autluque|out look)(?!\p{L})/giu, 'outlook'],
  [/(?<![@.\p{L}])(?:iarru|yarru|yahu|iahoo|iarrú)(?!\p{L})/giu, 'yahoo'],
  // 'arroba gmail com': the point left out.
  [/(?<=arroba\s+(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra|live))\s+com(?!\p{L})/giu, ' ponto com'],
];
/** The sign left out: 'sena77gmail.com', 'ana.sena77 no gmail'. */
const signless: readonly [RegExp, string][] = [
  [/^([^@]*[a-z0-9._-]{3,})(?<![\s@.])((?:gmail|hotmail|outlook|yahoo|icloud)\.com)/iu, '$1@$2'],
  [
    /^([^@]*(?<![a-z0-9._-])[a-z][a-z._-]*[._0-9][a-z0-9._-]*)\s+(?:no|do) (gmail|hotmail|outlook|icloud)(?![\p{L}.])/iu,
    '$1@$2.com',
  ],
];
/** Who leaves it out writes little else. */
const longestSignless = 200;
const withSign = (text: string) =>
  text.length > longestSignless
    ? text
    : signless.reduce((said, [left, meant]) => said.replace(left, meant), text);

const letterByLetter = /(?<![a-z0-9])((?:[a-z0-9] ){3,}[a-z0-9]?)\s*(?=@|arroba)/giu;
const asSpelt = (text: string) =>
  withSign(byEar.reduce((said, [heard, meant]) => said.replace(heard, meant), text))
    // 's e n a 7 7 @': told letter by letter.
    .replace(letterByLetter, (run) => run.replace(/\s/g, ''));

/** 'raimunda pinheiro 46 arroba …': nobody's address is a bare number, so the words before it belong to it. */
const beforeNumber = /^\s*((?:[a-z]{3,}\s+){1,3})(\d{1,6})(?=\s+arroba(?![a-z]))/;
const leading = /\b(?:email|meu|minha|anota|anote|pode|esse|este|seria|aqui|bota|coloca)\b/;

function withNumberJoined(folded: string): string {
  const [whole, words, number] = beforeNumber.exec(folded) ?? [];
  if (whole === undefined || leading.test(words!)) return folded;
  return words!.replace(/\s+/g, '') + number + folded.slice(whole.length);
}

/** Joins an address whose signs are spelled out or spaced. */
function spelledOut(text: string): string {
  return (
    withNumberJoined(foldText(text))
      .replace(/mailto:/g, ' ')
      .replace(/\s*[([{<]\s*(?:arroba|at|@)\s*[)\]}>]\s*/g, '@')
      .replace(/\s*\barroba\b\s*/g, '@')
      // 'fulana24 gmail ponto com': the sign left out.
      .replace(
        /^([^@]*?)(?<![a-z0-9._-])([a-z][a-z._]*\d[a-z0-9._]*|[a-z]+[._][a-z0-9._]+) (gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra)(?= ponto |\.com)/,
        '$1$2@$3',
      )
      .replace(/\s+(?:underline|underscore|sublinhado|anderline)\s+/g, '_')
      .replace(/\s+(?:traco|tracinho|hifen)\s+/g, '-')
      .replace(/\s*[([{]\s*ponto\s*[)\]}]\s*/g, '.')
      .replace(/\s+ponto\s+/g, '.')
      // 'nonata.brito 61@…': the number belongs to what bears a point.
      .replace(/(?<![a-z0-9._-])([a-z]+[._][a-z0-9._]+) (\d{1,6})(?=@)/g, '$1$2')
      // A space next to '@' is a typo only before a valid ending: '@nome' is an account.
      .replace(/\s*@\s*(?=[a-z0-9.-]+\s?[.,]\s?(?:com|net|org|br|io|me|info|imb|adv|eng)\b)/g, '@')
      // 'gmail . com' and 'gmail,com': mistyped full stops.
      .replace(/(@[a-z0-9-]{1,63})\s*[.,]\s*(com|net|org|adv|imb|eng)\b/g, '$1.$2')
      .replace(/(@[a-z0-9.-]{1,200}\.(?:com|net|org|adv|imb|eng))\s*[.,]\s*(br)\b/g, '$1.$2')
  );
}

const boundary =
  /^(?:.*?)(?<![\p{L}])(?:e-?mail(?: (?:correto|certo|novo))?(?: (?:n[aã]o [eé] (?:esse|este|isso|assim),?(?: n[aã]o,?)? [eé]|[eé]|eh|seria|fica|vai ser)|\s*:)?|(?:é|eh|anota(?: a[ií])?|pode anotar|manda|seria|agora [eé])\s*:?)\s+(?=\S)/iu;

/** How a dictated address is joined. */
const joins =
  /\b(?:tudo junto|(?:tudo )?(?:emendad[oa]|grudad[oa]|coladinh[oa])|(?:tudo )?uma palavra s[óo]|junto|tudo|sem (?:espa[cç]o|acento|ponto)|com ponto|em n[uú]meros?|em algarismos?|(?:em |tudo )?(?:letras? )?min[uú]scul\w+|no meio|assim)\b/giu;

/** What leads to an address that is dictated: 'pode mandar pra', 'anote por favor', 'o que eu uso é'. */
const leads = new Set(
  (
    'o a os um uma e eh meu minha seu de do da no na em pra para pro por que eu se me te ta esta ok sim claro certo olha entao ai la aqui vai seria ' +
    'email mail e-mail endereco eletronico correio gmail hotmail pode podem manda mande mandar envia envie anota anote anotar bota bote coloca coloque ' +
    'poe escreve escreva usa use usar uso utilizo segue favor gentileza tenho dois mas melhor acho engano nao pessoal profissional particular trabalho ' +
    'saiu errado errada errei ficou foi era agora mudou novo nova atual filha filho neta neto ela ele botou colocou fez esse este caixa abro todo dia tudo minusculo minuscula letra letras certinho moca querida lisa'
  ).split(' '),
);
const signs = /^(?:ponto|underline|underscore|sublinhado|anderline|traco|tracinho|hifen|arroba)$/;

/** The words of a dictated address without what leads to them; a letter before a sign is the address's. */
function withoutLeads(words: string[]): string[] {
  let from = 0;
  while (
    from < words.length - 1 &&
    leads.has(foldText(words[from]!).replace(/[^a-z-]/g, '')) &&
    !signs.test(foldText(words[from + 1]!))
  )
    from += 1;
  return words.slice(from);
}

/**
 * An address told word by word: 'é sebastião alves tudo junto arroba …', 'socorro.bezerra com ponto, arroba …'.
 * What leads to it ends at 'e-mail é'; the name before is joined where that is said, or a lead stands before.
 */
function dictated(text: string): string {
  const at = /\s*,?\s*(?:\barroba\b|@)/iu.exec(text);
  if (!at || !/\s/.test(text.slice(0, at.index).trim())) return text;
  const isJoined =
    /\b(?:tudo junto|junto|emendad[oa]|grudad[oa]|coladinh[oa]|uma palavra s[óo]|sem (?:espa[cç]o|acento|ponto)|com ponto|min[uú]scul\w+|underline|underscore|tra[cç]o)\b/iu.test(
      text.replace(/(?<!\p{L})ponto\s+com(?:\s+ponto\s+br)?(?!\p{L})/giu, ' '),
    );
  const before = text.slice(0, at.index);
  const lead = boundary.exec(before);
  if (!isJoined && !lead) return text;
  // 'Anote: ana.lima@…, em minúsculas': what is written as an address is one.
  if (/\S@\S/.test(text) && !/\b(?:junto|sem espa[cç]o|com ponto)\b/iu.test(text)) return text;
  let local = lead ? before.slice(lead[0].length) : before;
  // A written address: nothing to join.
  if (!isJoined && at[0].trim() === '@') return text;
  const inner = boundary.exec(local);
  if (inner) local = local.slice(inner[0].length);
  // 'Lá vai: ana', 'anote por favor, ana'
  const told = !isJoined
    ? local
    : local.split(/[,:;]\s+/).findLast((part) => /\p{L}{2}|\d/u.test(part.replace(joins, ' ')));
  local = withoutLeads((told ?? local).trim().split(/\s+/)).join(' ');
  local = withSpokenDigits(local)
    .replace(/\p{L}+/gu, (word) =>
      (numberWordValues[foldText(word)] ?? 0) >= 11 ? String(numberWordValues[foldText(word)]) : word,
    )
    .replace(joins, ' ')
    .replace(/\s+(?:underline|underscore|sublinhado)\s+/giu, '_')
    .replace(/\s+(?:tra[cç]o|tracinho|h[ií]fen)\s+/giu, '-')
    .replace(/\s+ponto\s+/giu, '.')
    .replace(/[,;:!]/g, ' ')
    .trim();
  const words = local.split(/\s+/);
  if (words.length > 4 || (words.length > 1 && !isJoined && words.some((word) => /[@\d]/.test(word))))
    return text;
  return `${words.join('')} ${text.slice(at.index).replace(/^[\s,]+/, '')}`;
}

/** Said between two addresses: the second is meant. */
const replaced =
  /\b(?:bot[ae]|coloc[ao]\w*|coloque|poe|ponha|prefiro|melhor|errei|ops|opa|perdi|esquec[ei]\w*|ess[ea] (?:ai )?nao|nao (?:uso|abro|funciona|existe|tenho|lembro)|nao[,.]? (?:usa|use|anota|anote|manda|e o|e)\b|em vez|no lugar)\b/;

/** 'ivone mil novecentos e sessenta e nove arroba …': the number before the sign is told in words. */
function withNumberBeforeSign(text: string): string {
  const at = /\s+arroba(?!\p{L})/iu.exec(text);
  if (at === null) return text;
  const words = text.slice(0, at.index).split(/\s+/);
  let from = words.length;
  while (from > 0 && (isNumberWord(foldText(words[from - 1]!)) || foldText(words[from - 1]!) === 'e'))
    from -= 1;
  while (from < words.length && foldText(words[from]!) === 'e') from += 1;
  const run = words.slice(from).join(' ');
  if (from === 0 || run === '' || /^(?:um|uma|meia)$/i.test(run)) return text;
  const one = numberWordValues[foldText(run)];
  const figures = one === undefined ? withSpokenDigits(run) : String(one);
  if (!/^\d+$/.test(figures)) return text;
  const before = words.slice(0, from);
  const isAlone = before.slice(0, -1).every((word) => leads.has(foldText(word)));
  const isJoined = isAlone && /^\p{L}{3,}$/u.test(before.at(-1)!) && !leads.has(foldText(before.at(-1)!));
  return `${before.join(' ')}${isJoined ? '' : ' '}${figures}${text.slice(at.index)}`;
}

const written = (text: string) =>
  spelledOut(dictated(withNumberBeforeSign(asSpelt(text))))
    // 'fulano arroba gmail': everybody knows the rest.
    .replace(/@(gmail|hotmail|outlook|icloud|live)(?![a-z0-9.-])/g, '@$1.com')
    .replace(/@(uol|terra|bol|ig)(?![a-z0-9.-])/g, '@$1.com.br');
const plain = (found: string) => found.replace(/\.{2,}/g, '.');

/** Every e-mail address in a message. */
export const emailsIn = (text: string): string[] =>
  [...written(text).matchAll(address)].map(([each]) => plain(each));

const labels =
  'pessoal|particular|profissional|comercial|trabalho|imobiliaria|empresa|primeiro|segundo|ultimo';
const labelled = new RegExp(`\\b(${labels})\\b[^a-z0-9]*(?:e |eh |que e )?[^a-z0-9]*$`);
const wanted = new RegExp(
  `\\b(?:apenas|so|somente|considere|considera|use|usa|usar|vale|fica com|prefiro|melhor|pode ser|anota|anote|bota|coloca)\\b[^.@]{0,24}?\\b(?:o|do|da) (${labels})\\b`,
);

/** Of several addresses the one whose label is asked for: 'o pessoal é …, o profissional é …; use o profissional'. */
function byLabel(spelled: string, matches: readonly RegExpExecArray[]): string | null {
  const label = wanted.exec(spelled)?.[1];
  if (label === undefined || matches.length < 2) return null;
  const fits = matches.filter(({ index }, at) => {
    const before = matches[at - 1];
    const said = spelled.slice(before ? before.index + before[0].length : 0, index);
    return labelled.exec(said)?.[1] === label;
  });
  const order = { primeiro: matches[0], segundo: matches[1], ultimo: matches.at(-1) }[label];
  const meant = fits.length === 1 ? fits[0] : fits.length === 0 ? order : undefined;
  return meant ? plain(meant[0]) : null;
}

/** The e-mail address in a message: the last one if it is a correction, else the first. */
export function readEmail(text: string): string | null {
  const spelled = written(text);
  const matches = [...spelled.matchAll(address)];
  const found = matches.map(([match]) => plain(match));
  const meant = byLabel(spelled, matches);
  if (meant !== null) return meant;
  const [first, last] = [matches[0], matches.at(-1)];
  // 'a@x.com… desse perdi a senha, bota a@y.com'
  const isReplaced =
    first !== undefined && replaced.test(spelled.slice(first.index + first[0].length, last!.index));
  const isCorrection = /\b(?:alias|na verdade|quer dizer|digo|correcao|nao e mais|agora e|o certo e)\b/.test(
    spelled,
  );
  return (isCorrection || isReplaced ? found.at(-1) : found[0]) ?? null;
}
