import { describe, expect, it } from 'vitest';
import { saidIn } from '#tests/fixtures/typed-sheet.ts';

const head = 'Edifício Serra Alta\n\nO Edifício Serra Alta tem apartamentos de 62 m² a 88 m².\n';
const saidOf = (text: string, ...campos: string[]) => saidIn(null, [`${head}\n${text}`], ...campos);

describe('where a firm sits is no rival of where the building will stand', () => {
  const own = 'Localização: Rua Bento Viana, 77, Setor Sul.';
  it.each([
    'Abraço,\nAv. Goiás Velha, 1.400, cj. 902 - Goiânia/GO\n(62) 5555-0909',
    'Gerência,\nRua Sete Quedas, 30, sala 2 - Goiânia/GO\n(62) 5555-0909',
    'Até logo,\nRua Sete Quedas, 3.000, Setor Oeste - Goiânia/GO\nFone (62) 5555-7474',
    'Abraços,\nAv. Goiás Velha, 55, 4º andar - Goiânia/GO\n(62) 5555-1313',
    'Atenciosamente,\nAv. Goiás Velha, 30, loja 4 - Goiânia/GO\n(62) 5555-1313',
  ])('%s', (line) => {
    expect(saidOf(`${own}\n\n${line}`, 'endereco')).toEqual(['Rua Bento Viana, 77']);
  });

  it('another street of nobody’s is', () => {
    const text =
      'Terreno na Rua Bento Viana, 77, Goiânia - GO.\n\nTerreno na Rua Sete Quedas, 55, Goiânia - GO.';
    expect(saidOf(text, 'endereco')).toEqual(['asked']);
  });
});

describe('the bairro behind the building’s own street', () => {
  it('is stated where the folder says it again', () => {
    const text =
      'Localização: Rua Bento Viana, 77, Vila Aurora.\n\nA Vila Aurora é bairro de casas.\nFica em Goiânia - GO.';
    expect(saidOf(text, 'bairro')).toEqual(['Vila Aurora']);
  });

  it('is asked where it is said once without its city', () => {
    expect(
      saidOf('Localização: Rua Bento Viana, 77, Aurora.\n\nFica em Goiânia - GO.', 'bairro'),
    ).not.toEqual(['Aurora']);
  });
});

describe('whoever is said to incorporate does', () => {
  it.each([
    [
      'Quem incorpora é a Erva Doce Empreendimentos. Quem constrói é a Rio Fundo Engenharia.',
      'Erva Doce Empreendimentos',
    ],
    ['Erva Doce Empreendimentos, incorporação\nConstrutora Rio Fundo, obra', 'Erva Doce Empreendimentos'],
    ['Incorporação e construção da Erva Doce Engenharia', 'Erva Doce Engenharia'],
    [
      'A incorporadora somos nós, a Erva Doce Incorporações. Obra da Construtora Rio Fundo.',
      'Erva Doce Incorporações',
    ],
  ])('%s', (text, firm) => {
    expect(saidOf(text, 'incorporadora')).toEqual([firm]);
  });

  it('two that are called so are a question', () => {
    expect(saidOf('ERVA DOCE INCORPORADORA\n\nRIO FUNDO INCORPORADORA', 'incorporadora')).toEqual(['asked']);
  });
});

describe('homes of before and of other buildings are no rival of those sold', () => {
  it.each([
    'Emitida em 03/11, substitui a R01 (que indicava 156 unidades)',
    'No Solar Nobre foram 320 apartamentos.',
    'Também fizemos: Solar Nobre (600 unidades).',
    'Eram 150 apartamentos no primeiro projeto.',
  ])('%s', (line) => {
    expect(saidOf(`São 160 apartamentos.\n\n${line}`, 'totalUnidades')).toEqual([160]);
  });
});

describe('a developer’s name ends where another’s part begins, and is no paper', () => {
  it.each([
    ['Incorporadora Erva Doce Habitacional Projeto de Lina Prado', 'Erva Doce Habitacional'],
    ['MEMORIAL DE INCORPORAÇÃO - EXTRATO PARA CONSULTA\nIncorporadora: Erva Doce Ltda.', 'Erva Doce Ltda.'],
  ])('%s', (text, firm) => {
    expect(String(saidOf(text, 'incorporadora')[0]).replace(/^Incorporadora /, '')).toBe(firm);
  });
});
