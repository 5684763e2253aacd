import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';
import { indexPlaces, type Place } from '../regiao/place-index.ts';
import { regionInTerritory } from '../regiao/region-in-territory.ts';

let ids = 0;
const city = (nome: string, uf: string): Place => {
  const id = ++ids;
  return { tipo: 'cidade', id, nome, onde: uf, cidadeId: id, uf };
};
/** A territory of cities alone, some of which are called like bairros elsewhere. */
const cities = [
  city('Recife', 'PE'),
  city('Jaboatão dos Guararapes', 'PE'),
  city('Olinda', 'PE'),
  city('Boa Viagem', 'CE'),
  city('Piedade', 'SP'),
  city('Nobres', 'MT'),
  city('São Paulo', 'SP'),
  city('Guarulhos', 'SP'),
];

function atRegion(uf: string, places = cities) {
  const talk = createTalk(undefined, places);
  for (const said of ['Oi', 'sim', `31045 ${uf}`, 'Ana Souza, ana@exemplo.com.br', 'Aninha']) talk.hear(said);
  return talk;
}
function atSummary(uf: string, regiao: string) {
  const talk = atRegion(uf);
  for (const said of [regiao, 'de 300 a 800 mil', 'pular']) talk.hear(said);
  expect(talk.session.pergunta).toBe('confirmar');
  return talk;
}
type Talk = ReturnType<typeof createTalk>;
const covered = ({ session }: Talk) =>
  session.memoria.lugares?.map(({ nome, onde }) => `${nome}/${onde}`) ?? [];
const unknown = ({ session }: Talk) => session.memoria.foraDoTerritorio ?? [];

describe('a place told with its city, where the territory has no bairros', () => {
  it.each([
    [
      'Boa Viagem em Recife, não no Ceará, e Piedade em Jaboatão',
      ['Boa Viagem', 'Piedade'],
      ['Recife/PE', 'Jaboatão dos Guararapes/PE'],
    ],
    ['Boa Viagem, no Recife', ['Boa Viagem'], ['Recife/PE']],
    ['Boa Viagem e Pina em Recife', ['Boa Viagem', 'Pina'], ['Recife/PE']],
    ['Piedade que fica em Jaboatão', ['Piedade'], ['Jaboatão dos Guararapes/PE']],
  ])('is noted, and the city is covered, never a town of that name: %j', (said, names, lugares) => {
    for (const uf of ['PE', 'CE', 'SP']) {
      const talk = atRegion(uf);
      talk.hear(said);
      expect(covered(talk)).toEqual(lugares);
      expect(unknown(talk)).toEqual(names);
      for (const name of [...names, ...lugares.map((each) => each.split('/')[0]!)])
        expect(talk.session.regiaoTrabalho).toContain(name);
    }
  });

  it('is noted with a city that the territory has not', () => {
    const talk = atRegion('PR');
    talk.hear('Centro de Curitiba');
    expect(covered(talk)).toEqual([]);
    expect(talk.session.regiaoTrabalho).toBe('Centro e Curitiba');
  });

  it('says so beside another answer as well', () => {
    const talk = createTalk(undefined, cities);
    for (const said of ['Oi', 'atendo Boa Viagem e Pina', 'sim']) talk.hear(said);
    talk.hear('12345 PE. Boa Viagem é o bairro do Recife, não é outra cidade');
    expect(talk.session).toMatchObject({ creci: '12345', ufCreci: 'PE', pergunta: 'contato' });
    expect(covered(talk)).toEqual(['Recife/PE']);
    expect(unknown(talk)).toEqual(['Boa Viagem', 'Pina']);
  });

  it.each(['Piedade é bairro de Jaboatão', 'ah, Piedade fica em Jaboatão'])('and later: %j', (said) => {
    const talk = atSummary('SP', 'Piedade');
    expect(covered(talk)).toEqual(['Piedade/SP']);
    talk.hear(said);
    expect(covered(talk)).toEqual(['Jaboatão dos Guararapes/PE']);
  });
});

describe('places that are refused', () => {
  it.each(['Ceará e São Paulo não!', 'São Paulo não', 'Guarulhos e Olinda não.'])(
    'are not the region: %j',
    (said) => {
      const talk = atRegion('PE');
      talk.hear(said);
      expect(talk.session).toMatchObject({ regiaoTrabalho: null, pergunta: 'regiao' });
      const later = atSummary('PE', 'Recife e Jaboatão dos Guararapes');
      later.hear(said);
      expect(later.session.regiaoTrabalho).toBe('Recife e Jaboatão dos Guararapes');
      expect(later.effects).not.toContain('criar-corretor');
    },
  );

  it.each([
    ['Recife. Ceará e São Paulo não!', 'Recife'],
    ['Recife, não em Olinda', 'Recife'],
    ['Recife e Olinda, mas não no Ceará', 'Recife e Olinda'],
  ])('leave those told beside them: %j → %s', (said, regiao) => {
    const talk = atRegion('PE');
    talk.hear(said);
    expect(talk.session.regiaoTrabalho).toBe(regiao);
  });
});

