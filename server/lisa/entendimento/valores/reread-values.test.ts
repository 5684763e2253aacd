import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/lisa/lisa.ts';
import { understand } from '../service.ts';

const read = (message: string, pending: Question, known: { nome?: string; regiao?: string } = {}) => {
  const asked = pending === 'interesse' || pending === 'foto' || pending === 'confirmar' ? 'nada' : pending;
  const { data, corrected } = understand({
    message,
    asked: (pending === 'nome' ? 'contato' : asked) as 'regiao',
    pending,
    last: [],
    nome: known.nome ?? null,
    regiao: known.regiao ?? null,
  });
  return { ...data, ...corrected };
};

describe('words that are no value are none, whatever was asked', () => {
  it.each<[string, Question]>([
    ['tu viu o grenal? que papelão do juiz', 'nomeGuerra'],
    ['deixe eu desligar a panela que tá chiando', 'nomeGuerra'],
    ['esse negócio de email a gente podia deixar de lado não uso pra nada', 'email'],
    ['O sinal tocou, meu filho saiu da escola, vou buscar', 'regiao'],
    ['não desisti não, vamos em frente', 'regiao'],
  ])('%j', (message, pending) => {
    const { nome, nomeGuerra, regiao } = read(message, pending);
    expect({ nome, nomeGuerra, regiao }).toEqual({ nome: null, nomeGuerra: null, regiao: null });
  });
});

it('a name no rule leads to is found by the words around it', () => {
  expect(read('Nos documentos consta Heloísa Maria Vasconcelos Prado.', 'nome').nome).toBe(
    'Heloísa Maria Vasconcelos Prado',
  );
  expect(read('Os íntimos dizem Helô Prado, e pode constar assim.', 'nomeGuerra').nomeGuerra).toBe(
    'Helô Prado',
  );
});

it('a region begins and ends where its places do', () => {
  expect(read('onde eu mais rodo é ali pelo umarizal e descendo pra nazaré', 'regiao').regiao).toBe(
    'Umarizal e Nazaré',
  );
  expect(read('da Barra até a Pituba pela orla', 'regiao').regiao).toBe('Barra e Pituba');
});

it('a correction told at another question replaces the value it names', () => {
  expect(
    read('troca a região, é Flores da Cunha que agora eu tô morando lá', 'precos', { regiao: 'Sion' }).regiao,
  ).toBe('Flores da Cunha');
});

it('what stands in a list beside places is a place, however it is spelt', () => {
  expect(read('camubi, taquarau e centro', 'regiao').regiao?.toLowerCase()).toBe('camubi, taquarau e centro');
});

it('what the rules worked out rather than read stays', () => {
  const known = { nome: 'Davi Siqueira Prado', regiao: 'Sion e Lourdes' };
  expect(read('o mesmo nome', 'nomeGuerra', known).nomeGuerra).toBe('Davi Siqueira Prado');
  expect(read('tira o Sion daí', 'regiao', known).regiao).toBe('Lourdes');
});

it('a long message is read within a tenth of a second', () => {
  const long = 'eu vendo mais é no Umarizal e em Nazaré por causa do Círio '.repeat(30);
  read(long, 'regiao');
  // Of the processor alone: what else the machine does is no part of it.
  const from = process.threadCpuUsage();
  for (let count = 0; count < 10; count++) read(long, 'regiao');
  const { user, system } = process.threadCpuUsage(from);
  expect((user + system) / 10_000).toBeLessThan(100);
});
