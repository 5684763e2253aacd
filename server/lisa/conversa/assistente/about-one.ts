import { and, eq, isNull } from 'drizzle-orm';
import type { subjectsOfOne } from '#contract/lisa/assistente.ts';
import { readByPage } from '#server/cadastros/visitas/service.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { isOfKind, kindText, type UnitKind } from '#server/lisa/entendimento/service.ts';
import { readShownPrices } from '#server/publico/paginas-publicas/service.ts';
import type { OwnPlace, OwnView } from './own-view.ts';
import { noPriceText, startingPrice, typeLine, validityText } from './texts.ts';

type About = (view: OwnView, place: OwnPlace, kind: UnitKind | null) => Promise<string> | string;

const linkOf: About = ({ site }, { nome, url }) => {
  if (url) return `*${nome}*, com os seus contatos:\n${url}`;
  const instead = site ? ` Enquanto isso, ele aparece no seu site:\n${site}` : '';
  return `*${nome}* ainda não tem página publicada.${instead}`;
};

const materialOf: About = ({ publicUrl }, { id, nome, url }) =>
  [
    `As imagens e o texto de *${nome}*, prontos para enviar, estão no seu espaço:\n${publicUrl}/meu-espaco/material?empreendimento=${id}`,
    url && `Para o cliente, a página com os seus contatos:\n${url}`,
  ]
    .filter(Boolean)
    .join('\n\n');

async function pricesOf(view: OwnView, place: OwnPlace, kind: UnitKind | null): Promise<string> {
  const { db, clock, corretor } = view;
  const told = await readShownPrices(db, { corretorId: corretor.id, id: place.id }, dayInBrazil(clock.now()));
  if (!told || told.preco === null)
    return told ? noPriceText(place.nome, told) : `*${place.nome}* ainda não tem preço publicado.`;
  const asked = kind ? told.tipos.filter(({ nome }) => isOfKind(kind, nome)) : told.tipos;
  const missing =
    kind && asked.length === 0
      ? [`De ${kindText(kind)} não encontrei preço. O que há em *${place.nome}*:`]
      : [`*${place.nome}*`];
  const lines = (asked.length > 0 ? asked : told.tipos).map(typeLine);
  return [...missing, ...(lines.length > 0 ? lines : [startingPrice(told.preco)]), validityText(told)]
    .concat(place.url ? [`\nO seu link: ${place.url}`] : [])
    .join('\n');
}

const counted = (total: number, one: string, many: string) => `${total} ${total === 1 ? one : many}`;

export const visitsText = ({ paginas, contatos }: { paginas: number; contatos: number }) =>
  `${counted(paginas, 'visita', 'visitas')} e ${counted(contatos, 'toque no WhatsApp', 'toques no WhatsApp')}`;

const visitsOf: About = async ({ db, clock, corretor }, { id, nome }) => {
  const [hotsite] = await db
    .select({ id: hotsites.id })
    .from(hotsites)
    .where(and(eq(hotsites.empreendimentoId, id), isNull(hotsites.excluidoEm)));
  const pages = await readByPage(db, dayInBrazil(clock.now()), { corretorId: corretor.id, dias: 30 });
  const page = pages.find(({ hotsiteId }) => hotsiteId === hotsite?.id) ?? { paginas: 0, contatos: 0 };
  return `A sua página de *${nome}* teve, nos últimos 30 dias, ${visitsText(page)}.`;
};

/** Answers about one empreendimento that he shows. */
export const aboutOne: Record<(typeof subjectsOfOne)[number], About> = {
  link: linkOf,
  material: materialOf,
  tabela: (view, place) => pricesOf(view, place, null),
  preco: pricesOf,
  visitas: visitsOf,
};
