import { expect, test } from 'vitest';
import { incorporadorasScreen } from './incorporadoras.tsx';

const { texts } = incorporadorasScreen;

test("DEV-13 question and failure of a delete say 'deletar', its success 'excluída'", () => {
  expect(texts.confirm).toBe('Tem certeza que deseja deletar esta incorporadora?');
  expect(texts.removeFailed).toBe('Erro ao deletar incorporadora');
  expect(texts.removed).toBe('Incorporadora excluída com sucesso');
});
