import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErasureSummary } from './erasure-summary.tsx';

it('R33 in part: before an erasure stands all that goes and all that stays', () => {
  const lists = renderToStaticMarkup(<ErasureSummary />).split('O que fica');
  const [goes, stays] = lists.map((html) => html.match(/(?<=<li>)[^<]+/g)!.join('\n'));
  for (const what of [
    /Nome, email, telefones, CRECI \(menos os dois últimos números\), senha, foto, biografia e redes sociais/,
    /O site e todos os endereços dele, a cobertura, os preços e os empreendimentos escolhidos/,
    /imóveis usados: saem do ar/,
    /A conversa com o assistente, as imagens guardadas e os valores pessoais na auditoria/,
  ])
    expect(goes).toMatch(what);
  for (const what of [
    /Um registro sem nome, com o número, as datas e o fim do CRECI/,
    /sem os valores pessoais, e o recibo/,
    /As somas de visitas/,
    /As cópias de segurança já feitas/,
  ])
    expect(stays).toMatch(what);
});
