import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { formatPreco } from '#contract/publico/page-format.ts';
import { isOfKind, isUnit, kindText } from '#server/lisa/entendimento/service.ts';
import {
  readShownPrices,
  readShownUnits,
  type ShownPrices,
  shownFacts,
} from '#server/publico/paginas-publicas/service.ts';
import type { Asked } from './about.ts';
import { knownTypes, typeDetails } from './known-types.ts';
import type { OwnPlace, OwnView } from './own-view.ts';
import { noPriceText, typeLine, unitLine, validityText } from './texts.ts';

/** What the valid table says: of all its types, of those that were asked for, or of one unit. */
export async function pricesOf(view: OwnView, place: OwnPlace, asked: Asked): Promise<string> {
  const { db, clock, corretor, word } = view;
  const { nome, url } = place;
  const told = await readShownPrices(db, { corretorId: corretor.id, id: place.id }, dayInBrazil(clock.now()));
  if (!told || told.preco === null) return told ? noPriceText(view, nome, told) : word('sem_preco', { nome });
  const texto =
    (asked.unidade !== null && (await unitText(view, place, told, asked.unidade))) ||
    (await typesText(view, place, told, asked));
  return [texto, ...(url ? [`\n${word('seu_link', { link: url })}`] : [])].join('\n');
}

async function typesText(view: OwnView, place: OwnPlace, told: ShownPrices, { kind }: Asked) {
  const { db, clock, word } = view;
  const { nome } = place;
  const facts = await shownFacts(db, place.id, dayInBrazil(clock.now()));
  const types = knownTypes(told.tipos, facts);
  const wanted = kind ? types.filter((type) => isOfKind(kind, type)) : types;
  const isMissing = kind !== null && wanted.length === 0;
  const lines = (isMissing ? types : wanted).map((type) =>
    typeLine(type.tipo, kind && !isMissing ? typeDetails(type) : null),
  );
  const prices = lines.length > 0 ? lines : [word('preco_desde', { dados: formatPreco(told.preco!) })];
  const dados = [...prices, validityText(view, told)].join('\n');
  return isMissing
    ? `${word('tipo_sem_preco', { nome, dados: `De ${kindText(kind)}` })}\n${dados}`
    : word('assistente_tabela', { nome, dados });
}

/** Towers may have a unit of the same name: more than these are no answer. */
const mostUnits = 6;

/** One unit of the valid table; null if there are no units to look among. */
async function unitText(
  view: OwnView,
  { id, nome }: OwnPlace,
  told: ShownPrices,
  unidade: string,
): Promise<string | null> {
  const { db, word } = view;
  const units = await readShownUnits(db, id, told);
  if (units.length === 0) return null;
  const found = units.filter((row) => isUnit(unidade, row.unidade)).slice(0, mostUnits);
  const until = validityText(view, told);
  if (found.length === 0) return `${word('unidade_nao_encontrada', { nome, dados: unidade })}\n${until}`;
  return word('assistente_tabela', { nome, dados: [...found.map(unitLine), until].join('\n') });
}
