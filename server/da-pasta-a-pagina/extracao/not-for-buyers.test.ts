import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/base/text.ts';
import { isNotForBuyers, notForBuyers } from './not-for-buyers.ts';

const isLeftOut = (text: string) => notForBuyers.test(foldText(text)) || isNotForBuyers(foldText(text));

describe('TRU-09 a description is what a family reads, in the book’s own sentences', () => {
  it.each([
    'Central de relacionamento: Av. 136, 761, Setor Sul.',
    'Obs.: o preço das unidades vendidas é mantido apenas para histórico.',
    'Esta mensagem pode conter informação confidencial.',
    'Para essa cliente acho que o Vista encaixa direitinho.',
    'Dúvidas: fale com a nossa equipe, ramal 214.',
    'O mais conhecido é o Pátio, com 68 apartamentos, esgotado.',
    '3.1 Estacas em hélice contínua, conforme projeto específico.',
    '2.1 O empreendimento compõe-se de duas torres sobre pilotis.',
    'Cuidado: o decorado NÃO está na obra.',
    'Serra Clara Ipê SPE Ltda.',
    'Registro R-9-284.771, 4ª CRI de Goiânia.',
    'A prazo: 10% de sinal e saldo em 60 vezes, com juros.',
    '30% até a entrega, 70% na entrega.',
    'O plantão mudou: agora é na avenida ao lado.',
    'Recuos: frontal 4 m, laterais 1,5 m.',
    'Início das obras: janeiro de 2025.',
  ])('sale, law and works are left out: %s', (text) => {
    expect(isLeftOut(text)).toBe(true);
  });

  it.each([
    'Entre a universidade e a Beira-Mar: o Itacorubi é o bairro onde se mora.',
    'A gente lembra: portão aberto, menino de bicicleta.',
    'Torre única de 27 pavimentos, com dois apartamentos por andar.',
    'O casarão será restaurado e vai abrigar a biblioteca.',
    'Entre elas, 1.100 m² de jardim com espécies nativas.',
    'A cidade que plantou parques escolheu crescer entre eles.',
  ])('what the home is stays: %s', (text) => {
    expect(isLeftOut(text)).toBe(false);
  });
});
