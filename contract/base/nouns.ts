import { type EntidadeName, entidades } from '../entidades.ts';
import { type Noun, noun } from './entity.ts';

/** Kinds of things in the audit log that have no list. */
const others = {
  edicao: noun('rascunho', 'rascunhos', 'm'),
  sessao: noun('sessão', 'sessões', 'f'),
  limite: noun('limite de uso', 'limites de uso', 'm'),
  retencao: noun('prazo de guarda', 'prazos de guarda', 'm'),
  modelos: noun('escolha de modelos', 'escolhas de modelos', 'f'),
  run: noun('execução', 'execuções', 'f'),
  imagem: noun('imagem', 'imagens', 'f'),
  territorio: noun('território', 'territórios', 'm'),
  importacao: noun('importação', 'importações', 'f'),
  visao: noun('visão', 'visões', 'f'),
  pendencia: noun('pendência', 'pendências', 'f'),
  conversa: noun('conversa', 'conversas', 'f'),
  comunicado: noun('comunicado', 'comunicados', 'm'),
  canal: noun('canal', 'canais', 'm'),
  frase: noun('frase da Lisa', 'frases da Lisa', 'f'),
  laboratorio: noun('laboratório da Lisa', 'laboratórios da Lisa', 'm'),
  token: noun('token', 'tokens', 'm'),
  webhook: noun('webhook', 'webhooks', 'm'),
  email: noun('regra de e-mails', 'regras de e-mails', 'f'),
  copia: noun('cópia de segurança', 'cópias de segurança', 'f'),
};

/** What a deed can act on: only kinds that have a word. */
export type Kind = EntidadeName | keyof typeof others;

/** The display word of each kind, by its name in the audit log and the trash. */
export const nouns: Record<string, Noun> = {
  ...Object.fromEntries(Object.values(entidades).map((each) => [each.name, each.noun])),
  ...others,
};

/** The display word of a kind; an unknown kind is shown by its own name. */
export const nounOf = (entidade: string): Noun => nouns[entidade] ?? noun(entidade, entidade, 'm');
