import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/lisa/lisa.ts';
import { askedOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { newSession } from '#server/lisa/conversa/conversation/session.ts';
import { understand } from './service.ts';

type Row = [pending: Question | null, message: string, wanted: object, over?: object];

/** The values that a message tells, all of them: of any other there is none. */
function heard(pending: Question | null, message: string, over: object = {}) {
  const asked = askedOf({ ...newSession, pergunta: pending }, new Date());
  const around = { last: [], regiao: null, nome: null, known: [], ...over };
  const { data, corrected, corrects, telefone, doubtful } = understand({
    message,
    asked,
    pending,
    ...around,
  });
  const told = (values: object) => {
    const held = Object.entries(values).filter(([, value]) => value !== null);
    return held.length > 0 ? Object.fromEntries(held) : null;
  };
  const all = { corrects, corrected: told(corrected), data: told(data), telefone, doubtful };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

describe('the region, as it is changed', () => {
  it.each<Row>([
    [
      'confirmar',
      'Tira a Mooca, deixa só Tatuapé e Vila Carrão',
      { corrects: ['regiao'], corrected: { regiao: 'Tatuapé e Vila Carrão' } },
      { regiao: 'Mooca e Tatuapé' },
    ],
    [
      'confirmar',
      'troca Sion por Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes e Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'troca Sion e Lourdes por Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'tira Sion e coloca Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes e Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'tira o Sion',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'Sion não, Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes e Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'Sion não',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'exclusão do bairro Sion da minha área',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'atendo também Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Sion, Lourdes e Savassi' }, data: { regiao: 'Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'inclui também Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Sion, Lourdes e Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'faltou o Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Sion, Lourdes e Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'sem Sion, fica Lourdes',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'só Lourdes, tira Sion',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'É Lourdes e não Sion',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes' } },
      { regiao: 'Sion' },
    ],
    [
      'confirmar',
      'Muda pra Savassi e Funcionários',
      { corrected: { regiao: 'Savassi e Funcionários' }, data: { regiao: 'Savassi e Funcionários' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'Não é Marista, é Oeste',
      { corrects: ['regiao'], corrected: { regiao: 'Setor Oeste' } },
      { regiao: 'Setor Marista' },
    ],
    [
      'confirmar',
      'Boa Viagem não. Agora só em Casa Forte, e o preço subiu',
      { corrects: ['precos'], corrected: { regiao: 'Casa Forte' }, data: { regiao: 'Casa Forte' } },
      { regiao: 'Boa Viagem' },
    ],
    [
      'confirmar',
      'onde você anotou Sion é Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Lourdes e Savassi' } },
      { regiao: 'Sion e Lourdes' },
    ],
    [
      'confirmar',
      'e às vezes Savassi',
      { corrects: ['regiao'], corrected: { regiao: 'Sion e Savassi' } },
      { regiao: 'Sion' },
    ],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('the region, as it is told', () => {
  it.each<Row>([
    ['regiao', 'vl carrao', { data: { regiao: 'Vila Carrao' } }],
    ['regiao', 'campexe', { data: { regiao: 'Campeche' } }],
    ['regiao', 'boa viage', { data: { regiao: 'Boa Viagem' } }],
    ['regiao', 'anlia franco', { data: { regiao: 'Anália Franco' } }],
    ['regiao', 'Três Figueiras', { data: { regiao: 'Três Figueiras' } }],
    ['regiao', 'atendo Savassi e Lourdes', { data: { regiao: 'Savassi e Lourdes' } }],
    ['regiao', 'Savassi, Lourdes, Sion', { data: { regiao: 'Savassi, Lourdes, Sion' } }],
    ['regiao', 'Casa Caiada em Olinda', { data: { regiao: 'Casa Caiada e Olinda' } }],
    [
      'regiao',
      'Aquiraz, de 250 mil a 1,2 milhão',
      { data: { regiao: 'Aquiraz', precos: { min: '250000.00', max: '1200000.00' } } },
    ],
    ['regiao', 'Balneário Camboriú e Itapema', { data: { regiao: 'Balneário Camboriú e Itapema' } }],
    ['regiao', 'qualquer lugar', {}],
    ['regiao', 'Toda a cidade', {}],
    ['regiao', 'Santos e região', { data: { regiao: 'Santos' } }],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('prices', () => {
  it.each<Row>([
    ['precos', 'de 300 a 800 mil', { data: { precos: { min: '300000.00', max: '800000.00' } } }],
    ['precos', 'até 1,2 mi', { data: { precos: { min: null, max: '1200000.00' } } }],
    ['precos', 'de 200, não, de 250 a 800 mil', { data: { precos: { min: '250000.00', max: '800000.00' } } }],
    ['precos', 'de 300 e 800', { data: { precos: { min: '300000.00', max: '800000.00' } } }],
    ['precos', 'um milhão e meio', {}],
    ['precos', 'um milhão e duzentos', {}],
    ['precos', 'a partir de 450 mil', { data: { precos: { min: '450000.00', max: null } } }],
    ['precos', 'R$ 800.000,00 (oitocentos mil reais)', {}],
    ['precos', 'entre 400 e 600', { data: { precos: { min: '400000.00', max: '600000.00' } } }],
    ['precos', 'até meio milhão', { data: { precos: { min: null, max: '500000.00' } } }],
    ['precos', '300k a 1kk', { data: { precos: { min: '300000.00', max: '1000000.00' } } }],
    ['precos', 'de trezentos a quinhentos mil', { data: { precos: { min: '300000.00', max: '500000.00' } } }],
    [
      'precos',
      'mínimo 250 mil, máximo 2 milhões',
      { data: { precos: { min: '250000.00', max: '2000000.00' } } },
    ],
    ['precos', 'acima de 1 milhão', { data: { precos: { min: '1000000.00', max: null } } }],
    ['precos', 'no máximo 350', { data: { precos: { min: null, max: '350000.00' } } }],
    ['precos', '200 a 400 mil reais', { data: { precos: { min: '200000.00', max: '400000.00' } } }],
    ['precos', '250.000 até 900.000', { data: { precos: { min: '250000.00', max: '900000.00' } } }],
    ['precos', 'sem limite', { data: { precos: { min: null, max: null } } }],
    ['precos', 'qualquer valor', { data: { precos: { min: null, max: null } } }],
    ['precos', 'Prefiro não informar, atendo todo tipo de cliente', {}],
    [
      'confirmar',
      'O mínimo tá errado! É 450 mil',
      { corrects: ['precos'], corrected: { precos: { min: '450000.00', max: null } } },
    ],
    [
      'confirmar',
      'o máximo é 900 mil',
      {
        corrects: ['precos'],
        corrected: { precos: { min: null, max: '900000.00' } },
        data: { precos: { min: null, max: '900000.00' } },
      },
      { known: ['precos'] },
    ],
    ['precos', 'de 1 a 3 milhões', { data: { precos: { min: '1000000.00', max: '3000000.00' } } }],
    ['precos', 'de 800 mil a um milhão', { data: { precos: { min: '800000.00', max: '1000000.00' } } }],
    ['precos', '500', {}],
    ['precos', 'minha casa minha vida', {}],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('a registration', () => {
  it.each<Row>([
    ['creci', 'CRECI 2ª Região', { data: { uf: 'SP' } }],
    [
      'creci',
      '8852 MT, errei, 8825 MT',
      {
        corrected: { creci: { numero: '8825', uf: 'MT', tipo: null }, uf: 'MT' },
        data: { creci: { numero: '8825', uf: 'MT', tipo: null }, uf: 'MT' },
      },
    ],
    ['creci', '28412 efe', { data: { creci: { numero: '28412', uf: null, tipo: 'F' } } }],
    ['creci', 'CRECI J 25678', { data: { creci: { numero: '25678', uf: null, tipo: 'J' } } }],
    ['creci', 'O número final é 6: 8826', { data: { creci: { numero: '8826', uf: null, tipo: null } } }],
    [
      null,
      'Marcos Vieira 23456 SC',
      { data: { creci: { numero: '23456', uf: 'SC', tipo: null }, uf: 'SC' } },
    ],
    ['creci', '12345 PR', { data: { creci: { numero: '12345', uf: 'PR', tipo: null }, uf: 'PR' } }],
    ['creci', '23456/SC', { data: { creci: { numero: '23456', uf: 'SC', tipo: null }, uf: 'SC' } }],
    ['creci', 'erre jota', { data: { uf: 'RJ' } }],
    ['creci', 'crecisp', { data: { uf: 'SP' } }],
    ['creci', 'CRECI-SP', { data: { uf: 'SP' } }],
    ['creci', '12.345-F', { data: { creci: { numero: '12345', uf: null, tipo: 'F' } } }],
    ['creci', '12345-J', { data: { creci: { numero: '12345', uf: null, tipo: 'J' } } }],
    ['creci', '45.126 SP', { data: { creci: { numero: '45126', uf: 'SP', tipo: null }, uf: 'SP' } }],
    ['creci', 'três três dois um oito', { data: { creci: { numero: '33218', uf: null, tipo: null } } }],
    [
      'creci',
      'um dois três quatro cinco Minas',
      { data: { creci: { numero: '12345', uf: 'MG', tipo: null }, uf: 'MG' } },
    ],
    ['creci', 'CRECI/SC 33.218-F', { data: { creci: { numero: '33218', uf: 'SC', tipo: 'F' }, uf: 'SC' } }],
    ['creci', 'é o 9184', { data: { creci: { numero: '9184', uf: null, tipo: null } } }],
    ['creci', 'não tenho ainda', {}],
    ['creci', 'estou tirando', {}],
    ['uf', 'Santa Catarina', { data: { uf: 'SC' } }],
    ['uf', 'SC', { data: { uf: 'SC' } }],
    ['uf', 'Rio Grande do Sul', { data: { uf: 'RS' } }],
    ['uf', 'é de SP', { data: { uf: 'SP' } }],
    ['uf', 'Bahia', { data: { uf: 'BA' } }],
    ['creci', '123456', { data: { creci: { numero: '123456', uf: null, tipo: null } } }],
    [
      'confirmar',
      'na verdade é 12345 SP',
      { corrected: { creci: { numero: '12345', uf: 'SP', tipo: null } } },
      { known: ['creci'] },
    ],
    [
      'confirmar',
      'o creci é 19873',
      {
        corrects: ['creci'],
        corrected: { creci: { numero: '19873', uf: null, tipo: null } },
        data: { creci: { numero: '19873', uf: null, tipo: null } },
      },
      { known: ['creci'] },
    ],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('an e-mail', () => {
  it.each<Row>([
    [
      'email',
      'ju duarte imóveis tudo junto arroba gmail ponto com',
      { data: { email: 'juduarteimoveis@gmail.com' } },
    ],
    ['email', 'fulana24 gmail ponto com', { data: { email: 'fulana24@gmail.com' } }],
    ['email', 'fulano arroba gmail', { data: { email: 'fulano@gmail.com' } }],
    ['email', 'ana@hotmail.com, não, perdão, é Gmail', { data: { email: 'ana@gmail.com' } }],
    ['email', 'a@x.com… desse perdi a senha, bota a@y.com', { data: { email: 'a@y.com' } }],
    ['email', 'ANA.LIMA@GMAIL.COM', { data: { email: 'ana.lima@gmail.com' } }],
    ['email', 'ana@gmail,com', { data: { email: 'ana@gmail.com' } }],
    ['email', 'ana@gmail', { data: { email: 'ana@gmail.com' } }],
    ['email', 'ana_lima@uol.com.br', { data: { email: 'ana_lima@uol.com.br' } }],
    ['email', 'meu email é ana@example.com, pode mandar', { data: { email: 'ana@example.com' } }],
    ['email', 'ana underline lima arroba uol ponto com ponto br', { data: { email: 'ana_lima@uol.com.br' } }],
    ['email', 'ana traço lima arroba gmail ponto com', { data: { email: 'ana-lima@gmail.com' } }],
    ['email', 'não tenho', {}],
    ['email', 'mailto:ana@example.com', { data: { email: 'ana@example.com' } }],
    ['email', 'é ana ponto lima arroba hotmail ponto com', { data: { email: 'ana.lima@hotmail.com' } }],
    [
      'confirmar',
      'E-mail errado e CRECI também: ana@x.com / 19873',
      {
        corrects: ['creci', 'email'],
        corrected: { email: 'ana@x.com', creci: { numero: '19873', uf: null, tipo: null } },
        data: { email: 'ana@x.com' },
      },
      { known: ['email', 'creci'] },
    ],
    [
      'regiao',
      'muda meu email pra davi@prado.com.br',
      {
        corrects: ['email'],
        corrected: { email: 'davi@prado.com.br' },
        data: { email: 'davi@prado.com.br' },
      },
      { known: ['email'] },
    ],
    [
      'confirmar',
      'o e-mail é ana@exemplo.com e tira Piedade',
      {
        corrects: ['regiao', 'email'],
        corrected: { regiao: 'Boa Viagem', email: 'ana@exemplo.com' },
        data: { email: 'ana@exemplo.com' },
      },
      { regiao: 'Piedade e Boa Viagem', known: ['email', 'regiao'] },
    ],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('a name', () => {
  it.each<Row>([
    ['nome', 'Zuleide com Z Ramos', { data: { nome: 'Zuleide Ramos' } }],
    ['nome', 'Karoline com K, Wozniak de Lima', { data: { nome: 'Karoline Wozniak de Lima' } }],
    ['nome', 'Sou Francisco Dantas', { data: { nome: 'Francisco Dantas' } }],
    ['nome', 'ANA DA SILVA', { data: { nome: 'Ana da Silva' } }],
    ['nome', 'ana da silva', { data: { nome: 'Ana da Silva' } }],
    [
      'nome',
      'não é Joana é Joanna Dark Lima',
      { corrected: { nome: 'Joanna Dark Lima' }, data: { nome: 'Joanna Dark Lima' } },
    ],
    ['nome', 'wesley borges d oliveira', { data: { nome: 'Wesley Borges de Oliveira' } }],
    ['nome', 'ivone de paula teixeira to sem oculos', { data: { nome: 'Ivone de Paula Teixeira' } }],
    [
      'nome',
      'Edvaldo Guedes e o fone 85 99217 4460',
      { data: { nome: 'Edvaldo Guedes' }, telefone: '5585992174460' },
    ],
    ['nome', 'Jairo Bittencourt falando', { data: { nome: 'Jairo Bittencourt' } }],
    ['nome', 'Como está na carteira: Marluce Cavalcanti', { data: { nome: 'Marluce Cavalcanti' } }],
    [
      'interesse',
      'Pode fazer. ROGÉRIO PACHECO, CRECI 19876',
      { data: { creci: { numero: '19876', uf: null, tipo: null }, nome: 'Rogério Pacheco' } },
    ],
    [
      'nome',
      'Marcos Vieira, 23456/SC',
      { data: { creci: { numero: '23456', uf: 'SC', tipo: null }, uf: 'SC', nome: 'Marcos Vieira' } },
    ],
    ['nome', 'Bueno com U. Osmar Tanaka Bueno', { data: { nome: 'Osmar Tanaka Bueno' } }],
    ['nome', 'perdão, Célia Reif', { data: { nome: 'Célia Reif' } }],
    ['nome', 'João dos Santos Filho', { data: { nome: 'João dos Santos Filho' } }],
    ['nome', 'Meu nome é Maria José da Silva Neta', { data: { nome: 'Maria José da Silva Neta' } }],
    ['nome', 'me chamo Davi', { data: { nome: 'Davi' }, doubtful: ['nome'] }],
    ['nome', 'não vou dizer', {}],
    ['nome', '123', {}],
    ['nome', 'Maria\nJosé', { data: { nome: 'Maria José' } }],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('a working name', () => {
  it.each<Row>([
    ['nomeGuerra', 'Assino Bia Lima', { data: { nomeGuerra: 'Bia Lima' } }],
    ['nomeGuerra', 'Me chama de noitinha', { data: { nomeGuerra: 'Noitinha' } }],
    ['nomeGuerra', 'No perfil pode usar Ray Coelho', { data: { nomeGuerra: 'Ray Coelho' } }],
    ['nomeGuerra', 'Nada criativo: Bernardo Fontes', { data: { nomeGuerra: 'Bernardo Fontes' } }],
    ['nomeGuerra', 'Giba Imóveis', { data: { nomeGuerra: 'Giba Imóveis' } }],
    ['nomeGuerra', 'o povo me chama de Zeca', { data: { nomeGuerra: 'Zeca' } }],
    ['nomeGuerra', 'no mercado sou Tati Mar', { data: { nomeGuerra: 'Tati Mar' } }],
    ['nomeGuerra', 'pode ser Bia mesmo', { data: { nomeGuerra: 'Bia' } }],
    ['nomeGuerra', 'o mesmo', { data: { nomeGuerra: 'Ana Lima' } }, { nome: 'Ana Lima' }],
    ['nomeGuerra', 'só o primeiro nome', { data: { nomeGuerra: 'Ana' } }, { nome: 'Ana Lima' }],
    ['nomeGuerra', 'Seu Tião', { data: { nomeGuerra: 'Seu Tião' } }],
    ['nomeGuerra', 'tanto faz', {}],
    [
      'regiao',
      'melhor Juninho',
      { corrects: ['nomeGuerra'], corrected: { nomeGuerra: 'Juninho' } },
      { last: ['nomeGuerra'], nome: 'Raul Dias Junior' },
    ],
    [
      'regiao',
      'na verdade prefiro Nanda',
      { corrects: ['nomeGuerra'], corrected: { nomeGuerra: 'Nanda' } },
      { last: ['nomeGuerra'], nome: 'Fernanda Reis' },
    ],
    [
      'confirmar',
      'o nome de guerra é Nanda',
      { corrects: ['nomeGuerra'], corrected: { nomeGuerra: 'Nanda' }, data: { nomeGuerra: 'Nanda' } },
      { known: ['nomeGuerra'] },
    ],
    [
      'confirmar',
      'coloca Nanda como nome de guerra',
      { corrects: ['nomeGuerra'], corrected: { nomeGuerra: 'Nanda' } },
      { known: ['nomeGuerra'] },
    ],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});

describe('a telephone', () => {
  it.each<Row>([
    ['telefone', '31 98888-1234', { telefone: '5531988881234' }],
    ['telefone', '(48) 99123-7788', { telefone: '5548991237788' }],
    ['telefone', '+55 11 91111-0004', { telefone: '5511911110004' }],
    ['telefone', '011 91111 0004', { telefone: '5511911110004' }],
    ['telefone', '91111-0004', {}],
    ['telefone', 'quatro oito nove nove um dois três sete sete oito oito', { telefone: '5548991237788' }],
    ['telefone', '3190000-2864\n2846', { telefone: '5531900002846' }],
    ['telefone', 'é fixo, 11 3333-1000', { telefone: '551133331000' }],
    ['telefone', 'não, use o 48 99123-7788', { telefone: '5548991237788' }],
    ['telefone', 'esse mesmo', {}],
    ['regiao', 'mudei de chip, agora é 31 98888-1234', { corrects: ['telefone'], telefone: '5531988881234' }],
    [
      'confirmar',
      'o telefone está com o número trocado, é 31 98888-1234',
      { corrects: ['telefone'], telefone: '5531988881234' },
    ],
    ['telefone', 'não tenho outro', {}],
  ])('at %s %j tells %j', (pending, message, wanted, over) => {
    expect(heard(pending, message, over)).toEqual(wanted);
  });
});
