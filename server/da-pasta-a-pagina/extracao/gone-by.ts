import { foldText } from '#contract/base/text.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { doubted } from './rivals.ts';

/**
 * The facts as of a day: a promised delivery gone by is a question unless the building is ready, as is a
 * building delivered in a year to come.
 */
export function doubtGoneBy(fatos: Fatos, today: Date): Fatos {
  const month = today.toISOString().slice(0, 7);
  const status = isToCome(fatos.status, month) ? doubt(fatos.status) : fatos.status;
  if (fatos.status?.value === 'pronto' && status === fatos.status) return doubtReady(fatos, month);
  const isLate = fatos.dataEntrega !== null && fatos.dataEntrega.value.slice(0, 7) < month;
  const areLate = fatos.entregas?.value.some(({ quando }) => lastMonthOf(quando) < month);
  return {
    ...fatos,
    status,
    dataEntrega: isLate ? doubt(fatos.dataEntrega) : fatos.dataEntrega,
    entregas: areLate ? doubt(fatos.entregas) : fatos.entregas,
  };
}

/** What is ready is delivered in no month to come: one of the two is another building's. */
function doubtReady(fatos: Fatos, month: string): Fatos {
  const { status, dataEntrega, entregas } = fatos;
  const isToCome =
    (dataEntrega !== null && dataEntrega.value.slice(0, 7) > month) ||
    entregas?.value.some(({ quando }) => lastMonthOf(quando) > month);
  if (!isToCome) return fatos;
  return { ...fatos, status: doubt(status), dataEntrega: doubt(dataEntrega), entregas: doubt(entregas) };
}

const doubt = <F extends Fact<unknown> | null>(fact: F): F =>
  fact && { ...fact, confidence: Math.min(fact.confidence, doubted) };

/** '2028' ends in December, '2028-S1' in June, '2028-T3' in September. */
function lastMonthOf(period: string): string {
  const [year, part = 'S2'] = period.split('-');
  const [, kind, number] = /^([ST])(\d)$/.exec(part) ?? [];
  if (!kind) return period.slice(0, 7);
  return `${year}-${String(Number(number) * (kind === 'S' ? 6 : 3)).padStart(2, '0')}`;
}

const delivered = /\bentregue (?:em|no|na|desde)\b.{0,30}?\b((?:19|20)\d{2})\b/;
const isToCome = (status: Fatos['status'], month: string) =>
  status?.value === 'pronto' &&
  status.evidence.some(({ quote }) => (delivered.exec(foldText(quote))?.[1] ?? '') > month.slice(0, 4));
