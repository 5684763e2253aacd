import { expect, test } from 'vitest';
import { statusText } from './status.tsx';

const catalog = (assets: number) => JSON.stringify({ statistics: { total_assets: assets } });

test.each([
  ['completed', catalog(42), 'Concluído (42 assets)'],
  ['completed', catalog(1), 'Concluído (1 asset)'],
  ['completed', catalog(0), 'Concluído (0 assets)'],
  ['completed', null, 'Concluído'],
  ['completed', 'sem estrutura', 'Concluído'],
  ['draft', catalog(42), 'Rascunho'],
  ['', catalog(42), 'Rascunho'],
  ['processing', catalog(42), 'Processando...'],
  ['error', catalog(42), 'Erro'],
  ['arquivado', catalog(42), 'arquivado'],
])(
  'HOT-06 HOT-07 %j with the catalogue %j reads “%s”: what is complete alone tells its assets',
  (status, kept, text) => {
    expect(statusText({ status, catalog: kept })).toBe(text);
  },
);
