import { expect, it } from 'vitest';
import { chooseLead, type LeadCandidate } from './lead-picture.ts';

const picture = (name: string, change: Partial<LeadCandidate> = {}) => ({
  name,
  type: 'image' as const,
  category: 'fachada' as const,
  kind: null,
  uncertain: false,
  score: 60,
  width: 1600,
  height: 1000,
  ...change,
});
const leads = (...pictures: ReturnType<typeof picture>[]) => chooseLead(pictures)?.name ?? null;
const gym = picture('gym', { category: 'lazer' as never, score: 95 });

it('the whole building leads before its gate and the view from afar, these before a probable one', () => {
  const gate = picture('gate', { kind: 'portaria', score: 90 });
  const probable = picture('probable', { uncertain: true, score: 90 });
  expect(leads(gym, gate, probable, picture('whole'))).toBe('whole');
  expect(leads(gym, probable, gate)).toBe('gate');
  expect(leads(gym, probable)).toBe('probable');
  expect(leads(gym)).toBe('gym');
});

it.each(['detalhe', 'obra', 'mapa', 'localizacao', 'pessoa', 'post', 'colagem', 'captura-de-tela', 'stand'])(
  'a picture of the kind %s never leads',
  (kind) => {
    expect(leads(picture('alone', { kind }))).toBeNull();
    expect(leads(picture('alone', { kind }), gym)).toBe('gym');
  },
);

it('nor does a strip or a story, and a small one only where nothing else does', () => {
  expect(leads(picture('strip', { width: 1920, height: 500 }))).toBeNull();
  expect(leads(picture('story', { width: 1080, height: 1920 }))).toBeNull();
  expect(leads(picture('small', { width: 640, height: 480, score: 99 }), picture('wide'))).toBe('wide');
});
