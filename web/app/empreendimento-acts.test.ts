import { expect, test } from 'vitest';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { furtherActsOf, mainActOf } from './empreendimento-acts.ts';

const ways = { resume: () => {}, visits: () => {} };
const hotsite = { id: 7, rota: 'x', ativo: true, publicado: true, achados: null };
const from = { driveUrl: 'https://drive.google.com/drive/folders/abc', hotsite };

test('the one main act follows the state: end the flow, review, work on the page, make one', () => {
  const labels = [
    mainActOf(empreendimento({ id: 1, ...from, hotsite: null, fluxoAi: true }), 3, ways),
    mainActOf(empreendimento({ id: 1, ...from }), 21, ways),
    mainActOf(empreendimento({ id: 1, ...from }), 1, ways),
    mainActOf(empreendimento({ id: 1, ...from }), 0, ways),
    mainActOf(empreendimento({ id: 1, driveUrl: null, hotsite: null }), 0, ways),
  ].map(({ label }) => label);
  expect(labels).toEqual([
    'Continuar Fluxo AI',
    'Revisar 21 campos',
    'Revisar 1 campo',
    'Abrir estúdio',
    'Criar hotsite',
  ]);
});

test('the menu has the rest, without the main act, and only what the record has', () => {
  const of = (values: Parameters<typeof empreendimento>[0], aRevisar = 0) => {
    const record = empreendimento(values);
    return furtherActsOf(record, mainActOf(record, aRevisar, ways), ways).map(({ label }) => label);
  };
  expect(of({ id: 1, ...from })).toEqual([
    'Revisar leitura',
    'Unidades',
    'Comparar pasta',
    'Verificação',
    'Visitas',
    'Copiar link da página',
  ]);
  expect(of({ id: 1, ...from, hotsite: { ...hotsite, publicado: false } }, 4)).toContain('Abrir estúdio');
  expect(of({ id: 1, driveUrl: null, hotsite: null })).toEqual([]);
});