describe('a zone and its city', () => {
  it.each([
    [
      'guarulhos e um poco da zn de sp',
      'Guarulhos e Zona Norte de São Paulo',
      ['Guarulhos/SP', 'São Paulo/SP'],
    ],
    ['zona norte de sp', 'Zona Norte de São Paulo', ['São Paulo/SP']],
    [
      'guarulhos e uma parte da zl de são paulo',
      'Guarulhos e Zona Leste de São Paulo',
      ['Guarulhos/SP', 'São Paulo/SP'],
    ],
    ['um pouquinho da zs de sp', 'Zona Sul de São Paulo', ['São Paulo/SP']],
  ])('are both kept: %j → %s', (said, regiao, lugares) => {
    const talk = atRegion('SP');
    talk.hear(said);
    expect(talk.session.regiaoTrabalho).toBe(regiao);
    expect(covered(talk)).toEqual(lugares);
  });

  it('the zone is called one where the territory has it', () => {
    const sp = cities.find(({ nome }) => nome === 'São Paulo')!;
    const zone: Place = { ...sp, tipo: 'zona', id: 900, nome: 'Norte', onde: 'São Paulo/SP' };
    const talk = atRegion('SP', [...cities, zone]);
    talk.hear('zona norte de sp');
    expect(talk.session.regiaoTrabalho).toBe('Zona Norte de São Paulo');
    expect(covered(talk)).toEqual(['Norte/São Paulo/SP']);
    const index = indexPlaces([...cities, zone]);
    const said = { text: 'guarulhos e zona norte', read: null, uf: 'SP' };
    expect(regionInTerritory(index, said)).toBe('Guarulhos e Zona Norte');
  });
});

describe('the weather', () => {
  it.each([
    'hoje tá um calor em Recife que Deus me livre, aí também tá assim?',
    'nossa que chuva em Olinda agora',
    'tô no trânsito em Recife, um minuto',
  ])('is no region: %j', (said) => {
    const talk = atRegion('PE');
    talk.hear(said);
    expect(talk.session).toMatchObject({ regiaoTrabalho: null, pergunta: 'regiao' });
  });

  it('hides none that is told beside it', () => {
    const talk = atRegion('PE');
    talk.hear('que calor em Recife hoje! Atendo Olinda');
    expect(covered(talk)).toEqual(['Olinda/PE']);
  });
});

describe('what bairros are like', () => {
  it.each([
    'Os bairros são nobres',
    'são bairros nobres',
    'os bairros são muito bons',
    'trabalho em bairros nobres',
  ])('names no place: %j', (said) => {
    const talk = atRegion('MT');
    talk.hear(said);
    expect(talk.session).toMatchObject({ regiaoTrabalho: null, pergunta: 'regiao' });
    const later = atSummary('PE', 'Recife');
    later.hear(said);
    expect(later.session.regiaoTrabalho).toBe('Recife');
  });

  it('nor hides where they are, nor the town that is called so', () => {
    const talk = atRegion('PE');
    talk.hear('trabalho em bairros nobres de Recife');
    expect(talk.session.regiaoTrabalho).toBe('Recife');
    const there = atRegion('MT');
    there.hear('Nobres');
    expect(covered(there)).toEqual(['Nobres/MT']);
  });
});

describe('a bairro where a working name is asked for', () => {
  const recife = cities[0]!;
  const bairro = (nome: string): Place => ({
    ...recife,
    tipo: 'bairro',
    id: ++ids + 1000,
    nome,
    onde: 'Recife/PE',
  });
  const withBairros = [...cities, bairro('Boa Viagem'), bairro('Pina')];
  function atName(places = withBairros) {
    const talk = createTalk(undefined, places);
    for (const said of ['Oi', 'sim', '31045 PE', 'Ana Souza, ana@exemplo.com.br']) talk.hear(said);
    return talk;
  }

  it.each(['Boa Viagem', 'Boa Viagem e Pina', 'pina e boa viagem'])(
    'is the region, and the name is asked for again: %j',
    (said) => {
      const talk = atName();
      const [answer] = talk.hear(said);
      expect(answer!.texto).toContain('região *');
      expect(talk.session).toMatchObject({ nomeGuerra: null, pergunta: 'nomeGuerra' });
      expect(covered(talk)).toContain('Boa Viagem/Recife/PE');
    },
  );

  it('is so without a territory, where everybody knows it', () => {
    const talk = atName([]);
    talk.hear('Barra da Tijuca');
    expect(talk.session).toMatchObject({ regiaoTrabalho: 'Barra da Tijuca', nomeGuerra: null });
  });

  it('that may be a name is asked about', () => {
    const talk = atName();
    expect(talk.says('Pina')).toEqual(['confirma_dado']);
    expect(talk.session.nomeGuerra).toBeNull();
    talk.hear('sim');
    expect(talk.session).toMatchObject({ nomeGuerra: 'Pina', pergunta: 'regiao' });
  });

  it('and is the name where it stands with another word', () => {
    const talk = atName();
    talk.hear('Aninha Pina');
    expect(talk.session).toMatchObject({ nomeGuerra: 'Aninha Pina', regiaoTrabalho: null });
  });
});
