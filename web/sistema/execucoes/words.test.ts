import { describe, expect, it } from 'vitest';
import { placeWords } from '#contract/base/runs.ts';
import { formatCost } from '#web/kit/format.ts';
import { formatDuration, stateTone, stateWords } from './words.ts';

describe('how long a run took', () => {
  it.each([
    [0, '0 ms'],
    [850, '850 ms'],
    [12_400, '12 s'],
    [60_000, '1 min'],
    [185_000, '3 min 5 s'],
    [3_600_000, '1 h'],
    [3_725_000, '1 h 2 min'],
  ])('%i milliseconds are %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
});

it('a run that waits for its turn says its place, and looks like nothing that is going on', () => {
  expect([1, 2, 12].map(placeWords)).toEqual([
    'Na fila: é a próxima a começar',
    'Na fila: 1 execução antes desta',
    'Na fila: 11 execuções antes desta',
  ]);
  expect(stateWords({ estado: 'running', lugar: 3 })).toBe('Na fila, 3ª');
  expect(stateTone({ estado: 'running', lugar: 3 })).toBe('plain');
  expect(stateWords({ estado: 'running', lugar: null })).toBe('Em andamento');
  expect(stateTone({ estado: 'running', lugar: null })).toBe('alive');
});

describe('what a run cost', () => {
  it.each([
    ['0.0035', 'US$ 0,0035'],
    ['12.5000', 'US$ 12,50'],
    ['1234.0000', 'US$ 1.234,00'],
  ])('%s dollars are %s', (valor, text) => expect(formatCost({ valor, moeda: 'USD' })).toBe(text));
  it('reais say so', () => expect(formatCost({ valor: '1.1', moeda: 'BRL' })).toBe('R$ 1,10'));
});
