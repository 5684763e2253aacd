import { describe, expect, it } from 'vitest';
import { isCheckDue } from './check-due.ts';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const due = (lookedMsAgo: number | null, { startedMsAgo = 5 * dayMs, hasFailures = false } = {}) =>
  isCheckDue(
    { comecouEm: lookedMsAgo === null ? null : ago(lookedMsAgo), hasFailures },
    { now, startedAt: ago(startedMsAgo), everyMs: dayMs },
  );

describe('WIR-07 services are looked at', () => {
  it('the first time, and daily', () => {
    expect(due(null)).toBe(true);
    expect(due(dayMs)).toBe(true);
    expect(due(dayMs - 1)).toBe(false);
  });

  it('once after each start, but not at each of many starts within a minute', () => {
    expect(due(2 * 60_000, { startedMsAgo: 1000 })).toBe(true);
    expect(due(59_000, { startedMsAgo: 1000 })).toBe(false);
    expect(due(500, { startedMsAgo: 1000 })).toBe(false);
  });

  it('hourly while something fails', () => {
    expect(due(60 * 60_000, { hasFailures: true })).toBe(true);
    expect(due(59 * 60_000, { hasFailures: true })).toBe(false);
  });

  it('though the clock was put back since: what lies in the future is no last time', () => {
    expect(due(-dayMs)).toBe(true);
    expect(due(-1000)).toBe(false);
  });
});
