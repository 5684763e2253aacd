/** What somebody wants with a message; several may stand in one. */
export const intents = [
  'sim',
  'nao',
  'adia',
  'dados',
  'corrige',
  'pergunta',
  'reclama',
  'cumprimenta',
  'agradece',
  'despede',
  'pessoa',
  'fora',
  'sem-sentido',
  'pular',
  'voltar',
  'continuar',
  'ajuda',
  'parar',
  'apagar',
  'meus-dados',
  'outra-lingua',
  'menor',
  'comprador',
  'outro-cadastro',
] as const;
export type Intent = (typeof intents)[number];

/** Subjects of questions Lisa has an answer to. */
export const topics = [
  'o-que-e',
  'quem-e',
  'robo',
  'golpe',
  'custo',
  'comissao',
  'prazo',
  'documentos',
  'link',
  'senha',
  'foto',
  'sair',
  'dados',
  'creci',
  'apelido',
  'regiao',
  'precos',
  'aqui',
  'exclusividade',
  'perguntas',
  'como-funciona',
] as const;
export type Topic = (typeof topics)[number];

/** Who recognised an intent. */
export type Maker = 'regras' | 'classificador' | 'modelo';

export interface SeenIntent {
  intent: Intent;
  /** The words that say so, as they were read. */
  evidence: string;
  /** From 0 to 1; below `sureFrom` it is asked about, never acted on. */
  confidence: number;
  by: Maker;
}

/** From here on an intent is acted on. */
export const sureFrom = 0.6;
