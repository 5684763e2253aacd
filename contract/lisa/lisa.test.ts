import { expect, it } from 'vitest';
import { collectingStatuses, lisaSteps } from './lisa.ts';

it('WPP-24 in part: of the thirteen steps the tenth welcomes and the last ends', () => {
  expect(lisaSteps).toEqual([
    'Apresentação',
    'Interesse',
    'CRECI',
    'Conferência do CRECI',
    'E-mail',
    'Nome de guerra',
    'Região',
    'Preços e foto',
    'Cadastro completo',
    'Boas-vindas',
    'Acesso',
    'Endereço do site',
    'Encerramento',
  ]);
});

it('answers are collected until all is told, and of nobody who waits for a decision', () => {
  expect(collectingStatuses).toEqual(['waiting_interest', 'waiting_creci', 'waiting_email', 'waiting_info']);
});
