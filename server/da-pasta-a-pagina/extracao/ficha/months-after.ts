import { findDates } from '#server/kernel/reading/dates.ts';

const inWords: Record<string, number> = {
  doze: 12,
  dezoito: 18,
  'vinte e quatro': 24,
  trinta: 30,
  'trinta e seis': 36,
  'quarenta e dois': 42,
  quarenta: 40,
  'quarenta e oito': 48,
  sessenta: 60,
};
const months = `(\\d{1,2}|${Object.keys(inWords)
  .sort((a, b) => b.length - a.length)
  .join('|')}) meses`;
const from = '(?:apos|depois d[eo]|a contar d[eo]|a partir d[eo]|contados (?:a partir )?d[eo])';
const start = /\b(?:inicio|inicia\w*|comec\w+|lancamento)\b[^.;]{0,40}$/;
const after = new RegExp(`\\b${months} ${from}(?: a| o)? ?(?:inicio|lancamento|comeco)\\b`);
/** 'Prazo da obra: 36 meses a partir de março de 2026' */
const afterDate = new RegExp(`\\b${months} ${from} $`);
const ofWorks = /\b(?:entreg\w+|conclus\w+|conclui\w*|obras?|constru\w+|pront[oa]s?|prazo)\b/;
const ofPayment = /\b(?:parcel\w+|pagamento|financ\w+|mensa\w+|saldo|entrada|contrato|assinatura)\b|r\$/;
const lasts = new RegExp(
  `\\b(?:termin\\w+|conclu\\w+|entreg\\w+|fica\\w* pront[oa]s?|dura\\w*)\\b[^.;]{0,25}?\\b(?:em |por |apos )?${months}`,
);

/**
 * The month of a delivery told as a number of months after a start that the sentence dates: 'começa em janeiro
 * de 2027 e termina em trinta meses'. Without a dated start it is no date.
 */
export function monthsAfterStart(folded: string): string | null {
  const dates = findDates(folded);
  const direct = ofWorks.test(folded) && !ofPayment.test(folded) ? dates.find(isDirect) : undefined;
  const said = direct
    ? afterDate.exec(folded.slice(0, direct.index))![1]
    : (after.exec(folded) ?? lasts.exec(folded))?.[1];
  const dated = direct
    ? [direct]
    : dates.filter(({ index }) => start.test(folded.slice(Math.max(0, index - 60), index)));
  const count = said === undefined ? Number.NaN : (inWords[said] ?? Number(said));
  if (dated.length !== 1 || !(count >= 6 && count <= 72)) return null;
  const [year, month] = dated[0]!.value.split('-').map(Number);
  const total = year! * 12 + (month! - 1) + count;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;

  function isDirect({ index }: { index: number }): boolean {
    return afterDate.test(folded.slice(0, index));
  }
}
