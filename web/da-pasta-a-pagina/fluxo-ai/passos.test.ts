import { expect, test } from 'vitest';
import { descricaoEmGeracao } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import {
  buttonText,
  findMade,
  isOpenFluxo,
  isUnknown,
  noPassos,
  passosOfRecord,
  refusalOf,
} from './passos.ts';

const statuses = (record: Parameters<typeof passosOfRecord>[0]) =>
  Object.values(passosOfRecord(record)).map(({ status }) => status);
const page = { id: 1, rota: 'x', ativo: true, publicado: true, achados: null };
const done = { status: 'completed', erro: null } as const;

test('FLW-06 FLW-14 a record tells how far its flow is', () => {
  expect(statuses(empreendimento({ id: 1, descricao: descricaoEmGeracao }))).toEqual([
    ...['pending', 'pending', 'pending'],
  ]);
  const described = { id: 1, descricao: 'Pronta.' };
  expect(statuses(empreendimento(described))).toEqual(['completed', 'pending', 'pending']);
  const processed = { ...described, assetsProcessedAt: '2026-03-01T00:00:00Z' };
  expect(statuses(empreendimento(processed))).toEqual(['completed', 'completed', 'pending']);
  expect(statuses(empreendimento({ ...processed, hotsite: page }))).toEqual([
    ...['completed', 'completed', 'completed'],
  ]);
});

test('FLW-07 FLW-08 a step that is asked for too early is refused in its own words', () => {
  expect(refusalOf(noPassos, 1)).toBeNull();
  expect(refusalOf(noPassos, 2)).toBe('Execute o Passo 1 primeiro');
  expect(refusalOf({ ...noPassos, 1: done }, 2)).toBeNull();
  expect(refusalOf({ ...noPassos, 1: done }, 3)).toBe('Execute os passos anteriores primeiro');
  expect(refusalOf({ ...noPassos, 2: done }, 3)).toBe('Execute os passos anteriores primeiro');
  expect(refusalOf({ ...noPassos, 1: done, 2: done }, 3)).toBeNull();
});

test('FLW-05 each button says what its step does', () => {
  expect(buttonText({ status: 'pending', erro: null }, 1)).toBe('Executar Passo 1');
  expect(buttonText({ status: 'error', erro: 'x' }, 2)).toBe('Executar Passo 2');
  expect(buttonText({ status: 'processing', erro: null }, 3)).toBe('Executando Passo 3...');
  expect(buttonText(done, 3)).toBe('✓ Passo 3 Completo');
});

test('a flow is open until its page is public', () => {
  expect(isOpenFluxo(empreendimento({ id: 1, fluxoAi: true }))).toBe(true);
  expect(isOpenFluxo(empreendimento({ id: 1, fluxoAi: false }))).toBe(false);
  expect(isOpenFluxo(empreendimento({ id: 1, fluxoAi: true, hotsite: page }))).toBe(false);
});

test('FLW-14 the record whose answer was lost is found again by what was sent', () => {
  const form = { nome: 'Aurora', incorporadoraId: 1, bairroId: 2, driveUrl: 'file:///aurora' };
  const made = empreendimento({ id: 9, ...form, descricao: descricaoEmGeracao });
  expect(findMade([empreendimento({ id: 8 }), made], form)?.id).toBe(9);
  expect(findMade([{ ...made, descricao: 'Pronta.' }], form)).toBeUndefined();
  expect(findMade([{ ...made, bairroId: 3 }], form)).toBeUndefined();
});

test('FLW-14 (in part) a creation may have come about unless the server refused it: then no record is looked for', () => {
  const answered = (status: number) => new ApiError(status, '', '');
  for (const lost of [new TypeError('Failed to fetch'), answered(500), answered(502), answered(504)])
    expect(isUnknown(lost)).toBe(true);
  for (const status of [400, 401, 409, 429]) expect(isUnknown(answered(status))).toBe(false);
});
