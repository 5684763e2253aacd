import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { noDia, prazoDaTabela } from '#contract/cadastros/vigencia.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';

/** Today as the field 'Data da tabela' writes it. */
export const todayTyped = () => formatDayOrMonth(dayInBrazil(new Date()));

/** Whether the record's table has lapsed: its pages say 'Consulte' whatever the price. */
export function isLapsed({
  dataTabela,
  tabelaValidaAte,
}: Pick<Empreendimento, 'dataTabela' | 'tabelaValidaAte'>): boolean {
  const period = { de: prazoDaTabela(dataTabela, 1).de, ate: tabelaValidaAte };
  return noDia(period, dayInBrazil(new Date())).estado === 'vencida';
}

interface Corrected {
  /** Whether a price stands in the field that is not the saved one. */
  corrected: boolean;
  /** The table's date as typed, and as saved. */
  typed: string;
  saved: string;
  today: string;
}

/**
 * What becomes of a lapsed table's date when its price is corrected: a person's price holds from the day of the
 * decision. Null where the date stays: somebody wrote it.
 */
export function dateOfCorrected({ corrected, typed, saved, today }: Corrected): string | null {
  if (corrected) return typed === saved ? today : null;
  return typed === today && typed !== saved ? saved : null;
}
