import { describe, expect, it } from 'vitest';
import { knownFailure } from './known-failures.ts';
import { nextSlug } from './use-site-slug.ts';

describe('the three clashes that keep the dialog open', () => {
  it.each([
    ['CRECI já cadastrado (unique: creci)', 'creci'],
    ['duplicate key value violates unique constraint "corretores_email_unique"', 'email'],
    ['UNIQUE constraint failed: corretores.SLUG', 'slug'],
  ])('BRK-36 %s', (message, field) => {
    expect(knownFailure(message)?.field).toBe(field);
  });

  it('BRK-42 anything else is none of them', () => {
    for (const message of ['', 'CRECI inválido', 'unique', '503: fora do ar', 'slug inválido'])
      expect(knownFailure(message)).toBeNull();
  });

  it('BRK-40 a taken address goes on with the next number', () => {
    expect([nextSlug('ana'), nextSlug('ana-2'), nextSlug('ana-reis-9')]).toEqual([
      'ana-2',
      'ana-3',
      'ana-reis-10',
    ]);
  });
});
