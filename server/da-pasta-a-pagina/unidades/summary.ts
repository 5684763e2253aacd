import { foldText } from '#contract/base/text.ts';
import {
  type EstadoDaUnidade,
  estadosDaUnidade,
  type Resumo,
  type Unidade,
} from '#contract/da-pasta-a-pagina/unidades.ts';

/** More kinds than this are no types. */
const mostTypes = 40;

const shop = /\b(?:lojas?|salas?|conj(?:unto)?s?|cj|mall|office|box|vagas?)\b/;

/** Shops and offices, whose prices and areas are not those of homes. */
const isShop = ({ unidade, tipologia }: Unidade) => shop.test(foldText(`${unidade} ${tipologia ?? ''}`));

/** Rows whose price may be stated: those for sale, and prices of several units. */
const isOffered = ({ estado, preco }: Unidade) =>
  preco !== null && (estado === 'disponivel' || estado === null);

/** The homes among the rows; all of them where nothing else is sold. */
export function homesAmong<Row extends Unidade>(rows: Row[]): Row[] {
  const homes = rows.filter((row) => !isShop(row));
  return homes.length > 0 ? homes : rows;
}

/** Lowest and highest price, areas, and stock per type. */
export function resumoOf(rows: Unidade[]): Resumo {
  const homes = homesAmong(rows);
  const units = rows.filter(({ faixa }) => !faixa);
  const offered = homes.filter(isOffered);
  const estados = Object.fromEntries(
    estadosDaUnidade.map((estado) => [estado, units.filter((row) => row.estado === estado).length]),
  ) as Record<EstadoDaUnidade, number>;
  return {
    unidades: units.length,
    faixas: rows.length - units.length,
    estados,
    precoMin: least(offered.map(({ preco }) => preco)),
    precoMax: most(offered.map(({ preco, precoAte }) => precoAte ?? preco)),
    precoCampanhaMin: least(offered.map(({ precoCampanha }) => precoCampanha)),
    precoCampanhaMax: most(offered.map(({ precoCampanha }) => precoCampanha)),
    areaMin: least(homes.map(({ areaPrivativa }) => areaPrivativa)),
    areaMax: most(homes.map(({ areaPrivativa }) => areaPrivativa)),
    tipos: [...Map.groupBy(units, typeOf)].slice(0, mostTypes).flatMap(([nome, own]) =>
      nome === null
        ? []
        : [
            {
              nome,
              unidades: own.length,
              disponiveis: own.filter(({ estado }) => estado === 'disponivel').length,
              precoMin: least(own.filter(isOffered).map(({ preco }) => preco)),
              precoMax: most(own.filter(isOffered).map(({ preco }) => preco)),
              areaMin: least(own.map(({ areaPrivativa }) => areaPrivativa)),
              areaMax: most(own.map(({ areaPrivativa }) => areaPrivativa)),
            },
          ],
    ),
  };
}

const typeOf = ({ tipologia, areaPrivativa }: Unidade): string | null =>
  tipologia ??
  (areaPrivativa && `${Number(areaPrivativa).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} m²`);

const sorted = (values: (string | null)[]) =>
  values.filter((value) => value !== null).sort((a, b) => Number(a) - Number(b));
const least = (values: (string | null)[]) => sorted(values)[0] ?? null;
const most = (values: (string | null)[]) => sorted(values).at(-1) ?? null;
