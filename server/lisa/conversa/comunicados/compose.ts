import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import type { Outgoing } from '../outbox.ts';
import { comunicadoKey } from '../templates.ts';

/** A message as one corretor reads it, within a conversation and as a template; `stopLine` ends it. */
export function compose(texto: string, nomeGuerra: string, stopLine: string): Outgoing {
  const own = fillPlaceholders(texto, { NOME_GUERRA: nomeGuerra });
  return {
    chave: comunicadoKey,
    texto: `${own}\n\n${stopLine}`,
    // A template's parameter is one line.
    parametros: [nomeGuerra, own.replace(/\s*\n\s*/g, ' ')],
  };
}

/** What so many template messages cost, in reais; null without a price. */
export const costOf = (count: number, price: string | null): string | null =>
  price === null ? null : (count * Number(price)).toFixed(2);
