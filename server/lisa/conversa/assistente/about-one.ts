import { and, eq, isNull } from 'drizzle-orm';
import type { subjectsOfOne } from '#contract/lisa/assistente.ts';
import { formatPreco } from '#contract/publico/page-format.ts';
import { readByPage } from '#server/cadastros/visitas/service.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { isOfKind, kindText, type UnitKind } from '#server/lisa/entendimento/service.ts';
import { readShownPrices } from '#server/publico/paginas-publicas/service.ts';
import type { OwnPlace, OwnView } from './own-view.ts';
import { noPriceText, typeLine, validityText } from './texts.ts';

type About = (view: OwnView, place: OwnPlace, kind: UnitKind | null) => Promise<string> | string;

const linkOf: About = ({ site, word }, { nome, url }) => {
  if (url) return word('assistente_link', { nome, link: url });
  const missing = word('sem_pagina', { nome });
  return site ? `${missing} ${word('aparece_no_site', { link: site })}` : missing;
};

const materialOf: About = ({ publicUrl, word }, { id, nome, url }) =>
  [
    word('assistente_material', { nome, link: `${publicUrl}/meu-espaco/material?empreendimento=${id}` }),
    url && word('pagina_para_cliente', { link: url }),
  ]
    .filter(Boolean)
    .join('\n\n');

async function pricesOf(view: OwnView, place: OwnPlace, kind: UnitKind | null): Promise<string> {
  const { db, clock, corretor, word } = view;
  const { nome, url } = place;
  const told = await readShownPrices(db, { corretorId: corretor.id, id: place.id }, dayInBrazil(clock.now()));
  if (!told || told.preco === null) return told ? noPriceText(view, nome, told) : word('sem_preco', { nome });
  const asked = kind ? told.tipos.filter((tipo) => isOfKind(kind, tipo.nome)) : told.tipos;
  const isMissing = kind !== null && asked.length === 0;
  const lines = (asked.length > 0 ? asked : told.tipos).map(typeLine);
  const prices = lines.length > 0 ? lines : [word('preco_desde', { dados: formatPreco(told.preco) })];
  const dados = [...prices, validityText(view, told)].join('\n');
  return [
    isMissing
      ? `${word('tipo_sem_preco', { nome, dados: `De ${kindText(kind)}` })}\n${dados}`
      : word('assistente_tabela', { nome, dados }),
    ...(url ? [`\n${word('seu_link', { link: url })}`] : []),
  ].join('\n');
}

const counted = (total: number, one: string, many: string) => `${total} ${total === 1 ? one : many}`;

export const visitsText = ({ paginas, contatos }: { paginas: number; contatos: number }) =>
  `${counted(paginas, 'visita', 'visitas')} e ${counted(contatos, 'toque no WhatsApp', 'toques no WhatsApp')}`;

const visitsOf: About = async ({ db, clock, corretor, word }, { id, nome }) => {
  const [hotsite] = await db
    .select({ id: hotsites.id })
    .from(hotsites)
    .where(and(eq(hotsites.empreendimentoId, id), isNull(hotsites.excluidoEm)));
  const pages = await readByPage(db, dayInBrazil(clock.now()), { corretorId: corretor.id, dias: 30 });
  const page = pages.find(({ hotsiteId }) => hotsiteId === hotsite?.id) ?? { paginas: 0, contatos: 0 };
  return word('assistente_visitas', { nome, dados: visitsText(page) });
};

/** Answers about one empreendimento that he shows. */
export const aboutOne: Record<(typeof subjectsOfOne)[number], About> = {
  link: linkOf,
  material: materialOf,
  tabela: (view, place) => pricesOf(view, place, null),
  preco: pricesOf,
  visitas: visitsOf,
};
