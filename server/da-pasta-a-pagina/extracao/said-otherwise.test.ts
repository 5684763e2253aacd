import { describe, expect, it } from 'vitest';
import { said, saidIn } from '#tests/fixtures/typed-sheet.ts';

describe('a figure is a question where the next words say another', () => {
  it('homes without the parking space that each has', () => {
    const text =
      'Os apartamentos têm 40 m² e 62 m². Cada apartamento terá uma vaga, exceto os de 40 m², que não têm.';
    expect(said(text, 'vagasMin')).toEqual(['asked']);
  });

  it('a third bedroom', () => {
    const text =
      'As casas Ipê têm 2 quartos e 51 m².\nAs casas Jacarandá têm 60 m², acrescidas de um terceiro quarto.';
    expect(said(text, 'dormitoriosMax')).toEqual(['asked']);
  });

  it('an area in words that goes on without its unit', () => {
    const text =
      'Doze têm dois quartos e oitenta e oito metros quadrados;\nos outros dez, três quartos e cento e vinte e um.';
    expect(said(text, 'areaMax')).toEqual(['asked']);
  });
});

it('a home told with a larger room has the area behind it', () => {
  const text =
    'São duas plantas: de dois dormitórios, com 58 m²; e de dois dormitórios com sala ampliada, com 66,5 m².';
  expect(said(text, 'areaMin', 'areaMax')).toEqual(['58', '66.5']);
});

it('what a site offers besides is not for sale here', () => {
  const text = `
Os apartamentos do Ninho Verde têm 31 m² e 44 m² privativos.

Você também pode gostar: Apto 3 dorm. no Centro 92 m² R$ 515.000`;
  expect(said(text, 'areaMax')).toEqual(['44']);
});

it('a sales gallery has an address of its own', () => {
  const text = 'Sales gallery: Rua Vila Alta, 930, Santa Efigênia, Belo Horizonte MG\nopen every day';
  expect(said(text, 'bairro')).toEqual([null]);
});

describe('homes counted', () => {
  it('one kind beside the other are not those of the first', () => {
    const sheet = `
                    Mar Suites       Skyline         Mansion
   Privativa        148 m²           254 m²          511 m²
   Unidades         36               18              2`;
    expect(said(sheet, 'totalUnidades')).toEqual([null]);
  });

  it('in the words of contracts, sheets and letters', () => {
    const counts: [string, number][] = [
      ['Um pequeno edifício de dezenove apartamentos para quem quer sossego.', 19],
      ['Total de unidades autônomas: 113', 113],
      ['São 48 casas térreas em condomínio fechado.', 48],
      ['O prédio tem torre única, num total de 32 (trinta e duas) unidades residenciais e 3 salas.', 32],
      ['À beira do lago, um condomínio só de trinta e seis casas.', 36],
    ];
    for (const [text, count] of counts) expect(said(text, 'totalUnidades'), text).toEqual([count]);
  });
});

it('delivery is told by its keys and by when the works will be finished', () => {
  expect(said('As chaves são pra fevereiro de 2029.', 'dataEntrega')).toEqual(['2029-02']);
  const work = 'As obras serão concluídas até o dia 30 de novembro de 2028, salvo força maior.';
  expect(said(work, 'dataEntrega')).toEqual(['2028-11-30']);
});

it('who drew the building is told in sentences', () => {
  const drawnBy = (text: string) => said(text, 'arquitetura')[0];
  expect(drawnBy('O edifício foi desenhado por Ana Ruivo Lima, arquiteta que estudou fora.')).toEqual([
    'Ana Ruivo Lima',
  ]);
  expect(drawnBy('A arquiteta Ana Ruivo desenhou o prédio em torno da mangueira.')).toEqual(['Ana Ruivo']);
  expect(drawnBy('Projeto: Linha Clara Arquitetura')).toEqual(['Linha Clara Arquitetura']);
  expect(drawnBy('architecture: Ateliê Buriti')).toEqual(['Ateliê Buriti']);
});

describe('a developer', () => {
  it('is no company that has the building’s name', () => {
    const book = ['CARDUME\n\nmorar junto', 'O Cardume tem 60 studios. Cardume VA SPE Ltda.'];
    expect(saidIn(null, book, 'incorporadora')[0]).not.toBe('Cardume');
  });

  it('is called as the book calls it', () => {
    const text = 'Developed by MARÉ SUL     Incorporação: Maré Sul Empreendimentos Turísticos';
    expect(String(said(text, 'incorporadora')[0])).toMatch(/^maré sul$/i);
  });
});

describe('no parking spaces', () => {
  it('are none where a building has none', () => {
    const text = 'Torre única com 60 apartamentos.\nO edifício não dispõe de vagas de garagem.';
    expect(said(text, 'vagasMin', 'vagasMax')).toEqual([0, 0]);
  });

  it('say nothing of the others where only some have none', () => {
    const text = 'Os apartamentos têm 2 vagas. O studio não tem vaga de garagem.';
    expect(said(text, 'vagasMax')).toEqual([2]);
  });
});

it('developers in partnership are named together', () => {
  expect(said('A joint venture by        ARAÇÁ  +  PITANGA', 'incorporadora')[0]).toBe('ARAÇÁ + PITANGA');
  const three =
    'O empreendimento reúne três incorporadoras: Araçá, Pedra Sete e Pitanga. Cada uma tem um terço.';
  expect(said(three, 'incorporadora')[0]).toBe('Araçá, Pedra Sete e Pitanga');
});

it('a heading set with stars says the bairro and its city', () => {
  const text = 'JARDIM ARAÇÁ  ★  ANÁPOLIS - GO\nAPTOS 2 QUARTOS COM SACADA\nRUA 7, 40 - JARDIM ARAÇÁ';
  expect(said(text, 'cidade', 'dormitoriosMax')).toEqual(['Anápolis', 2]);
});
