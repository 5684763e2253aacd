import { findDates } from '#server/kernel/reading/dates.ts';
import { showFlat } from '../entrega-words.ts';

const of = "\\s*(?:d[eo] (?:ano de )?|/|-|'|’|\\.|,)?\\s*";
const year = '(?:20)?([2-4]\\d)(?![\\d/]|[.,-]\\d|\\s?%|\\s?m)';
const nth = (most: number, words: string) => `\\b(?:([1-${most}])\\s?\\.?[ºo°ª]?\\.?|(${words}))\\s*`;
const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto'];
const romans = ['i', 'ii', 'iii', 'iv'];
const numberOf = (figure: string | undefined, word: string | undefined) =>
  figure ?? `${Math.max(ordinals.indexOf(word!), romans.indexOf(word!)) + 1}`;

/** Words between a delivery and a bare year: 'a entrega das torres está prevista para o fim de 2028'. */
const passing =
  'prevista|previsto|estimad[ao]|programad[ao]|marcad[ao]|prometid[ao]|contratual|garantid[ao]|total|final|geral|definitiva|deste|desta|d[aeo]s?|chaves|obras?|casas|unidades|apartamentos|lotes|torres?|unica|empreendimento|condominio|predio|edificio|residencial|loteamento|infraestrutura|retrofit|pront[oa]s?|morar|sera|serao|esta|fica|ficam|ficara|ocorre|ocorrera|acontece|com|para|pra|em|n[ao]|ate|[ao]s?|ano|fim|final|meados|inicio|comeco|decorrer|longo|durante|natal|(?:primeira|segunda) metade';

const forms: [RegExp, (groups: (string | undefined)[]) => string][] = [
  [
    new RegExp(`${nth(2, 'primeiro|segundo|ii?')}-?\\s*sem(?:estre|\\.)?${of}${year}`),
    ([figure, word, y]) => `20${y}-S${numberOf(figure, word)}`,
  ],
  [/\b([12])s\s?[./-]?\s?(?:20)?([2-4]\d)\b/, ([n, y]) => `20${y}-S${n}`],
  [
    new RegExp(
      `${nth(4, 'primeiro|segundo|terceiro|quarto|iii?|iv|i')}-?\\s*tri(?:mestre|m\\.?|\\.)?${of}${year}`,
    ),
    ([figure, word, y]) => `20${y}-T${numberOf(figure, word)}`,
  ],
  [/\b([1-4])[tq]\s?[./-]?\s?(?:20)?([2-4]\d)\b/, ([n, y]) => `20${y}-T${n}`],
  [/\b[tq]([1-4])[\s./-]*20([2-4]\d)\b/, ([n, y]) => `20${y}-T${n}`],
  [new RegExp(`^(?:(?:${passing})(?![a-z])|[\\s:–|("“-])*20([2-4]\\d)(?![/.-]?\\d)`), ([y]) => `20${y}`],
];

const otherEvent =
  /\b(?:lancamento|inicio(?! d[eo] (?:ano|[12]|primeiro|segundo|20))|registr\w+|parcel\w+|reajust\w+|correcao|saldo|r\$|valid\w+|tabela|ate a entrega|realizad\w+|desde)\b/;

/** 'dois mil e vinte e oito' → '2028', as long. */
const inFigures = (folded: string) =>
  folded.replace(
    /\bdois mil e (vinte|trinta)(?: e (um|dois|tres|quatro|cinco|seis|sete|oito|nove))?\b/g,
    (said: string, tens: string, unit = '') =>
      `20${tens === 'vinte' ? 2 : 3}${units.indexOf(unit)}`.padStart(said.length),
  );
const units = ['', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];

/** The period at the start of what follows 'entrega': '2028', '2028-S2', '2028-T3'; null where it is a month or another event's. */
export function periodAfter(rest: string): string | null {
  const [near] = inFigures(rest.slice(0, 80)).split(/(?<!\b(?:sem|tri|trim))[.;]\s/);
  for (const [form, read] of forms) {
    const match = near!.match(form);
    if (!match) continue;
    const said = near!.slice(0, match.index! + match[0].length);
    if (otherEvent.test(said) || said.search(showFlat) >= 0 || findDates(said).length > 0) return null;
    return read(match.slice(1));
  }
  return null;
}
