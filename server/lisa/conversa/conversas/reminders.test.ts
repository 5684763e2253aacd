import { describe, expect, it, test } from 'vitest';
import { newSession, type Session } from '../conversation/session.ts';
import { isDaytime, nextDaytime } from './daytime.ts';
import { canRemind } from './reminders.ts';

const hour = 60 * 60_000;
const wrote = new Date('2026-11-20T15:00:00Z');
const stopped: Session = { ...newSession, status: 'waiting_creci', passo: 3, pergunta: 'creci' };
const remindedAfter = (ms: number, session: Partial<Session> = {}) =>
  canRemind({ ...stopped, ...session }, wrote, new Date(wrote.getTime() + ms));

test.each([
  ['2026-11-20T10:59:00Z', false],
  ['2026-11-20T11:00:00Z', true],
  ['2026-11-20T22:59:00Z', true],
  ['2026-11-20T23:00:00Z', false],
  ['2026-11-21T03:00:00Z', false],
])('people are written to from 8 to 20 h in São Paulo: at %s %s', (at, may) => {
  expect(isDaytime(new Date(at))).toBe(may);
});

test.each([
  ['2026-11-20T22:59:00Z', '2026-11-20T22:59:00.000Z'],
  ['2026-11-20T23:00:00Z', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T03:07:08Z', '2026-11-21T11:00:00.000Z'],
])('what may not be said at night at %s is said at %s', (at, then) => {
  expect(nextDaytime(new Date(at)).toISOString()).toBe(then);
});

describe('a conversation that stopped', () => {
  it('is reminded of after four hours of silence, and not when the window is about to shut', () => {
    expect(remindedAfter(4 * hour - 1)).toBe(false);
    expect(remindedAfter(4 * hour)).toBe(true);
    expect(remindedAfter(23 * hour)).toBe(true);
    expect(remindedAfter(23 * hour + 1)).toBe(false);
  });

  it('is reminded of once, and once more after the person wrote again and stopped again', () => {
    const at = (ms: number) => new Date(wrote.getTime() + ms).toISOString();
    expect(remindedAfter(6 * hour, { memoria: { lembreteEm: at(4 * hour) } })).toBe(false);
    expect(remindedAfter(6 * hour, { memoria: { lembreteEm: at(-20 * hour) } })).toBe(true);
  });

  test.each<[string, Partial<Session>]>([
    ['asked for silence', { memoria: { paradaEm: wrote.toISOString() } }],
    ['said no', { memoria: { recusouEm: wrote.toISOString() } }],
    ['asked for a person', { memoria: { pediuPessoaEm: wrote.toISOString() } }],
    ['asked for erasure', { memoria: { confirmarApagar: true } }],
    ['talks with the team', { assumidaPor: 1 }],
    ['waits for approval', { status: 'waiting_approval', passo: 9, pergunta: null }],
    ['corrects something while waiting', { status: 'waiting_approval', pergunta: 'email' }],
    ['is approved', { status: 'approved', passo: 10, pergunta: null }],
  ])('is not reminded of where the person %s', (_, session) => {
    expect(remindedAfter(6 * hour, session)).toBe(false);
  });
});
