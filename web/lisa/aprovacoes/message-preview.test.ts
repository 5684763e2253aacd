import { expect, test } from 'vitest';
import { undeliveredLine } from './message-preview.tsx';

test('PNL-05 in part: before the messages stands how many of them reach nobody now', () => {
  const modes = (...all: ('texto' | 'modelo' | 'sem-modelo')[]) =>
    undeliveredLine(all.map((modo) => ({ modo })));
  expect(modes('texto', 'modelo')).toBeNull();
  expect(modes('sem-modelo', 'sem-modelo')).toBe('Nenhuma destas mensagens chega agora.');
  expect(modes('sem-modelo')).toBe('Esta mensagem não chega agora.');
  expect(modes('texto', 'sem-modelo', 'sem-modelo')).toBe('2 destas 3 mensagens não chegam agora.');
});
