import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';

/** A table says its date before its rows. */
const headLines = 12;

const own = /tabela|vigencia|valid[ao]|valores|precos?|emissao|atualizad|data|espelho|disponibilidade/;
const foreign =
  /entrega|conclusao|previsao|chaves|campanha|promoc|cub|incc|habite|lancamento|registro|matricula|obra|reajuste|ate\b/;

/** The date of a table: what its head says of it, a day of the month that its file's name says, or that name's. */
export function tableDate({ pages, date }: DocumentText): string | null {
  const head = pages.flatMap(({ lines }) => lines.slice(0, headLines)).slice(0, headLines * 3);
  const said = head.flatMap(({ text }) => {
    const folded = foldAligned(text);
    if (folded.length > 400) return [];
    return findDates(folded).flatMap(({ value, index }, at, all) => {
      const since = at === 0 ? 0 : all[at - 1]!.index + all[at - 1]!.length;
      const before = folded.slice(since, index).slice(-60);
      if (foreign.test(before)) return [];
      return [{ value, sure: own.test(before) || own.test(folded.slice(0, 60)) }];
    });
  });
  const candidates = said.filter(({ sure }) => sure).map(({ value }) => value);
  if (date !== null) {
    const day = candidates.find((value) => value.startsWith(date) && value.length > date.length);
    return day ?? date;
  }
  return candidates[0] ?? null;
}
