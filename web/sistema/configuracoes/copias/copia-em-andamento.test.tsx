import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AndamentoDeCopia } from '#contract/sistema/copias.ts';
import { CopiaEmAndamento } from './copia-em-andamento.tsx';

const draw = (andamento: AndamentoDeCopia | null) =>
  renderToStaticMarkup(<CopiaEmAndamento andamento={andamento} />);
const barOf = (etapa: AndamentoDeCopia['etapa'], feito: number, total: number) =>
  /aria-valuenow="([^"]*)"/.exec(draw({ etapa, feito, total }))?.[1];

it('a backup under way says what it is at and how far; a stage with nothing to do is done', () => {
  expect(draw({ etapa: 'dados', feito: 12, total: 40 })).toContain('Copiando os dados: 12 de 40 tabelas');
  expect(barOf('dados', 12, 40)).toBe('30');
  expect(barOf('arquivos', 0, 0)).toBe('100');
  // How much of it the bucket has is not told.
  expect(barOf('envio', 0, 5_000_000)).toBeUndefined();
  expect(draw({ etapa: 'envio', feito: 0, total: 5 * 1024 * 1024 })).toContain('Enviando 5 MB ao bucket');
  expect(draw(null)).toContain('A cópia começa em até um minuto.');
});
