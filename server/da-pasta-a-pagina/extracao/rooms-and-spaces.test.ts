import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

describe('bedrooms', () => {
  it.each([
    ['Apartamentos de 2 a 3 dormitórios', 2, 3],
    ['2 ou 3 qtos.', 2, 3],
    ['1, 2 e 3 dorms.', 1, 3],
    ['Plantas de um a três quartos', 1, 3],
    ['3 dts sendo 1 suíte', 3, 3],
    ['2 qts c/ suíte', 2, 2],
    ['3 qrts, 2 banheiros', 3, 3],
    ['3 amplos dormitórios', 3, 3],
    ['4 espaçosas suítes', 4, 4],
    ['2Q e 3Q', 2, 3],
    ['Apês 2/4 e 3/4 com suíte', 2, 3],
    ['Aptos 2/4. Nascente.', 2, 2],
    ['Quantos quartos? Um ou dois. Não há opção de três.', 1, 2],
    ['Quartos? De 2 a 3.', 2, 3],
    ['Dormitórios .......... 2 e 3', 2, 3],
    ['Dorms.: 3', 3, 3],
    ['Apartamentos de 2 dormitórios (uma suíte) ou 3 suítes', 2, 3],
    ['Apartamento tipo: 1 suíte + 2 quartos', 3, 3],
    ['Casas com suíte mais dois quartos', 3, 3],
    ['2 quartos nos finais 1 e 2, 3 nos demais', 2, 3],
    ['03 (três) quartos e 02 (duas) vagas', 3, 3],
    ['área real total de 88,12 m², com 02 (dois) quartos', 2, 2],
    ['70 apartamentos no total, de 2 quartos', 2, 2],
    ['Cada um com cento e dez metros quadrados, três suítes e lavabo', 3, 3],
    ['3\nSUÍTES', 3, 3],
    ['2 dormitório(s)', 2, 2],
    ['Obras entregues: Saint Hilaire (5 suítes)', null, null],
    ['No Moinho, nosso próximo lançamento, teremos 1 e 2 dorms.', null, null],
    ['Condomínio fechado de lotes\nConstrua sua casa de até 3 suítes', null, null],
    ['Loteamento Sol\nHá projeto-modelo de casa com 2 suítes', null, null],
    ['O antigo hotel de 164 quartos', null, null],
  ])('%s', (text, least, most) => {
    expect(said(text, 'dormitoriosMin', 'dormitoriosMax')).toEqual([least, most]);
  });

  it('two under one heading are bedrooms and suites', () => {
    const table = `
ap    dorm/st   m² priv   gar    total
201   3 / 1     94,10     2      742.600,00
302   3 / 3     118,75    2      936.000,00
501   4 / 4     201,40    4      1.870.000,00`;
    expect(said(table, 'dormitoriosMin', 'dormitoriosMax', 'suitesMin', 'vagasMin', 'vagasMax')).toEqual([
      3, 4, 1, 2, 4,
    ]);
  });
});

describe('parking spaces', () => {
  it.each([
    ['1 vg por apto', 1, 1],
    ['1, 2 ou 3 vagas', 1, 3],
    ['vgs: 1, 2 ou 3', 1, 3],
    ['Gar.: 2', 2, 2],
    ['Vagas de garagem ........ 2', 2, 2],
    ['Vagas | 1 ou 2', 1, 2],
    ['Garagem para 2 carros', 2, 2],
    ['Garagem: 2 autos', 2, 2],
    ['Abrigo p/ 2 veículos', 2, 2],
    ['2 boxes de garagem', 2, 2],
    ['duas boas vagas', 2, 2],
    ['uma única vaga', 1, 1],
    ['3 vagas paralelas', 3, 3],
    ['01 (uma) vaga de garagem descoberta de 11,50 m²', 1, 1],
    ['1 vaga / apto, 2 p/ os de 77 m²', 1, 2],
    ['1 vaga por apartamento e duas nas coberturas', 1, 2],
    ['Todas as unidades com 1 vaga, exceto as de 110 m², que têm 2.', 1, 2],
    ['Uma vaga por unidade; nas coberturas, três.', 1, 3],
    ['Vagas vinculadas: 1 (61 e 78 m²) e 2 (102 m²).', 1, 2],
    ['Garagem: 1 carro (térreo) e 2 carros (tipo)', 1, 2],
    ['Vagas: 1 (tipo) / 2 (cobertura)', 1, 2],
    ['Garagem? Uma por apartamento. Visitantes têm 8.', 1, 1],
    ['Todos os apartamentos com vaga.', 1, 1],
    ['2 quartos com suíte e vaga de garagem', 1, 1],
    ['2 vagas | 3 vagas', 2, 3],
    ['Vagas: 9 por laje', 9, 9],
    ['2 vagas por apartamento, 121 vagas ao todo', 2, 2],
    ['Não há vagas de garagem.', 0, 0],
    ['1 torre. 228 studios. nenhuma vaga.', 0, 0],
    ['As unidades não têm vaga privativa.', 0, 0],
    ['Prédio sem garagem', 0, 0],
    ['Vagas: não há', 0, 0],
    ['Tem garagem? Não.', 0, 0],
    ['Garagem coberta, 1 por unidade', 1, 1],
    ['Recuo para 2 carros', 2, 2],
    ['3D/1S/2V', 2, 2],
    ['34 vagas, somente para as unidades de 33 m² (1 por unidade)', null, null],
    ['mais 60 vagas rotativas para visitantes', null, null],
    ['estacionamento com 420 vagas para hóspedes', null, null],
    ['Vaga extra: R$ 38.000', null, null],
    ['8 vagas para visitantes', null, null],
    ['Condomínio fechado de lotes\nCada casa deverá prever ao menos 2 vagas no recuo', null, null],
    ['Garagem: 2 subsolos', null, null],
    ['Valet com 30 vagas no subsolo.', null, null],
  ])('%s', (text, least, most) => {
    expect(said(text, 'vagasMin', 'vagasMax')).toEqual([least, most]);
  });
});
