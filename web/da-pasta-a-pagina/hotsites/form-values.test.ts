import { expect, test } from 'vitest';
import { emptyValues, faultOf, noAnswerText, toRequest } from './form-values.ts';

const values = {
  ...emptyValues,
  empreendimentoId: '7',
  rota: 'aurora',
  driveUrl: 'https://drive.google.com/drive/folders/x',
};

test('HOT-15 HOT-16 faults are told one at a time, in the order of the form', () => {
  const texts = (change: Partial<typeof values>) => {
    const fault = faultOf({ ...values, ...change });
    return fault && [fault.title, fault.message];
  };
  expect(texts({})).toBeNull();
  expect(texts({ empreendimentoId: '', rota: '' })).toEqual([
    'Erro de validação',
    'Empreendimento é obrigatório',
  ]);
  expect(texts({ rota: ' ', driveUrl: '' })).toEqual(['Erro de validação', 'Rota é obrigatória']);
  expect(texts({ driveUrl: ' ' })).toEqual([
    'Link obrigatório',
    'Cole o link da pasta do Google Drive primeiro',
  ]);
  expect(texts({ driveUrl: 'pasta' })).toEqual([
    'Erro de validação',
    'URL válida do Google Drive é obrigatória',
  ]);
  expect(texts({ maxAssets: '501' })).toEqual([
    'Erro de validação',
    'O limite de assets deve ser entre 1 e 500',
  ]);
});

test('HOT-17 HOT-19 HOT-20 the request bears the name, a normal rota, and 80 where no number was typed', () => {
  for (const maxAssets of ['', 'muitos'])
    expect(toRequest({ ...values, rota: ' São João! ', maxAssets }, 'Aurora')).toEqual({
      nome: 'Aurora',
      empreendimentoId: 7,
      rota: 'sao-joao',
      driveUrl: values.driveUrl,
      maxAssets: 80,
    });
});

test('HOT-35 in part: a write that is not answered fails with the sentence of what was tried', () => {
  expect(noAnswerText).toEqual({ create: 'Erro ao criar hotsite', update: 'Erro ao atualizar hotsite' });
});
