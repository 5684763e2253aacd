import { z } from 'zod';
import { route } from '../base/routes.ts';
import { dayMs } from '../base/units.ts';

/** Default number of days a price table is valid. */
export const diasDeVigenciaPadrao = 60;
export const maxDiasDeVigencia = 730;
/** Settings key of that number. */
export const chaveVigencia = 'validade_tabela_dias';

/** A table that lapses within these days is told before. */
export const diasAntesDeVencer = 7;

/** State of a price by its table's date; an undated table does not expire. */
export const estadosDaTabela = ['sem-data', 'vigente', 'vencida', 'futura'] as const;
export interface Vigencia {
  estado: (typeof estadosDaTabela)[number];
  /** First and last valid day, ISO; null without a date. */
  de: string | null;
  ate: string | null;
}

const dayOrMonth = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Parses the stored number of days; returns the default if none or invalid. */
export function diasDeVigencia(stored: string | null | undefined): number {
  const days = /^\d{1,3}$/.test(stored?.trim() ?? '') ? Number(stored) : 0;
  return days >= 1 && days <= maxDiasDeVigencia ? days : diasDeVigenciaPadrao;
}

/** The period a table is valid: from its day, or the first of its month, for that many days. */
export function prazoDaTabela(dataTabela: string | null, dias: number): Pick<Vigencia, 'de' | 'ate'> {
  const [, year, month, day = '01'] = dayOrMonth.exec(dataTabela ?? '') ?? [];
  if (!year) return { de: null, ate: null };
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return { de: isoDay(start), ate: isoDay(start + dias * dayMs) };
}

/** State of a table on a day (`hoje`, ISO). */
export function vigenciaDaTabela(dataTabela: string | null, dias: number, hoje: string): Vigencia {
  return noDia(prazoDaTabela(dataTabela, dias), hoje);
}

/** State of a table on a day, given its first and last valid day. */
export function noDia({ de, ate }: Pick<Vigencia, 'de' | 'ate'>, hoje: string): Vigencia {
  if (de === null || ate === null) return { estado: 'sem-data', de: null, ate: null };
  return { estado: hoje > ate ? 'vencida' : hoje < de ? 'futura' : 'vigente', de, ate };
}

/** Whether a price of such a table may be shown. */
export const mostraPreco = ({ estado }: Vigencia): boolean => estado !== 'vencida' && estado !== 'futura';

const validadeSchema = z.object({ dias: z.number().int() });
const dias = z
  .number({ error: 'Informe o número de dias' })
  .int('Use um número inteiro de dias')
  .min(1, 'Use ao menos 1 dia')
  .max(maxDiasDeVigencia, `Use no máximo ${maxDiasDeVigencia} dias`);

export const readVigencia = route({
  method: 'GET',
  path: '/api/empreendimentos/validade-da-tabela',
  summary: 'Por quantos dias o preço de uma tabela de vendas vale nas páginas',
  responses: { 200: validadeSchema },
});
export const saveVigencia = route({
  method: 'PUT',
  path: '/api/empreendimentos/validade-da-tabela',
  summary: 'Define por quantos dias o preço de uma tabela de vendas vale nas páginas',
  body: z.object({ dias }),
  responses: { 200: validadeSchema },
});
