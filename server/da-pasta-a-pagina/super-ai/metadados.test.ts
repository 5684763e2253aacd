import { expect, it } from 'vitest';
import { emptyFatos } from '#contract/cadastros/fatos.ts';
import { metadadosOf } from './metadados.ts';

it('a delivery promised for a month gone by is stored as a question, whichever engine read it', () => {
  const clock = { now: () => new Date('2026-11-24T12:00:00Z') };
  const duvidasOf = (value: string) =>
    metadadosOf({ intelligence: { name: 'modelo' }, clock } as Parameters<typeof metadadosOf>[0], {
      fatos: {
        ...emptyFatos(),
        dataEntrega: { value, confidence: 0.95, evidence: [], conflicts: [], rule: null },
      },
      material: { readings: [], chosen: [], decision: null } as never,
      avisos: [],
      linhas: {},
      folder: { key: 'pasta', url: 'local:pasta' },
    }).duvidas;
  expect(duvidasOf('2024-03')).toEqual(['dataEntrega']);
  expect(duvidasOf('2027-03')).toEqual([]);
});
