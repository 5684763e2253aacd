import { type PlaceholderName, placeholderLabels } from '#contract/sistema/placeholders.ts';
import { joinVariants } from '#contract/sistema/variants.ts';
import type { SettingDefault } from '../setting-default.ts';
import { cadastro } from './falas/cadastro.ts';
import { conversa } from './falas/conversa.ts';
import { corretor } from './falas/corretor.ts';
import { entendimento } from './falas/entendimento.ts';
import type { Fala } from './falas/fala.ts';

const falas = { ...cadastro, ...entendimento, ...conversa, ...corretor };
/** What Lisa says beside the specified messages and the answers, by its key in the conversation. */
export type FalaKey = keyof typeof falas;
export const falaKeys = Object.keys(falas) as FalaKey[];

/** The setting that holds what is said under a key. */
export const falaSetting = (key: FalaKey) => `lisa_fala_${key}` as const;

const placeholdersIn = (text: string): PlaceholderName[] =>
  (Object.keys(placeholderLabels) as PlaceholderName[]).filter((name) => text.includes(`{${name}}`));

export const falaTexts: SettingDefault[] = falaKeys.map((key) => {
  const [titulo, descricao, ...variants]: Fala = falas[key];
  const valor = joinVariants(variants);
  return {
    chave: falaSetting(key),
    titulo,
    tipo: 'mensagem',
    categoria: 'falas',
    descricao,
    valor,
    preenchidos: placeholdersIn(valor),
  };
});
