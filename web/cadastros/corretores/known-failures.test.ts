import { describe, expect, it } from 'vitest';
import { knownFailure } from './known-failures.ts';
import { nextSlug, slugWith, variantAfter } from './use-site-slug.ts';

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

  it('an address that is taken again gives way to the next, until the nickname is another', () => {
    const once = variantAfter(null, 'Ana Reis', 'ana-reis-2');
    expect(slugWith(once, 'Ana Reis')).toBe('ana-reis-2');
    const twice = variantAfter(once, 'Ana Reis', 'ana-reis-4');
    expect(slugWith(twice, 'Ana Reis')).toBe('ana-reis-4');
    // The server knows no free one, or still calls the taken one free.
    expect(slugWith(variantAfter(twice, 'Ana Reis', null), 'Ana Reis')).toBe('ana-reis-5');
    expect(slugWith(variantAfter(twice, 'Ana Reis', 'ana-reis-4'), 'Ana Reis')).toBe('ana-reis-5');
    expect(slugWith(twice, 'Ana')).toBe('ana');
  });
});
