import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';
import type { Place } from '../regiao/place-index.ts';

let ids = 0;
const places: Place[] = [];
function city(nome: string, uf: string, ...bairros: string[]): void {
  const id = ++ids;
  places.push({ tipo: 'cidade', id, nome, onde: uf, cidadeId: id, uf });
  for (const bairro of bairros)
    places.push({ tipo: 'bairro', id: ++ids, nome: bairro, onde: `${nome}/${uf}`, cidadeId: id, uf });
}
city('Recife', 'PE', 'Boa Viagem', 'Pina', 'Casa Forte', 'Espinheiro');
city('Piedade', 'SP');
city('Belo Horizonte', 'MG', 'Savassi', 'Lourdes', 'Centro');
city('São Paulo', 'SP', 'Moema', 'Pinheiros', 'Vila Madalena');
city('Campinas', 'SP', 'Cambuí', 'Taquaral');
city('Florianópolis', 'SC', 'Itacorubi', 'Trindade');

/** Somebody of a state who is asked for the region. */
function atRegion(uf: string) {
  const talk = createTalk(undefined, places);
  for (const said of ['Oi', 'sim', `31045 ${uf}`, 'Ana Souza, ana@exemplo.com.br', 'Aninha']) talk.hear(said);
  expect(talk.session.pergunta).toBe('regiao');
  return talk;
}
/** Somebody who has told this region and sees the summary. */
function atSummary(uf: string, regiao: string) {
  const talk = atRegion(uf);
  for (const said of [regiao, 'de 300 a 800 mil', 'pular']) talk.hear(said);
  expect(talk.session.pergunta).toBe('confirmar');
  return talk;
}
const covered = ({ session }: ReturnType<typeof createTalk>) =>
  session.memoria.lugares?.map(({ nome }) => nome);

describe('a question at the summary changes nothing', () => {
  it.each([
    'por que na cobertura não apareceu o funcionários e o santo agostinho',
    'essa Lourdes é a de BH?',
    'por que só Savassi? cadê Lourdes e Centro?',
    'pq não pôs o Centro',
    'ué, cadê o Centro que eu falei?',
    'porque não apareceu o Centro',
    'e o Centro?',
    'o Centro não entrou??',
    'qual Lourdes é essa',
    'sim, mas cadê o Centro?',
    'o e-mail ficou beltrana@exemplo.com.br?',
    'e se eu vender um apartamento no Sion eu não vou receber cliente de lá então',
    'vocês têm empreendimento no Sion',
    'e se aparecer um cliente no Belvedere',
    'tem lançamento no Sion',
  ])('%j', (said) => {
    const talk = atSummary('MG', 'Savassi, Lourdes, Funcionários e Santo Agostinho');
    const { regiaoTrabalho, email, precoMaximo } = talk.session;
    talk.hear(said);
    expect(talk.session).toMatchObject({ regiaoTrabalho, email, precoMaximo, pergunta: 'confirmar' });
    expect(talk.effects).not.toContain('criar-corretor');
  });

  it('while an order put as a question is one', () => {
    const talk = atSummary('MG', 'Savassi e Lourdes');
    talk.hear('pode trocar Lourdes por Centro?');
    expect(talk.session.regiaoTrabalho).toBe('Savassi e Centro');
    talk.hear('dá pra incluir Lourdes também?');
    expect(talk.session.regiaoTrabalho).toBe('Savassi, Centro e Lourdes');
  });

  it('and is answered: what the territory has not, where a place lies, whether to add one', () => {
    const talk = atSummary('MG', 'Savassi, Lourdes e Funcionários');
    const [outside] = talk.hear('por que não apareceu Funcionários?');
    expect(outside!.texto).toContain('*Funcionários*');
    expect(outside!.texto).toContain('território');
    expect(talk.hear('essa Lourdes é a de BH?')[0]!.texto).toContain('*Lourdes (Belo Horizonte/MG)*');
    expect(talk.says('cadê o Centro?')).toEqual(['incluir_lugar']);
    expect(talk.says('sim').at(-1)).toBe('resumo');
    expect(covered(talk)).toEqual(['Savassi', 'Lourdes', 'Centro']);
    expect(talk.effects).not.toContain('criar-corretor');
  });

  it('a no to adding it leaves the region, and the summary open', () => {
    const talk = atSummary('MG', 'Savassi');
    talk.hear('cadê o Centro?');
    expect(talk.says('não')).toEqual(['pedir_confirmar']);
    expect(talk.session.regiaoTrabalho).toBe('Savassi');
  });
});

