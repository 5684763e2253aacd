import { and, eq, isNull } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { subjectsOfOne } from '#contract/lisa/assistente.ts';
import { readByPage } from '#server/cadastros/visitas/service.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import type { About } from './about.ts';
import { addressOf, deliveryOf, outsideRecord, paymentOf } from './about-record.ts';
import { pricesOf } from './prices.ts';

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
  tabela: pricesOf,
  preco: pricesOf,
  pagamento: paymentOf,
  entrega: deliveryOf,
  endereco: addressOf,
  'fora-da-ficha': outsideRecord,
  visitas: visitsOf,
};
