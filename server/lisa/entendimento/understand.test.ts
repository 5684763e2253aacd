import { expect, it } from 'vitest';
import { sureFrom } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { understand } from './service.ts';

const read = (message: string, pending: Question, known: { regiao?: string } = {}) => {
  const asked = pending === 'interesse' || pending === 'confirmar' ? 'nada' : pending;
  const { intents, corrected, telefone } = understand({
    message,
    asked: asked as 'regiao',
    pending,
    last: [],
    regiao: known.regiao ?? null,
    nome: 'Davi Siqueira Prado',
  });
  const sure = intents.filter(({ confidence }) => confidence >= sureFrom).map(({ intent }) => intent);
  return { sure, corrected, telefone };
};

it.each<[string, Question, string[]]>([
  ['to no trem, qnd chegar no serviço eu mando', 'interesse', ['adia']],
  ['kkkkkkkk', 'interesse', []],
  ['onde tiver cliente a gente vai', 'precos', []],
  ['quem sabe, né', 'interesse', []],
])('a rule is doubted where people mean something else by its words: %j', (message, pending, wanted) => {
  const { sure } = read(message, pending);
  expect(sure.filter((intent) => intent === 'pergunta' || intent === 'sim')).toEqual([]);
  expect(sure).toEqual(expect.arrayContaining(wanted));
});

it('a number of the shape of a telephone corrects the telephone, a place with a region known the region', () => {
  expect(read('mudei de chip, agora é 31 98888-1234', 'regiao').telefone).toBe('5531988881234');
  expect(read('não é Sion, é Savassi', 'regiao', { regiao: 'Sion e Lourdes' }).corrected.regiao).toBe(
    'Lourdes e Savassi',
  );
  expect(
    read('tira o Sion daí, eu não falei isso', 'regiao', { regiao: 'Sion e Lourdes' }).corrected,
  ).toEqual({
    regiao: 'Lourdes',
  });
});

it('a change taken back in the same message changes nothing', () => {
  expect(read('muda meu email pra davi@prado.com.br\nnão, deixa o que estava', 'regiao').corrected).toEqual(
    {},
  );
  expect(read('muda meu email pra davi@prado.com.br', 'regiao').corrected).toEqual({
    email: 'davi@prado.com.br',
  });
});
