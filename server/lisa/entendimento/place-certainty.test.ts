import { describe, expect, it } from 'vitest';
import { placeCertainty } from './chatter.ts';

describe('a place whose name begins with a number', () => {
  it.each(['Meia Praia', 'Três Figueiras', 'Dois Vizinhos', 'Sete Lagoas'])('%s is one', (name) => {
    expect(placeCertainty(name)).not.toBeNull();
  });
  it.each(['meia hora', 'três quartos', 'seis mil', 'dez anos', 'duas vezes', 'meia meia três'])(
    '%s is none',
    (words) => {
      expect(placeCertainty(words)).toBeNull();
    },
  );
});
