import { describe, expect, it } from 'vitest';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import { saidIn, typed } from '#tests/fixtures/typed-sheet.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

const head = 'Mirante do Ingá\nApartamentos de 62 m²\n\n';
/** The month of a sheet's delivery, or the period where there is no month. */
function delivery(text: string): string | null {
  const documents = [typed(head + text)];
  const fatos = extractEmpreendimento({ documents, folderName: null }).fatos as Fatos;
  if (fatos.dataEntrega) return fatos.dataEntrega.confidence >= 0.7 ? fatos.dataEntrega.value : 'asked';
  return fatos.entregas?.value.at(-1)?.quando ?? null;
}

describe('a delivery is read in the words of those who sell', () => {
  it.each([
    ['Chaves em mar/28', '2028-03'],
    ['CHAVES: MARÇO DE 2028', '2028-03'],
    ['As chaves saem em maio de 2028.', '2028-05'],
    ['Receba as chaves em dezembro de 2027.', '2027-12'],
    ['Chaves na mão em agosto/2028', '2028-08'],
    ['Pronto em dez/27', '2027-12'],
    ['Pronta para morar em julho de 2028', '2028-07'],
    ['Pronto para operar na temporada de inverno: JUN 2028', '2028-06'],
    ['O prédio fica pronto em maio de 2028.', '2028-05'],
    ['As casas ficarão prontas até outubro de 2029.', '2029-10'],
    ['Os apartamentos serão entregues em 30/06/2028.', '2028-06-30'],
    ['Entregaremos em setembro de 2028', '2028-09'],
    ['A obra termina em outubro de 2028.', '2028-10'],
    ['As obras começaram em março de 2026 e terminam em outubro de 2028.', '2028-10'],
    ['Finalização da obra: ago/2028', '2028-08'],
    ['Inauguração prevista: julho de 2029', '2029-07'],
    ['Mude-se em janeiro de 2028', '2028-01'],
    ['Lotes liberados para construção em março de 2028', '2028-03'],
    ['Imissão na posse: dezembro/2028', '2028-12'],
    ['Prev. entrega: 08/2028', '2028-08'],
    ['Entrega: 06/28', '2028-06'],
    ['ENTREGA 11/28', '2028-11'],
    ['Habite-se previsto para 04/2028', '2028-04'],
    ['Entrega contratual: 30.06.2028, tolerância de 180 dias', '2028-06-30'],
    ['Dez/2028 – entrega das chaves', '2028-12'],
    ['Previsão de conclusão: 36 meses após o lançamento (10/2025)', '2028-10'],
    ['Prazo da obra: 30 meses a partir de março de 2026', '2028-09'],
    ['Entrega no início de março de 2028', '2028-03'],
  ])('%s → %s', (text, date) => {
    expect(delivery(text)).toBe(date);
  });

  it.each([
    ['Entrega prevista para o 2º semestre de 2028', '2028-S2'],
    ['Previsão de entrega: 2º sem/28', '2028-S2'],
    ['Entrega 1º sem. 2028', '2028-S1'],
    ['Entrega: 1S28', '2028-S1'],
    ['ENTREGA | 2S/2028', '2028-S2'],
    ['Entrega: II semestre de 2028', '2028-S2'],
    ['A entrega está marcada para o segundo semestre de 2030.', '2030-S2'],
    ['As chaves saem no primeiro semestre de 2028.', '2028-S1'],
    ['Entrega no primeiro semestre de dois mil e vinte e nove', '2029-S1'],
    ['Entrega: 4T28', '2028-T4'],
    ['Entrega no 3º tri/2028', '2028-T3'],
    ['ENTREGA\n1º semestre de 2028', '2028-S1'],
    ['Pronto em meados de 2027', '2027'],
    ['Entrega até o fim de 2028', '2028'],
    ['Entrega: início de 2029', '2029'],
    ['O edifício será entregue em 2029.', '2029'],
    ['A entrega das torres está prevista para 2028.', '2028'],
    ['Entrega: dois mil e trinta', '2030'],
    ['Obras com conclusão no final de 2028', '2028'],
    ['Conclusão: 2028, saldo corrigido pelo INCC', '2028'],
  ])('%s → %s', (text, period) => {
    expect(delivery(text)).toBe(period);
  });
});

describe('a delivery that was moved is the new one', () => {
  it.each([
    'A previsão de entrega, que era junho/2027, passou para outubro/2027.',
    'Entrega adiada de junho/2027 para outubro/2027',
    'Entrega: outubro/2027 (antes: junho/2027)',
    'Nova previsão de entrega: outubro de 2027, e não mais junho de 2027.',
    'onde se lê “entrega em 06/2027”    leia-se “entrega em 10/2027”',
    'A previsão de entrega do edifício, que era inicialmente junho de 2027,\npassou para outubro de 2027.',
  ])('%s', (text) => {
    expect(delivery(text)).toBe('2027-10');
  });
});

describe('what else has a date is no delivery', () => {
  it.each([
    'PRONTO PARA MORAR – NOVEMBRO/2026',
    'Pronto para morar!    Tabela novembro/2026',
    'A promoção termina em 30/11/2026.',
    '20% até as chaves, INCC set/26',
    'Mudança de tabela em 01/12/2026',
    'Inauguração do decorado em março de 2026',
    'Parcelas em 36 meses a partir de março de 2026, direto na obra',
    'A 900 m do Residencial Ilha do Boi, que a Alfa entrega em maio de 2027.',
    'Torre Alba: entregue em abril de 2025',
    'Alvará esperado para fevereiro de 2027',
    'Decorado pronto em outubro de 2026',
    'Entrega da nova estação do metrô prevista para março de 2027',
    'As obras do metrô terminam em março de 2027.',
    'Inauguração da nova ponte: julho de 2027',
  ])('%s', (text) => {
    expect(delivery(text)).toBeNull();
  });
});

it('two deliveries of a folder are still a question', () => {
  const said = saidIn(null, [`${head}Entrega: março de 2028\n\nChaves em novembro de 2028`], 'dataEntrega');
  expect(said).toEqual(['asked']);
});
