import { expect, it } from 'vitest';
import { apelido, nomeDito } from './nomes.ts';

it.each([
  ['RESIDENCIAL DUNA ALTA', 'Residencial Duna Alta', 'Duna Alta'],
  ['JARDIM DO SOL II', 'Jardim do Sol II', 'Jardim do Sol II'],
  ['QUINTAS DO BEM-TE-VI', 'Quintas do Bem-Te-Vi', 'Quintas do Bem-Te-Vi'],
  ['Residencial Âmbar do Mar – Fase Dois', 'Residencial Âmbar do Mar – Fase Dois', 'Âmbar do Mar'],
  ['ALTANA Sereno', 'ALTANA Sereno', 'ALTANA Sereno'],
])('%s does not shout: %s, %s in a sentence', (nome, said, short) => {
  expect([nomeDito({ nome }), apelido({ nome })]).toEqual([said, short]);
});
