import { and, desc, eq, gt } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import { readByPage, readOwnCounts } from '#server/cadastros/visitas/service.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { readNovidades } from '#server/lisa/novidades/service.ts';
import { readableNumber } from '../people/person.ts';
import { visitsText } from './about-one.ts';
import { nothingText } from './nothing-listed.ts';
import type { OwnView } from './own-view.ts';
import { numbered } from './texts.ts';

/** How far back news and contacts are told. */
const newsMs = 14 * dayMs;
const contactsMs = 30 * dayMs;
/** Most lines of a list in a message. */
const most = 8;

/** His site; while it is prepared, the pages that he has already. */
export function siteText({ site, places, word }: OwnView): string {
  if (site) return word('assistente_meu_link', { link: site });
  const pages = places.flatMap(({ nome, url }) => (url ? [`*${nome}*: ${url}`] : []));
  const shown = pages.slice(0, most);
  const more = pages.length > most ? [`e mais ${pages.length - most}, no seu espaço.`] : [];
  return [
    word('site_em_preparo'),
    ...(shown.length > 0 ? [word('paginas_ja_prontas', { dados: [...shown, ...more].join('\n') })] : []),
  ].join('\n\n');
}

export async function placesText(view: OwnView): Promise<string> {
  const { places, site, word } = view;
  if (places.length === 0) return nothingText(view);
  return [
    word('assistente_meus_empreendimentos', { dados: numbered(places), nome: places[0]!.nome }),
    site && word('assistente_meu_link', { link: site }),
  ]
    .filter(Boolean)
    .join('\n\n');
}

export async function newsText({ db, clock, corretor, word }: OwnView): Promise<string> {
  const desde = new Date(clock.now().getTime() - newsMs);
  const news = await readNovidades({ db, clock }, { corretor, desde });
  if (news.length === 0) return word('sem_novidades');
  const more = news.length > most ? `\ne mais ${news.length - most}, no seu espaço.` : '';
  const lines = news.slice(0, most).map(({ texto }) => `• ${texto}`);
  return word('assistente_novidades', { dados: `${lines.join('\n')}${more}` });
}

export async function visitsOfAll({ db, clock, corretor, word }: OwnView): Promise<string> {
  const today = dayInBrazil(clock.now());
  const wanted = (dias: number) => ({ corretorId: corretor.id, dias });
  const [week, month, pages] = await Promise.all([
    readOwnCounts(db, today, wanted(7)),
    readOwnCounts(db, today, wanted(30)),
    readByPage(db, today, wanted(30)),
  ]);
  const seen = pages.filter(({ paginas }) => paginas > 0).slice(0, 5);
  const lines = [
    `• Nos últimos 7 dias: ${visitsText(week)}.`,
    `• Nos últimos 30 dias: ${visitsText(month)}.`,
    ...(seen.length > 0
      ? ['\nMais vistas no mês:', ...seen.map(({ nome, paginas }) => `• ${nome}: ${paginas}`)]
      : []),
  ];
  return word('visitas_de_todos', { dados: lines.join('\n') });
}

export async function contactsText({ db, clock, corretor, word }: OwnView): Promise<string> {
  const since = new Date(clock.now().getTime() - contactsMs);
  const rows = await db
    .select()
    .from(contatos)
    .where(and(eq(contatos.corretorId, corretor.id), gt(contatos.recebidoEm, since)))
    .orderBy(desc(contatos.recebidoEm), desc(contatos.id))
    .limit(most);
  if (rows.length === 0) return word('sem_contatos');
  const lines = rows.map(({ nome, telefoneNormal, empreendimento, recebidoEm }) => {
    const [, month, day] = dayInBrazil(recebidoEm).split('-');
    return `• ${nome}, ${readableNumber(telefoneNormal)}, por ${empreendimento}, em ${day}/${month}`;
  });
  return word('assistente_contatos', { dados: lines.join('\n') });
}