describe('a correction of the region changes what it names', () => {
  it.each([
    ['não é Casa Forte, é Espinheiro', 'Boa Viagem e Espinheiro'],
    ['A região está errada. Troca Boa Viagem por Espinheiro', 'Casa Forte e Espinheiro'],
    ['Tá errado. No lugar de Boa Viagem, Espinheiro', 'Casa Forte e Espinheiro'],
    ['Boa Viagem está certo mas Casa Forte não', 'Boa Viagem'],
    ['Pensando bem, Boa Viagem não.', 'Casa Forte'],
    ['Boa Viagem não. Agora estou só em Pina', 'Pina'],
    ['esqueci do Pina! Atendo também Pina', 'Boa Viagem, Casa Forte e Pina'],
    ['na região muda pra Pina e Espinheiro', 'Pina e Espinheiro'],
    ['a região não é essa, é Pina', 'Pina'],
    ['troca Boa Viagem e Casa Forte por Pina', 'Pina'],
    ['tira Boa Viagem e Casa Forte, coloca Pina', 'Pina'],
    ['troca Moema por Pina', 'Boa Viagem, Casa Forte e Pina'],
  ])('%j → %s', (said, regiao) => {
    const talk = atSummary('PE', 'Boa Viagem e Casa Forte');
    talk.hear(said);
    expect(talk.session.regiaoTrabalho).toBe(regiao);
  });

  it.each([
    ['Boa Viagem, Pina e Espinheiro no lugar do Casa Forte', 'Boa Viagem, Pina e Espinheiro'],
    ['Espinheiro no lugar do Casa Forte, Pina e Boa Viagem', 'Boa Viagem, Pina e Espinheiro'],
    ['é Boa Viagem, Espinheiro no lugar do Casa Forte e Pina', 'Boa Viagem, Pina e Espinheiro'],
    ['põe Espinheiro em vez de Casa Forte, e mantém Pina e Boa Viagem', 'Boa Viagem, Pina e Espinheiro'],
    ['Espinheiro no lugar do Casa Forte. Boa Viagem e Pina ficam', 'Boa Viagem, Pina e Espinheiro'],
    ['bota Espinheiro no lugar de Pina e Casa Forte', 'Boa Viagem e Espinheiro'],
    ['o bairro é Espinheiro e não Casa Forte', 'Boa Viagem, Pina e Espinheiro'],
    ['os bairros são Pina e Espinheiro, não Casa Forte', 'Pina e Espinheiro'],
  ])('of three, and drops no third: %j → %s', (said, regiao) => {
    const talk = atSummary('PE', 'Boa Viagem, Pina e Casa Forte');
    talk.hear(said);
    expect(talk.session.regiaoTrabalho).toBe(regiao);
  });

  it('also where another name stands for it in the first list', () => {
    const talk = atRegion('PE');
    talk.hear('Pina no lugar do Espinheiro, Boa Viagem e Casa Forte');
    expect(covered(talk)).toEqual(['Pina', 'Boa Viagem', 'Casa Forte']);
  });

  it.each([
    ['o bairro é Espinheiro e não Pina, e o valor é de 300 a 500 mil', 'Boa Viagem e Espinheiro'],
    ['ah, e Espinheiro também. de 300 a 500 mil', 'Boa Viagem, Pina e Espinheiro'],
    ['troca Pina por Casa Forte que eu errei, e é de 300 a 500 mil', 'Boa Viagem e Casa Forte'],
    ['300 a 500 mil, e esqueci Casa Forte nos bairros, viu', 'Boa Viagem, Pina e Casa Forte'],
  ])('beside the price that was asked for: %j → %s', (said, regiao) => {
    const talk = atRegion('PE');
    talk.hear('Boa Viagem e Pina');
    talk.hear(said);
    expect(talk.session).toMatchObject({
      regiaoTrabalho: regiao,
      precoMaximo: '500000.00',
      pergunta: 'foto',
    });
  });

  it.each([
    ['faltou Casa Forte na minha região. e a foto meu neto manda depois', 'Boa Viagem, Pina e Casa Forte'],
    ['troca Pina por Casa Forte que eu errei, foto mando amanhã', 'Boa Viagem e Casa Forte'],
    ['na verdade os bairros são Pina e Espinheiro, não Boa Viagem. a foto mando depois', 'Pina e Espinheiro'],
    ['esqueci de falar, atendo Espinheiro também. a foto mando depois', 'Boa Viagem, Pina e Espinheiro'],
    ['errei os bairros, é Pina e Casa Forte. pode pular a foto', 'Pina e Casa Forte'],
  ])('at the photo, which is put off in the same breath: %j → %s', (said, regiao) => {
    const talk = atRegion('PE');
    for (const each of ['Boa Viagem e Pina', '300 a 500 mil']) talk.hear(each);
    expect(talk.says(said)).toEqual(['resumo']);
    expect(talk.session.regiaoTrabalho).toBe(regiao);
  });

  it.each([
    'o e-mail é nova@exemplo.com e o bairro é Espinheiro e não Casa Forte',
    'o email é nova@exemplo.com e bota Espinheiro no lugar do Casa Forte',
    'troca Casa Forte por Espinheiro e o email por nova@exemplo.com',
    'tira Casa Forte, põe Espinheiro. ah e o email certo é nova@exemplo.com',
    'nova@exemplo.com é o email, e Espinheiro em vez de Casa Forte',
  ])('beside the address: both are mended, at the summary and at the photo: %j', (said) => {
    const atPhoto = atRegion('PE');
    for (const each of ['Boa Viagem e Casa Forte', '300 a 500 mil']) atPhoto.hear(each);
    for (const talk of [atSummary('PE', 'Boa Viagem e Casa Forte'), atPhoto]) {
      talk.hear(said);
      expect(talk.session).toMatchObject({
        regiaoTrabalho: 'Boa Viagem e Espinheiro',
        email: 'nova@exemplo.com',
      });
    }
  });

  it.each(['e um pouco em Espinheiro', 'às vezes espinheiro', 'de vez em quando Espinheiro também'])(
    'what is worked in now and then joins it: %j',
    (said) => {
      for (const talk of [atSummary('PE', 'Boa Viagem e Pina'), atRegion('PE')]) {
        if (talk.session.pergunta === 'regiao') talk.hear('Boa Viagem e Pina');
        talk.hear(said);
        expect(talk.session.regiaoTrabalho).toBe('Boa Viagem, Pina e Espinheiro');
      }
    },
  );

  it('beside a price, at the photo: both are taken', () => {
    const talk = atRegion('PE');
    for (const said of ['Boa Viagem', '300 a 500 mil']) talk.hear(said);
    talk.hear(
      'Pensando bem, Boa Viagem não. Agora estou só em Casa Forte, e o preço subiu: 800 mil a 2 milhões',
    );
    expect(talk.session).toMatchObject({
      regiaoTrabalho: 'Casa Forte',
      precoMinimo: '800000.00',
      precoMaximo: '2000000.00',
    });
  });
});

