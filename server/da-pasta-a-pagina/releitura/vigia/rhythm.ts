import { dayMs, minuteMs } from '#contract/base/units.ts';

/** What a folder never looked at is taken to cost, in calls. */
const assumedCalls = 4;

export interface Watched {
  /** Its source is asked over the network, and counts calls. */
  isRemote: boolean;
  /** Its source tells of changes. */
  avisa: boolean;
  tocada: boolean;
  olhadaEm: Date | null;
  esperaAte: Date | null;
  /** Calls its last listing took; 0 where there was none. */
  chamadas: number;
}

/**
 * Time between two looks at the folders that must be looked through: as often as wished, and no oftener
 * than all of them together may cost in a day.
 */
export function rhythmOf(
  all: readonly Watched[],
  { everyMs, dailyCalls }: { everyMs: number; dailyCalls: number },
): number {
  const told = all.some(({ avisa }) => avisa) ? dayMs / everyMs : 0;
  const costs = (avisa: boolean) =>
    all
      .filter((each) => each.isRemote && each.avisa === avisa)
      .reduce((sum, { chamadas }) => sum + (chamadas || assumedCalls), 0);
  // What tells of its changes is looked through once a day all the same.
  const left = Math.max(1, dailyCalls - told - costs(true));
  return Math.max(everyMs, (dayMs * costs(false)) / left);
}

/** Whether it is a folder's turn. A time that lies ahead was noted by a clock that has been put back. */
export function isItsTurn(
  folder: Watched,
  { now, everyMs, rhythmMs }: { now: Date; everyMs: number; rhythmMs: number },
): boolean {
  const waits = folder.esperaAte ? folder.esperaAte.getTime() - now.getTime() : 0;
  if (waits > 0 && waits <= dayMs + minuteMs) return false;
  if (!folder.olhadaEm) return true;
  const age = now.getTime() - folder.olhadaEm.getTime();
  if (age < -minuteMs) return true;
  if (folder.avisa) return age >= dayMs || (folder.tocada && age >= everyMs);
  return age >= (folder.isRemote ? rhythmMs : everyMs);
}

/** How long a folder that failed so often in a row is left alone. */
export const backoffMs = (failures: number, everyMs: number) =>
  Math.min(dayMs, everyMs * 2 ** Math.min(failures, 10));
