import { type Limites, type LimitesAnswer, type Moeda, saveLimites } from '#contract/execucoes.ts';
import { formatCount } from '#contract/format-count.ts';

/** The dialog's fields as they are typed. */
export interface Typed {
  execucaoChamadas: string;
  execucaoTokens: string;
  diaChamadas: string;
  diaTokens: string;
  moeda: Moeda;
  precos: { modelo: string; entrada: string; saida: string }[];
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

/** What is sent, or the sentence of the first thing that will not do. A model without prices is left out. */
export function limitesOf(typed: Typed): { limites: Limites } | { problem: string } {
  const priced = typed.precos.filter(({ entrada, saida }) => entrada.trim() || saida.trim());
  const half = priced.find(({ entrada, saida }) => !entrada.trim() || !saida.trim());
  if (half) return { problem: `Informe os dois preços de ${half.modelo}, ou nenhum` };
  const parsed = saveLimites.body!.safeParse({
    execucao: { chamadas: countOf(typed.execucaoChamadas), tokens: countOf(typed.execucaoTokens) },
    dia: { chamadas: countOf(typed.diaChamadas), tokens: countOf(typed.diaTokens) },
    moeda: typed.moeda,
    precos: priced.map(({ modelo, entrada, saida }) => ({
      ...{ modelo, entrada: priceOf(entrada), saida: priceOf(saida) },
    })),
  });
  if (parsed.success) return { limites: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? 'Dados inválidos' };
}
