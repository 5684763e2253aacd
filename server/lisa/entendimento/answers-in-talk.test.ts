import { describe, expect, it } from 'vitest';
import { sureFrom } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { askedOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { newSession } from '#server/lisa/conversa/conversation/session.ts';
import { understand } from './service.ts';

const at = (pending: Question, message: string, over: object = {}) => {
  const asked = askedOf({ ...newSession, pergunta: pending }, new Date());
  return understand({ message, asked, pending, last: [], regiao: null, nome: null, known: [], ...over });
};
const told = (field: 'nome' | 'nomeGuerra' | 'email' | 'regiao', ...said: Parameters<typeof at>) => {
  const { data, corrected } = at(...said);
  return corrected[field] ?? data[field];
};

describe('a slip mended in the same message is not what is kept', () => {
  it.each([
    ['Marta Sizenado Rocha digo Sizenando', 'Marta Sizenando Rocha'],
    ['Carla Brito Sernanbi\n*Sernambi', 'Carla Brito Sernambi'],
  ])('of a name: %j', (said, nome) => {
    expect(told('nome', 'nome', said)).toBe(nome);
  });

  it.each([
    ['Lena Imoves... imoveis', 'Lena Imoveis'],
    ['põe Telmo Imóveis não espera põe Prado Imóveis', 'Prado Imóveis'],
    ['Bia Prado, não coloca sobrenome de casada', 'Bia Prado'],
  ])('of a working name: %j', (said, nomeGuerra) => {
    expect(told('nomeGuerra', 'nomeGuerra', said, { nome: 'Ana Rocha' })).toBe(nomeGuerra);
  });

  it.each([
    ['ana.rocha@hotmail.com não perdão é Gmail agora o Hotmail eu perdi', 'ana.rocha@gmail.com'],
    ['ana.rocha@gmial.com\nops *gmail', 'ana.rocha@gmail.com'],
    ['ana.rocha@yaho.com.br falta um o ai yahoo', 'ana.rocha@yahoo.com.br'],
    ['ana.rocha@hotmail.com, não gmail', 'ana.rocha@hotmail.com'],
    ['ana.rocha@gmail.com, não tenho hotmail', 'ana.rocha@gmail.com'],
  ])('of an address: %j', (said, email) => {
    expect(told('email', 'email', said)).toBe(email);
  });

  it('of a telephone', () => {
    expect(at('telefone', '1190000-2864\n2846').telefone).toBe('5511900002846');
  });
});

describe('where somebody works is told without what is excepted', () => {
  it.each([
    ['Londrina toda menos a zona norte que eu não conheço e Cambé também', 'Londrina e Cambé'],
    ['Fortaleza toda - messejana', 'Fortaleza'],
    ['Exclusivamente Moema. Já o Tatuapé, deixei de atender.', 'Moema'],
    ['aldeota não, dionísio torres e papicu', 'Dionísio Torres e Papicu'],
    ['Aldeota não, Meireles. Aliás os dois', 'Aldeota e Meireles'],
  ])('%j', (said, regiao) => {
    expect(told('regiao', 'regiao', said)?.toLowerCase()).toBe(regiao.toLowerCase());
  });
});

it('the number of another body is no registration', () => {
  expect(at('creci', 'tenho inscrição na OAB/DF sob o n.º 40.118, essa precisa?').data.creci).toBeNull();
});

it('a misheard CRECI is one', () => {
  const { data } = at('interesse', 'quero sim, meu cresce é dois oito quatro um sete do Paraná');
  expect(data.creci).toMatchObject({ numero: '28417', uf: 'PR' });
});

it('an amount that is spelled once more is the same amount', () => {
  const said =
    'Entre R$ 800.000,00 (oitocentos mil reais) e R$ 3.200.000,00 (três milhões e duzentos mil reais).';
  expect(at('precos', said).data.precos).toEqual({ min: '800000.00', max: '3200000.00' });
});

it('two values after the data they mend are both taken', () => {
  const known = ['nome', 'creci', 'email', 'regiao'];
  const { corrected } = at('confirmar', 'email errado e creci tb ana.rocha@gmail.com / 19873', { known });
  expect(corrected).toMatchObject({ email: 'ana.rocha@gmail.com', creci: { numero: '19873' } });
});

describe('a yes to act on', () => {
  const isSure = (pending: Question, said: string, intent: string) =>
    at(pending, said, { known: ['nome', 'creci', 'email'] }).intents.some(
      ({ intent: seen, by, confidence }) => seen === intent && by === 'regras' && confidence >= sureFrom,
    );
  it.each<[Question, string]>([
    ['confirmar', 'Os dados estão corretos, porém só autorizo o envio após falar com meu sócio.'],
    ['confirmar', 'só confirmo depois que meu marido olhar'],
    ['confirmar', 'tá quase tudo certo'],
  ])('at %s %j is none', (pending, said) => {
    expect(isSure(pending, said, 'sim')).toBe(false);
  });
  it.each<[Question, string]>([
    ['interesse', 'nao quero grupo nem corrente, so cadastro pode fazer'],
    ['confirmar', 'não precisa mudar nada, pode mandar'],
  ])('at %s %j is one', (pending, said) => {
    expect(isSure(pending, said, 'sim')).toBe(true);
  });
  it('a no on a condition is asked about', () => {
    expect(isSure('interesse', 'tem que pagar? porque se tiver mensalidade eu tô fora', 'nao')).toBe(false);
  });
});
