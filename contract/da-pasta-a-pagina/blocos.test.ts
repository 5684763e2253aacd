import { describe, expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { tipoDoLugar } from '../cadastros/lugares-proximos.ts';
import { blocosDa } from './blocos.ts';
import { isLinkDaPagina, linksDaPagina } from './page-links.ts';
import { sectionIds } from './sections.ts';

const facts = factsOf({ ficha: wholeFicha, tabela: wholeTabela });
type Parte = NonNullable<NonNullable<(typeof facts)['ficha']>['pagamento']>[number];
const titlesOf = (known: typeof facts) =>
  sectionIds.flatMap((secao) => blocosDa(secao, known).map(({ id }) => `${secao} ${id}`));

describe('what a section tells beside its text', () => {
  it('stands in the sections of the specification, once for each thing the record has', () => {
    expect([...new Set(titlesOf(facts))]).toEqual([
      'sobre diferenciais',
      'sobre ficha',
      'sobre obra',
      'sobre perguntas',
      'sobre downloads',
      'galeria filmes',
      'plantas unidades',
      'plantas pagamento',
      'localizacao lugares',
      'localizacao mapas',
    ]);
  });

  it('is nothing where the record has nothing, and no heading stands over nothing', () => {
    expect(titlesOf(factsOf({ endereco: null }))).toEqual([]);
    for (const campo of Object.keys(wholeFicha) as (keyof typeof wholeFicha)[])
      for (const secao of sectionIds)
        for (const { linhas } of blocosDa(secao, factsOf({ ficha: { [campo]: wholeFicha[campo] } })))
          expect(linhas.length).toBeGreaterThan(0);
  });

  it('says what is left, from–to, the date of the table and its last day', () => {
    const [unidades] = blocosDa('plantas', facts);
    expect(unidades?.linhas).toEqual([
      {
        titulo: '2 dormitórios',
        nota: '12 disponíveis',
        texto: 'De R$\u00a0690.000 a R$\u00a0812.000',
      },
      { titulo: '3 suítes', nota: '1 disponível', texto: 'R$\u00a01.050.000' },
      { titulo: 'Garden', nota: 'Nenhuma disponível' },
    ]);
    expect(unidades?.nota).toBe('Tabela de janeiro de 2026. Válida até 02/03/2026. Sujeita a alteração.');
  });

  it('payment needs its own source and a dated table', () => {
    expect(blocosDa('plantas', factsOf({ ficha: wholeFicha }))).toEqual([]);
    const unsold = { ...wholeTabela, tipos: [] };
    const ids = (ficha: object) =>
      blocosDa('plantas', factsOf({ ficha, tabela: unsold })).map(({ id }) => id);
    expect(ids(wholeFicha)).toEqual(['pagamento']);
    expect(ids({ ...wholeFicha, pagamento: undefined })).toEqual([]);
  });

  it('the payment says shares and times, and what the others leave of the one part without either', () => {
    const told = (...pagamento: Parte[]) => {
      const tabela = { ...wholeTabela, tipos: [], pagamento };
      const [bloco] = blocosDa('plantas', factsOf({ ficha: { pagamento }, tabela }));
      return bloco?.linhas.map(({ titulo, texto }) => `${titulo}: ${texto}`);
    };
    const part = (parte: string, percentual: number | null, parcelas: number | null) => ({
      parte,
      percentual,
      parcelas,
    });
    const keys = part('Chaves ou financiamento', null, null);
    expect(
      told(
        part('Ato', 10, null),
        part('Parcelas mensais', null, 36),
        part('Obra', 20, 4),
        part('Sinal', 5, 1),
        keys,
      ),
    ).toEqual([
      'Ato: 10%',
      'Parcelas mensais: 36 vezes',
      'Obra: 20% em 4 parcelas',
      'Sinal: 5%',
      'Chaves ou financiamento: Restante',
    ]);
    expect(told(part('Ato', null, null), keys)).toEqual([
      'Ato: Conforme a tabela',
      'Chaves ou financiamento: Conforme a tabela',
    ]);
  });

  it('a count that an amenity tells has no row of the ficha técnica', () => {
    const rows = (amenidades: string[]) =>
      blocosDa('sobre', factsOf({ amenidades, ficha: { elevadores: 3, pavimentos: 12 } }))
        .find(({ id }) => id === 'ficha')
        ?.linhas.map(({ titulo }) => titulo);
    expect(rows(['3 elevadores, um de serviço'])).toEqual(['Pavimentos']);
    expect(rows(['Piscina'])).toEqual(['Pavimentos', 'Elevadores']);
  });

  it('the size of the ground that the text tells has no row either', () => {
    const rows = (descricao: string) =>
      blocosDa('sobre', factsOf({ descricao, ficha: { areaTerreno: '3120.00', pavimentos: 12 } }))
        .find(({ id }) => id === 'ficha')
        ?.linhas.map(({ titulo }) => titulo);
    expect(rows('Fica num terreno de 3.120,00 m², com três figueiras.')).toEqual(['Pavimentos']);
    expect(rows('Fica ao lado de um terreno de 500 m².')).toEqual(['Área do terreno', 'Pavimentos']);
  });

  it('places of many kinds stand by how far they are, a walk away, then those further on, with a kind the name does not tell', () => {
    const place = (
      lugar: string,
      distancia: number,
      medida: 'm' | 'min',
      modo: 'a-pe' | 'de-carro' | null,
    ) => ({
      lugar,
      distancia,
      medida,
      modo,
      tipo: tipoDoLugar(lugar),
    });
    const told = (...distancias: ReturnType<typeof place>[]) =>
      blocosDa('localizacao', factsOf({ endereco: null, ficha: { distancias } })).map(
        ({ titulo, linhas }) => [
          titulo,
          ...linhas.map((linha) => `${linha.titulo} ${linha.nota ?? ''}`.trim()),
        ],
      );
    const sol = { ...place('Sol', 8, 'min', 'a-pe'), tipo: 'ensino' as const };
    const near = [sol, place('Praia Azul', 180, 'm', null)];
    const far = [place('Hospital', 3100, 'm', null), place('Shopping', 5, 'min', 'de-carro')];
    expect(told(...far, ...near)).toEqual([
      ['Perto de casa', 'Praia Azul', 'Sol Ensino'],
      ['Mais adiante', 'Hospital', 'Shopping'],
    ]);
    expect(told(...near)).toEqual([['Distâncias', 'Praia Azul', 'Sol Ensino']]);
    const named = [place('Colégio Sol', 8, 'min', 'a-pe'), place('Acesso à BR-101', 600, 'm', null)];
    expect(told(...named).flat()).toEqual(['Distâncias', 'Acesso à BR-101', 'Colégio Sol']);
    expect(told(...far, place('Lago', 6, 'min', null))).toEqual([
      ['Distâncias', 'Hospital', 'Shopping', 'Lago'],
    ]);
  });

  it('a question whose answer is the place it stands in is not asked again beside its address', () => {
    const perguntas = [
      { pergunta: 'Onde fica o Solar?', resposta: 'O Solar fica no Centro.' },
      { pergunta: 'Onde fica a horta?', resposta: 'No terraço, a 12 metros do elevador.' },
    ];
    const asked = (endereco: string | null) =>
      blocosDa('sobre', factsOf({ endereco, ficha: { perguntas } }))
        .find(({ id }) => id === 'perguntas')
        ?.linhas.map(({ titulo }) => titulo);
    expect(asked('Rua das Acácias, 123')).toEqual(['Onde fica a horta?']);
    expect(asked(null)).toEqual(['Onde fica o Solar?', 'Onde fica a horta?']);
  });

  it('a line that promises is in no book advertised', () => {
    const known = factsOf({
      ficha: {
        slogan: 'Valorização garantida',
        diferenciais: ['Últimas unidades com desconto', 'Fachada ventilada'],
        perguntas: [
          { pergunta: 'Vale a pena?', resposta: 'A valorização é garantida.' },
          { pergunta: 'Há horta?', resposta: 'Sim, no térreo.' },
        ],
      },
    });
    expect(known.ficha).toEqual({
      diferenciais: ['Fachada ventilada'],
      perguntas: [{ pergunta: 'Há horta?', resposta: 'Sim, no térreo.' }],
    });
  });
});

describe('the addresses outside that a page may lead to', () => {
  it('are two maps at the record’s address, written by us, and the films, tours and files of the record', () => {
    const place = 'Rua%20das%20Ac%C3%A1cias%2C%20123%2C%20Centro%2C%20Balne%C3%A1rio%20Azul%20-%20SC';
    expect(linksDaPagina(facts)).toEqual({
      maps: `https://www.google.com/maps/search/?api=1&query=${place}`,
      waze: `https://waze.com/ul?q=${place}&navigate=yes`,
      videos: wholeFicha.videos,
      tours: wholeFicha.tours,
      downloads: wholeFicha.downloads!.map(({ endereco }) => endereco),
      fontes: [],
    });
    expect(linksDaPagina(factsOf({ endereco: null }))).toMatchObject({ maps: null, waze: null });
  });

  it('are no other, however like them', () => {
    const [video] = wholeFicha.videos!;
    expect(isLinkDaPagina(video!, facts)).toBe(true);
    for (const other of [`${video}&x=1`, `${video} `, 'https://waze.com/', 'https://www.youtube.com/'])
      expect(isLinkDaPagina(other, facts)).toBe(false);
    const odd = [
      'https://eu@youtu.be/a1b2c3d4',
      'https://youtu.be:8443/a1b2c3',
      'https://youtu.be/{{CORRETOR_NOME}}',
    ];
    expect(linksDaPagina({ ...facts, ficha: { videos: odd } }).videos).toEqual([]);
  });
});
