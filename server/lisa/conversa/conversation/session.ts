import type { LisaMemory, OnboardingStatus, Question } from '#contract/lisa/lisa.ts';
import type { CreciCard, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { Command } from './commands.ts';
import type { TextKey } from './phrases.ts';

/** A conversation as it is stored, without its number. */
export interface Session {
  status: OnboardingStatus;
  /** 1 to 13 (WPP-25). */
  passo: number;
  /** What is being asked; null where nothing is. */
  pergunta: Question | null;
  nome: string | null;
  creci: string | null;
  ufCreci: string | null;
  email: string | null;
  /** Told by who shows no number: normal, and proven by nobody. */
  telefone: string | null;
  nomeGuerra: string | null;
  regiaoTrabalho: string | null;
  precoMinimo: string | null;
  precoMaximo: string | null;
  foto: string | null;
  corretorId: number | null;
  memoria: LisaMemory;
  consentimentoEm: Date | null;
  consentimentoVersao: string | null;
  ultimaMensagemEm: Date | null;
  assumidaPor: number | null;
}

export const newSession: Session = {
  status: 'waiting_interest',
  passo: 1,
  pergunta: null,
  nome: null,
  creci: null,
  ufCreci: null,
  email: null,
  telefone: null,
  nomeGuerra: null,
  regiaoTrabalho: null,
  precoMinimo: null,
  precoMaximo: null,
  foto: null,
  corretorId: null,
  memoria: {},
  consentimentoEm: null,
  consentimentoVersao: null,
  ultimaMensagemEm: null,
  assumidaPor: null,
};

/** Kinds of messages the machine tells apart; `outro` is everything a channel may invent. */
export const messageKinds = [
  'texto',
  'imagem',
  'audio',
  'video',
  'figurinha',
  'localizacao',
  'documento',
  'contato',
  'reacao',
  'outro',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What became of a picture on its way here. */
export type Picture =
  | { url: string }
  /** A card that could be read; such a picture is not kept. */
  | { carteira: CreciCard }
  | { problema: 'grande-demais' | 'formato' | 'pequeno-demais' | 'indisponivel' };

/** A message as the machine takes it: read, understood and with its picture stored. */
export interface Incoming {
  kind: MessageKind;
  /** By the channel's clock. */
  at: Date;
  text: string | null;
  command: Command | null;
  /** The person's own number, handed over by the channel's button. */
  numero?: string | null;
  /** Null for messages without text. */
  understood: UnderstoodMessage | null;
  picture: Picture | null;
}

/** What is so outside the conversation when a message is handled. */
export interface World {
  now: Date;
  /** Fingerprint of the text that asks for consent. */
  consentVersion: string;
  /** Whether the person is known by a number; left out, they are. */
  hasNumber?: boolean;
  /** The corretor of the session, or the one this number belongs to. */
  corretor: {
    id: number;
    nomeGuerra: string;
    situacao: 'pendente' | 'aprovado' | 'inativo' | 'rejeitado';
    rejeitadoEm: Date | null;
    motivo: string | null;
    siteUrl: string | null;
  } | null;
  /** Whether what was just understood belongs to another corretor already. */
  taken: { creci: boolean; email: boolean };
  /** A message of the settings with its places filled, or a phrase of Lisa's own. */
  say(chave: TextKey, values: { nomeGuerra: string | null; regiao: string | null }): string;
}

export interface Reply {
  /** Key of the setting, or of the phrase. */
  chave: string;
  texto: string;
}

/** What has to happen beside the session's change, in its transaction. */
export type Effect =
  | 'criar-corretor'
  | 'atualizar-corretor'
  | 'reabrir'
  | 'chamar-pessoa'
  | 'apagar'
  | 'exportar';

export interface Outcome {
  session: Session;
  replies: Reply[];
  effects: Effect[];
}
