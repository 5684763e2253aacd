import type { Intent } from '#contract/lisa/entendimento.ts';
import { comandos } from './ditos/comandos.ts';
import { conversa } from './ditos/conversa.ts';
import { desfechos } from './ditos/desfechos.ts';
import { fora } from './ditos/fora.ts';
import { pessoa } from './ditos/pessoa.ts';
import { reclama } from './ditos/reclama.ts';

/** Intents told by their words, wherever they stand in a normalised message. Yes, no and later: `consent.ts`. */
export const patterns: Partial<Record<Intent, RegExp>> = {
  ...conversa,
  ...pessoa,
  ...reclama,
  ...fora,
  ...comandos,
  ...desfechos,
};
