import { and, desc, eq, gt } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import { readByPage, readOwnCounts } from '#server/cadastros/visitas/service.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { readNovidades } from '#server/lisa/novidades/service.ts';
import { readableNumber } from '../people/person.ts';
import { visitsText } from './about-one.ts';
import type { OwnView } from './own-view.ts';
import { numbered, ownTexts } from './texts.ts';

/** How far back news and contacts are told. */
const newsMs = 14 * dayMs;
const contactsMs = 30 * dayMs;
/** Most lines of a list in a message. */
const most = 8;

export const siteText = ({ site }: OwnView): string =>
  site ? `O seu site, pronto para compartilhar:\n${site}` : ownTexts.siteEmPreparo;

export const placesText = ({ places, site }: OwnView): string =>
  places.length === 0
    ? ownTexts.semEmpreendimentos
    : [
        `Na sua lista:\n${numbered(places)}`,
        'Para o link, o material ou o preço de um deles, escreva, por exemplo, ' +
          `*link do ${places[0]!.nome}*.`,
        site && `Todos estão no seu site:\n${site}`,
      ]
        .filter(Boolean)
        .join('\n\n');

export async function newsText({ db, clock, corretor }: OwnView): Promise<string> {
  const desde = new Date(clock.now().getTime() - newsMs);
  const news = await readNovidades({ db, clock }, { corretor, desde });
  if (news.length === 0) return ownTexts.semNovidades;
  const more = news.length > most ? `\ne mais ${news.length - most}, no seu espaço.` : '';
  return `O que mudou nos últimos 14 dias:\n${news
    .slice(0, most)
    .map(({ texto }) => `• ${texto}`)
    .join('\n')}${more}`;
}

export async function visitsOfAll({ db, clock, corretor }: OwnView): Promise<string> {
  const today = dayInBrazil(clock.now());
  const wanted = (dias: number) => ({ corretorId: corretor.id, dias });
  const [week, month, pages] = await Promise.all([
    readOwnCounts(db, today, wanted(7)),
    readOwnCounts(db, today, wanted(30)),
    readByPage(db, today, wanted(30)),
  ]);
  const seen = pages.filter(({ paginas }) => paginas > 0).slice(0, 5);
  return [
    `Nos últimos 7 dias: ${visitsText(week)}.`,
    `Nos últimos 30 dias: ${visitsText(month)}.`,
    ...(seen.length > 0
      ? ['\nMais vistas no mês:', ...seen.map(({ nome, paginas }) => `• ${nome}: ${paginas}`)]
      : []),
  ].join('\n');
}

export async function contactsText({ db, clock, corretor }: OwnView): Promise<string> {
  const since = new Date(clock.now().getTime() - contactsMs);
  const rows = await db
    .select()
    .from(contatos)
    .where(and(eq(contatos.corretorId, corretor.id), gt(contatos.recebidoEm, since)))
    .orderBy(desc(contatos.recebidoEm), desc(contatos.id))
    .limit(most);
  if (rows.length === 0) return ownTexts.semContatos;
  const lines = rows.map(({ nome, telefoneNormal, empreendimento, recebidoEm }) => {
    const [, month, day] = dayInBrazil(recebidoEm).split('-');
    return `• ${nome}, ${readableNumber(telefoneNormal)}, por ${empreendimento}, em ${day}/${month}`;
  });
  return `Quem deixou contato pelas suas páginas:\n${lines.join('\n')}`;
}
