import { describe, expect, it } from 'vitest';
import { backoffMs, isFolderDue, rhythmOf, type Watched } from './rhythm.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const everyMs = 15 * minuteMs;
const now = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const folder = (values: Partial<Watched> = {}): Watched => ({
  isRemote: true,
  avisa: false,
  tocada: false,
  olhadaEm: null,
  esperaAte: null,
  chamadas: 0,
  ...values,
});
const many = (count: number, values: Partial<Watched>) => Array.from({ length: count }, () => folder(values));
const turn = (values: Partial<Watched>, rhythmMs = everyMs) =>
  isFolderDue(folder(values), { now, everyMs, rhythmMs });

describe('WIR-05 folders are looked at', () => {
  it('every 15 minutes at most, as long as a day of that costs no more than 1,000 calls', () => {
    expect(rhythmOf(many(2, { chamadas: 5 }), { everyMs, dailyCalls: 1000 })).toBe(everyMs);
    expect(turn({ olhadaEm: ago(everyMs - 1) })).toBe(false);
    expect(turn({ olhadaEm: ago(everyMs) })).toBe(true);
  });

  it.each([
    [40, 8],
    [300, 12],
    [3, 900],
    [1000, 1],
  ])('%i folders of %i calls share what a day may cost', (count, chamadas) => {
    const rhythm = rhythmOf(many(count, { chamadas }), { everyMs, dailyCalls: 1000 });
    expect((dayMs / rhythm) * count * chamadas).toBeLessThanOrEqual(1000 + 1);
  });

  it('where the source tells of changes, when it did, and once a day', () => {
    const told = { avisa: true, chamadas: 5 };
    expect(turn({ ...told, olhadaEm: ago(everyMs) })).toBe(false);
    expect(turn({ ...told, olhadaEm: ago(everyMs), tocada: true })).toBe(true);
    expect(turn({ ...told, olhadaEm: ago(everyMs - 1), tocada: true })).toBe(false);
    expect(turn({ ...told, olhadaEm: ago(dayMs) })).toBe(true);
    expect(rhythmOf(many(100, told), { everyMs, dailyCalls: 1000 })).toBe(everyMs);
  });

  it('on this machine without counting calls', () => {
    const here = many(500, { isRemote: false });
    expect(rhythmOf(here, { everyMs, dailyCalls: 1000 })).toBe(everyMs);
    expect(turn({ isRemote: false, olhadaEm: ago(everyMs) }, dayMs)).toBe(true);
  });

  it('ever more seldom while they fail, daily at least', () => {
    expect([1, 2, 3, 50].map((failures) => backoffMs(failures, everyMs) / minuteMs)).toEqual([
      30, 60, 120, 1440,
    ]);
    expect(turn({ esperaAte: ago(-minuteMs) })).toBe(false);
    expect(turn({ esperaAte: ago(1) })).toBe(true);
  });

  it('though the clock was put back since: times that lie ahead keep no folder waiting', () => {
    expect(turn({ olhadaEm: ago(-2 * dayMs) })).toBe(true);
    expect(turn({ esperaAte: ago(-3 * dayMs) })).toBe(true);
  });
});
