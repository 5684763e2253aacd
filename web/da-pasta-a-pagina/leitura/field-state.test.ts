import { expect, test } from 'vitest';
import type { CampoLido } from '#contract/da-pasta-a-pagina/leitura.ts';
import { firstDoubtful } from './field-state.ts';

const field = (campo: string, values: Partial<CampoLido> = {}) =>
  ({
    campo,
    estado: 'a-revisar',
    igual: true,
    duvida: false,
    lido: { confianca: 0.99, conflitos: [] },
    ...values,
  }) as unknown as CampoLido;
const certain = field('nome');
const unsure = field('cidade', { lido: { confianca: 0.3, conflitos: [] } as unknown as CampoLido['lido'] });
const contradicted = field('vagas', {
  lido: { confianca: 0.99, conflitos: [{}] } as unknown as CampoLido['lido'],
});
const question = field('areaMax', { duvida: true });

test('PNL-04 a review begins at an open question, else at a contradiction, else at what is not certain', () => {
  expect(firstDoubtful([certain, unsure, contradicted, question])?.campo).toBe('areaMax');
  expect(firstDoubtful([certain, unsure, contradicted])?.campo).toBe('vagas');
  expect(firstDoubtful([certain, unsure])?.campo).toBe('cidade');
  expect(firstDoubtful([certain])?.campo).toBe('nome');
  expect(firstDoubtful([])).toBeUndefined();
});

test('what was reviewed is no doubt any more', () => {
  const kept = { ...contradicted, estado: 'mantido' } as CampoLido;
  expect(firstDoubtful([kept, certain, unsure])?.campo).toBe('cidade');
});
