import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import { blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { linksDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import { formatDay, formatMonth } from '#contract/publico/page-format.ts';
import { outsideRecordOf } from '#server/lisa/entendimento/service.ts';
import { readShownPrices, shownFacts } from '#server/publico/paginas-publicas/service.ts';
import type { About, ForTeam } from './about.ts';
import type { OwnPlace, OwnView } from './own-view.ts';
import { noPriceText } from './texts.ts';

const factsOf = ({ db, clock }: OwnView, { id }: OwnPlace): Promise<PageFacts> =>
  shownFacts(db, id, dayInBrazil(clock.now()));

/** What the record does not have is said to be so, and asked of the team. */
const notInRecord = ({ word }: OwnView, { nome }: OwnPlace, dados: string): ForTeam => ({
  texto: word('fora_da_ficha', { nome, dados }),
  forTeam: true,
});

/** The conditions of the valid table, as its page has them. */
export const paymentOf: About = async (view, place) => {
  const facts = await factsOf(view, place);
  const conditions = blocosDa('plantas', facts).find(({ id }) => id === 'pagamento');
  if (conditions) {
    const { data, ate } = facts.tabela!;
    const lines = conditions.linhas.map(({ titulo, texto }) => `• ${titulo}${texto ? `: ${texto}` : ''}`);
    const until = view.word('tabela_validade', { dados: `${formatDay(data)}, válida até ${formatDay(ate)}` });
    return view.word('assistente_pagamento', { nome: place.nome, dados: [...lines, until].join('\n') });
  }
  const { db, clock, corretor } = view;
  const today = dayInBrazil(clock.now());
  const told = await readShownPrices(db, { corretorId: corretor.id, id: place.id }, today);
  const hasLapsed = told && ['vencida', 'futura'].includes(told.vigencia.estado);
  return hasLapsed
    ? noPriceText(view, place.nome, told)
    : notInRecord(view, place, 'as condições de pagamento');
};

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** When it is handed over, by its record. */
export const deliveryOf: About = async (view, place) => {
  const { dataEntrega, status, ficha } = await factsOf(view, place);
  const whole =
    dataEntrega === null
      ? null
      : wholeDay.test(dataEntrega)
        ? formatDay(dataEntrega)
        : formatMonth(dataEntrega);
  const parts = linhasDoFato('entregas', ficha?.entregas).filter((line) => line !== whole);
  const lines = [
    ...(status === 'pronto' ? ['• Pronto para morar'] : []),
    ...(whole === null ? [] : [`• Entrega: ${whole}`]),
    ...parts.map((line) => `• ${line}`),
    ...linhasDoFato('andamento', ficha?.andamento).map((line) => `• Obra: ${line}`),
  ];
  return lines.length > 0
    ? view.word('assistente_entrega', { nome: place.nome, dados: lines.join('\n') })
    : notInRecord(view, place, 'a data de entrega');
};

export const addressOf: About = async (view, place) => {
  const facts = await factsOf(view, place);
  const { endereco, bairro, cidade, uf } = facts;
  const around = `${bairro}, ${cidade}/${uf}`;
  if (endereco === null)
    return { texto: view.word('endereco_so_bairro', { nome: place.nome, dados: around }), forTeam: true };
  const { maps } = linksDaPagina(facts);
  const dados = [`${endereco}, ${around}`, maps].filter(Boolean).join('\n');
  return view.word('assistente_endereco', { nome: place.nome, dados });
};

/** What no field of the record is for: by its own questions and answers, or by the team. */
export const outsideRecord: About = async (view, place, { text }) => {
  const asked = outsideRecordOf(text)!;
  const { ficha } = await factsOf(view, place);
  const told = ficha?.perguntas?.find(({ pergunta }) => asked.isAbout(pergunta));
  if (told) return view.word('resposta_da_ficha', { nome: place.nome, dados: told.resposta });
  return notInRecord(view, place, asked.nome);
};
