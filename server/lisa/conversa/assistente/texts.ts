import { formatDay, formatPreco } from '#contract/publico/page-format.ts';
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

export const typeLine = (tipo: ShownPrices['tipos'][number]) =>
  `• ${tipo.nome}: ${price(tipo)}${available(tipo.disponiveis)}`;

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
