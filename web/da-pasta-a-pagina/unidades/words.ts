import type {
  ComparacaoDeTabelas,
  EstadoDaUnidade,
  MudouDePreco,
  UnidadeDaTabela,
  VersaoDaTabela,
} from '#contract/da-pasta-a-pagina/unidades.ts';
import {
  countOf,
  formatDate,
  formatDay,
  formatDayOrMonth,
  formatPrice,
  formatRange,
} from '#web/kit/format.ts';
import type { Tone } from '#web/kit/ui/badge.tsx';

export const estados: Record<EstadoDaUnidade, { text: string; tone: Tone }> = {
  disponivel: { text: 'Disponível', tone: 'done' },
  reservada: { text: 'Reservada', tone: 'alive' },
  vendida: { text: 'Vendida', tone: 'plain' },
  indisponivel: { text: 'Indisponível', tone: 'plain' },
};

/** 'Torre A, 1203', the name people know a unit by. */
export const nameOf = ({ torre, unidade }: Pick<UnidadeDaTabela, 'torre' | 'unidade'>) =>
  torre === null ? unidade : `${torre}, ${unidade}`;

export const areaText = (area: string | null) => (area === null ? null : `${formatRange(area, area)} m²`);

/** 'R$ 450.000', 'R$ 450.000 a R$ 520.000'. */
export function priceText(preco: string | null, precoAte: string | null): string | null {
  if (preco === null) return null;
  return precoAte === null ? formatPrice(preco) : `${formatPrice(preco)} a ${formatPrice(precoAte)}`;
}

/** 'Tabela de 07/2026', or when an undated one was read. */
export const versionName = ({ data, lidaEm }: Pick<VersaoDaTabela, 'data' | 'lidaEm'>) =>
  data ? `Tabela de ${formatDayOrMonth(data)}` : `Tabela sem data, lida em ${formatDate(lidaEm)}`;

/** Until when prices of the table are stated. */
export function vigenciaText({ vigencia }: Pick<VersaoDaTabela, 'vigencia'>): string {
  const { estado, de, ate: fim } = vigencia;
  if (estado === 'sem-data') return 'A tabela não diz a sua data: os preços não têm prazo.';
  if (estado === 'futura') return `Preços de uma data futura: valem a partir de ${formatDay(de ?? '')}.`;
  if (estado === 'vencida')
    return `Os preços valeram até ${formatDay(fim ?? '')}: peça a tabela nova à incorporadora.`;
  return `Os preços valem até ${formatDay(fim ?? '')}.`;
}

const percent = (value: number) =>
  `${Math.abs(value).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;

/** '+R$ 12.000 (2,4%)' */
export const changeText = ({ diferenca, percentual, de, para }: MudouDePreco) =>
  `${Number(para) > Number(de) ? '+' : '−'}${formatPrice(diferenca)} (${percent(percentual)})`;

/** By how much prices changed: 'de 0,5% a 3,2%'. */
function spread(changes: MudouDePreco[]): string {
  const values = changes.map(({ percentual }) => Math.abs(percentual)).sort((a, b) => a - b);
  const [least, most] = [values[0] ?? 0, values.at(-1) ?? 0];
  return percent(least) === percent(most) ? percent(least) : `de ${percent(least)} a ${percent(most)}`;
}

/** What changed, in one sentence. */
export function comparisonText(found: ComparacaoDeTabelas): string {
  const { novas, vendidas, sairam, voltaram, subiram, cairam, iguais } = found;
  const parts = [
    novas.length > 0 && countOf(novas.length, 'unidade nova', 'unidades novas'),
    vendidas.length > 0 && countOf(vendidas.length, 'vendida', 'vendidas'),
    sairam.length > 0 && countOf(sairam.length, 'saiu da tabela', 'saíram da tabela'),
    voltaram.length > 0 && countOf(voltaram.length, 'voltou à venda', 'voltaram à venda'),
    subiram.length > 0 && `${countOf(subiram.length, 'mais cara', 'mais caras')} (${spread(subiram)})`,
    cairam.length > 0 && `${countOf(cairam.length, 'mais barata', 'mais baratas')} (${spread(cairam)})`,
    iguais > 0 && countOf(iguais, 'igual', 'iguais'),
  ].filter((part) => part !== false);
  if (iguais > 0 && parts.length === 1) return 'Nada mudou.';
  const last = parts.at(-1) ?? 'nada';
  return `${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${last}` : last}.`;
}
