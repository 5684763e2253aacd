import { dayMs, minuteMs } from '#contract/base/units.ts';

/** Assumed cost of a folder never listed, in calls. */
const assumedCalls = 4;

export interface Watched {
  /** Its source is remote and counts calls. */
  isRemote: boolean;
  /** Its source reports changes. */
  avisa: boolean;
  tocada: boolean;
  olhadaEm: Date | null;
  esperaAte: Date | null;
  /** Calls of its last listing; 0 if none. */
  chamadas: number;
}

/**
 * Interval for folders that must be listed to see changes: as often as configured, within the daily call
 * budget.
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
  // Folders with change feeds are still listed once a day.
  const left = Math.max(1, dailyCalls - told - costs(true));
  return Math.max(everyMs, (dayMs * costs(false)) / left);
}

/** Whether a folder is due. A future timestamp comes from a clock that was set back. */
export function isFolderDue(
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

/** Back-off after consecutive failures of a folder. */
export const backoffMs = (failures: number, everyMs: number) =>
  Math.min(dayMs, everyMs * 2 ** Math.min(failures, 10));