describe('the places of a region', () => {
  it.each([
    [
      'PE',
      'minha area é boa viajem e pina, no resife. as vezes faço um favor em piedade',
      ['Boa Viagem', 'Pina'],
    ],
    ['PE', 'trabalho em boa viajem e pina mas pouco em piedade', ['Boa Viagem', 'Pina']],
    ['SP', 'moema, pinheros e vila madalena mas pouco', ['Moema', 'Pinheiros', 'Vila Madalena']],
    ['SC', 'itacorubí e trindadi em floripa', ['Itacorubi', 'Trindade']],
    ['PE', 'trabalho em boa viagem e pina, às vezes espinheiro', ['Boa Viagem', 'Pina', 'Espinheiro']],
    ['PE', 'Boa Viagem e raramente Casa Forte, e um pouco em Pina', ['Boa Viagem', 'Casa Forte', 'Pina']],
    ['PE', 'mais em Pina, vez ou outra Espinheiro', ['Pina', 'Espinheiro']],
  ])('of %s, %j: none is lost, and no town of another state is meant', (uf, said, names) => {
    const talk = atRegion(uf);
    talk.hear(said);
    expect(covered(talk)).toEqual(names);
  });

  it('a town of another state stands where its state is said', () => {
    const talk = atRegion('PE');
    talk.hear('Pina e Piedade/SP');
    expect(covered(talk)).toEqual(['Pina', 'Piedade']);
  });

  it.each([
    'Cambuí e Taquaral em Campinas',
    'Cambuí e Taquaral, em Campinas',
    'Cambuí e Taquaral aqui em Campinas',
  ])('%j: the city that says where is none of them', (said) => {
    const talk = atRegion('SP');
    talk.hear(said);
    expect(talk.session.regiaoTrabalho).toBe('Cambuí e Taquaral');
  });

  it('what the territory has not is said by name, and kept', () => {
    const talk = atRegion('MG');
    const [first] = talk.hear('Savassi, Funcionários e Santo Agostinho');
    expect(first!.texto).toContain('*Funcionários* e *Santo Agostinho*');
    expect(talk.session.regiaoTrabalho).toBe('Savassi, Funcionários e Santo Agostinho');
    talk.hear('de 300 a 800 mil');
    talk.hear('pular');
    const [summary] = talk.hear('tira Funcionários e Santo Agostinho');
    expect(summary!.chave).toBe('resumo');
  });
});

describe('a town of another state that shares its name with a bairro', () => {
  city('Boa Vista do Norte', 'CE');
  city('Olinda', 'PE');

  it('is not covered by somebody of another state: it is told as not found', () => {
    const talk = atSummary('PE', 'Boa Vista do Norte e Olinda');
    expect(covered(talk)).toEqual(['Olinda']);
    expect(talk.session.regiaoTrabalho).toContain('Boa Vista do Norte');
    expect(covered(atSummary('PE', 'Boa Vista do Norte'))).toBeUndefined();
  });

  it('is, where the state is said, and to somebody of that state', () => {
    expect(covered(atSummary('PE', 'Boa Vista do Norte/CE e Olinda'))).toEqual([
      'Boa Vista do Norte',
      'Olinda',
    ]);
    expect(covered(atSummary('CE', 'Boa Vista do Norte'))).toEqual(['Boa Vista do Norte']);
  });

  it('nor where the region was told before the registration', () => {
    const talk = createTalk(undefined, places);
    for (const said of ['Oi', 'quero sim, trabalho em Boa Vista do Norte e Olinda', '8452 PE'])
      talk.hear(said);
    expect(covered(talk)).toEqual(['Olinda']);
  });
});
