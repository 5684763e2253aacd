import { expect, test } from 'vitest';
import { cannotWrite, kindText, placeText } from './words.ts';

test('a conversation says where it stands: the step while it lasts, what came of it after', () => {
  expect(placeText({ status: 'waiting_creci', passo: 3 })).toBe('Passo 3 de 13: CRECI');
  expect(placeText({ status: 'waiting_approval', passo: 9 })).toBe('Aguarda aprovação');
});

test('PNL-07 in part: outside the window without a template taking over would lead nowhere, and the reason is told', () => {
  const janela = (aberta: boolean) => ({ existe: true, aberta, ate: null });
  const retomada = (modelo: string | null) => ({
    modelo,
    texto: '',
    aviso: modelo ? null : 'Não há modelo.',
  });
  expect(cannotWrite({ janela: janela(false), retomada: retomada(null) })).toBe('Não há modelo.');
  expect(cannotWrite({ janela: janela(false), retomada: retomada('voltar') })).toBeNull();
  expect(cannotWrite({ janela: janela(true), retomada: retomada(null) })).toBeNull();
});

test('what is no text is named, also a kind that nobody knows', () => {
  expect([kindText({ tipo: 'texto' }), kindText({ tipo: 'audio' }), kindText({ tipo: 'enquete' })]).toEqual([
    ...[null, 'Áudio', 'Mensagem de outro tipo'],
  ]);
});
