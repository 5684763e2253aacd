import { expect, test } from 'vitest';
import { empreendimentosScreen } from './empreendimentos.tsx';

const { texts } = empreendimentosScreen;

test('EMP-24 each success is said as specified', () => {
  expect([texts.created, texts.updated, texts.removed]).toEqual([
    'Empreendimento criado com sucesso',
    'Empreendimento atualizado com sucesso',
    'Empreendimento excluído com sucesso',
  ]);
});

test("EMP-25 no failure has a fixed sentence: the server's is shown, and where it says nothing, these", () => {
  expect(texts.fixed).toEqual([]);
  expect([texts.createFailed, texts.updateFailed, texts.removeFailed]).toEqual([
    'Erro ao criar empreendimento',
    'Erro ao atualizar empreendimento',
    'Erro ao excluir empreendimento',
  ]);
});
