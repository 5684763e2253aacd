import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { diasAntesDeVencer, noDia, prazoDaTabela } from '#contract/cadastros/vigencia.ts';

/** What a list says of the table of a price. */
export const tabelas = {
  vencida: 'Tabela vencida',
  vencendo: `Vence em até ${diasAntesDeVencer} dias`,
  vigente: 'Em vigor',
  futura: 'Ainda não vigente',
  'sem-data': 'Sem data',
} as const;

export type TabelaState = keyof typeof tabelas;
export type Priced = Pick<Empreendimento, 'precoInicial' | 'dataTabela' | 'tabelaValidaAte'>;

/** The state of a record's table, as pages and pending work judge it; null without a price. */
export function tabelaOf({ precoInicial, dataTabela, tabelaValidaAte }: Priced): TabelaState | null {
  if (precoInicial === null) return null;
  const today = dayInBrazil(new Date());
  const { estado } = noDia({ de: prazoDaTabela(dataTabela, 1).de, ate: tabelaValidaAte }, today);
  const isLapsing =
    estado === 'vigente' && Date.parse(tabelaValidaAte!) < Date.parse(today) + diasAntesDeVencer * dayMs;
  return isLapsing ? 'vencendo' : estado;
}
