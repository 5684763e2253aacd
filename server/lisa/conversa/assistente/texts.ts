import type { EstadoDaUnidade, Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import { formatArea, formatDay, formatPreco } from '#contract/publico/page-format.ts';
import type { ShownPrices } from '#server/publico/paginas-publicas/service.ts';
import type { OwnView } from './own-view.ts';

/** Most empreendimentos listed in one message. */
const mostListed = 10;

interface Listed {
  nome: string;
  bairro: string;
}

/** '1. Âmbar (Meia Praia)', one a line. */
export function numbered(rows: readonly Listed[]): string {
  const lines = rows.slice(0, mostListed).map(({ nome, bairro }, at) => `*${at + 1}*. ${nome} (${bairro})`);
  const more = rows.length - mostListed;
  return [...lines, ...(more > 0 ? [`e mais ${more}: escreva o nome.`] : [])].join('\n');
}

const price = ({ precoMin: min, precoMax: max }: { precoMin: string | null; precoMax: string | null }) =>
  min === null
    ? 'sem preço na tabela'
    : max === null || Number(max) === Number(min)
      ? formatPreco(min)
      : `de ${formatPreco(min)} a ${formatPreco(max)}`;

const available = (total: number | null) =>
  total === null ? '' : ` (${total === 1 ? '1 disponível' : `${total} disponíveis`})`;

/** '• Tipo D (3 suítes): de … a … (10 disponíveis)'. */
export const typeLine = (tipo: ShownPrices['tipos'][number], details: string | null) =>
  `• ${tipo.nome}${details === null ? '' : ` (${details})`}: ${price(tipo)}${available(tipo.disponiveis)}`;

const estados: Record<EstadoDaUnidade, string> = {
  disponivel: 'disponível',
  reservada: 'reservada',
  vendida: 'vendida',
  indisponivel: 'indisponível',
};

/** '• 1203, Torre A (Tipo D, 109,60 m²): R$ 1.706.000, disponível'; what is not for sale has no price. */
export function unitLine(unit: Unidade): string {
  const { unidade, torre, tipologia, areaPrivativa, estado, preco, precoAte, precoCampanha } = unit;
  const area = areaPrivativa === null ? null : `${formatArea(areaPrivativa)} m²`;
  const details = [tipologia, area].filter((part) => part !== null).join(', ');
  const isLeft = estado === null || estado === 'disponivel' || estado === 'reservada';
  const said = [
    isLeft ? price({ precoMin: preco, precoMax: precoAte }) : null,
    isLeft && precoCampanha !== null ? `${formatPreco(precoCampanha)} na campanha` : null,
    estado === null ? null : estados[estado],
  ].filter((part) => part !== null);
  return `• ${[unidade, torre].filter((part) => part !== null).join(', ')}${details && ` (${details})`}: ${said.join(', ')}`;
}

/** 'Tabela de 01/11/2026, válida até 31/12/2026.' */
export function validityText({ word }: OwnView, { data, vigencia, tabela }: ShownPrices): string {
  const from = tabela?.data ?? data;
  const until = [tabela?.ate, vigencia.ate].filter((day) => day != null).toSorted()[0];
  if (from === null || !until) return word('tabela_sem_data');
  return word('tabela_validade', { dados: `${formatDay(from)}, válida até ${formatDay(until)}` });
}

/** Why no price is told. */
export function noPriceText({ word }: OwnView, nome: string, { data, vigencia }: ShownPrices): string {
  const { estado, ate, de } = vigencia;
  if (estado === 'vencida')
    return word('tabela_vencida', { nome, dados: `${formatDay(data!)} e venceu em ${formatDay(ate!)}` });
  if (estado === 'futura') return word('tabela_futura', { nome, dados: formatDay(de!) });
  return word('sem_preco', { nome });
}
