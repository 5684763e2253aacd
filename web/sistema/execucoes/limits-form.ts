import { z } from 'zod';
import { formatCount } from '#contract/base/format-count.ts';
import { type Limites, type LimitesAnswer, moedas, saveLimites } from '#contract/sistema/execucoes.ts';

/** The dialog's typed values. */
export const typedSchema = z.object({
  execucaoChamadas: z.string(),
  execucaoTokens: z.string(),
  diaChamadas: z.string(),
  diaTokens: z.string(),
  moeda: z.enum(moedas),
  precos: z.array(z.object({ modelo: z.string(), entrada: z.string(), saida: z.string() })),
});
export type Typed = z.infer<typeof typedSchema>;

/** An invalid value and its field: 'diaTokens', 'modelo-a.saida'; '' for none. */
export interface Fault {
  problem: string;
  field: string;
}

/** '1.25' → '1,25' */
const shown = (price: string | undefined) => (price ?? '').replace('.', ',');

export const typedOf = ({ execucao, dia, moeda, precos, modelos }: LimitesAnswer): Typed => ({
  execucaoChamadas: formatCount(execucao.chamadas),
  execucaoTokens: formatCount(execucao.tokens),
  diaChamadas: formatCount(dia.chamadas),
  diaTokens: formatCount(dia.tokens),
  moeda,
  precos: modelos.map((modelo) => {
    const price = precos.find((one) => one.modelo === modelo);
    return { modelo, entrada: shown(price?.entrada), saida: shown(price?.saida) };
  }),
});

const countOf = (typed: string) => Number(typed.replace(/[.\s]/g, '') || Number.NaN);
const priceOf = (typed: string) => typed.trim().replace(',', '.');

/** The dialog field of a body part. */
function fieldOf([part, key, end]: readonly PropertyKey[], models: readonly { modelo: string }[]): string {
  if (part === 'precos') return `${models[Number(key)]?.modelo}.${String(end)}`;
  return key === 'chamadas' ? `${String(part)}Chamadas` : `${String(part)}Tokens`;
}

/** The body, or the first error. Models without prices are omitted. */
export function limitesOf(typed: Typed): { limites: Limites } | Fault {
  const priced = typed.precos.filter(({ entrada, saida }) => entrada.trim() || saida.trim());
  const half = priced.find(({ entrada, saida }) => !entrada.trim() || !saida.trim());
  if (half)
    return {
      problem: `Informe os dois preços de ${half.modelo}, ou nenhum`,
      field: `${half.modelo}.${half.entrada.trim() ? 'saida' : 'entrada'}`,
    };
  const parsed = saveLimites.body!.safeParse({
    execucao: { chamadas: countOf(typed.execucaoChamadas), tokens: countOf(typed.execucaoTokens) },
    dia: { chamadas: countOf(typed.diaChamadas), tokens: countOf(typed.diaTokens) },
    moeda: typed.moeda,
    precos: priced.map(({ modelo, entrada, saida }) => ({
      modelo,
      entrada: priceOf(entrada),
      saida: priceOf(saida),
    })),
  });
  if (parsed.success) return { limites: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: issue?.message ?? 'Dados inválidos', field: issue ? fieldOf(issue.path, priced) : '' };
}
