import type { OwnSubject } from '#contract/lisa/assistente.ts';
import type { LisaMemory, Lugar, OnboardingStatus, Question } from '#contract/lisa/lisa.ts';
import type { CreciCard } from '#server/adapters/intelligence/port.ts';
import type { Understanding } from '#server/lisa/entendimento/service.ts';
import type { Territory } from '../regiao/find-territory.ts';
import type { Say } from './say.ts';

/** A stored conversation, without its number. */
export interface Session {
  status: OnboardingStatus;
  /** 1 to 13 (WPP-25). */
  passo: number;
  /** The pending question; null if none. */
  pergunta: Question | null;
  nome: string | null;
  creci: string | null;
  ufCreci: string | null;
  email: string | null;
  /** Stated by a person whose number is hidden: normalised, but unverified. */
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

/** Message kinds the state machine distinguishes; `outro` is anything else. */
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

/** Outcome of receiving a picture. */
export type Picture =
  | { url: string }
  /** A readable card; its picture is not kept. */
  | { carteira: CreciCard }
  /** A card was asked for, and none can be read in it: it is not kept. */
  | { semCreci: true }
  | { problema: 'grande-demais' | 'formato' | 'pequeno-demais' | 'indisponivel' };

/** A message as input of the state machine: parsed, understood and with its picture stored. */
export interface Incoming {
  kind: MessageKind;
  /** By the channel's clock. */
  at: Date;
  text: string | null;
  /** The person's own number, shared by the channel's button. */
  numero?: string | null;
  /** Null for messages without text. */
  understanding: Understanding | null;
  picture: Picture | null;
  /** A shared place: where it may lie, and what it is called; only where a region is asked for. */
  place?: { lugares: Lugar[]; nome: string | null };
  /** Passed on, heard or edited in: it tells, but no yes, no or choice of it counts. */
  tellsOnly?: boolean;
  /** A recording beyond what is listened to. */
  isTooLong?: boolean;
}

/** Facts outside the conversation when a message is handled. */
export interface World {
  now: Date;
  /** Fingerprint of the consent text. */
  consentVersion: string;
  /** Whether the person is identified by a number; default true. */
  hasNumber?: boolean;
  /** The session's corretor, or the one with this number. */
  corretor: {
    id: number;
    nomeGuerra: string;
    situacao: 'pendente' | 'aprovado' | 'inativo' | 'rejeitado';
    rejeitadoEm: Date | null;
    motivo: string | null;
    siteUrl: string | null;
  } | null;
  /** Whether an understood value already belongs to another corretor. */
  taken: { creci: boolean; email: boolean };
  /** What the territory knows of the region a message tells. */
  territory?: Territory | null;
  /** Names of that region which are none of the territory. */
  unknown?: readonly string[];
  /** The places a question is about. */
  asked?: readonly AskedPlace[];
  /** What an approved corretor asked for, answered from his own data. */
  own?: OwnAnswer | null;
  /** The page of a corretor who covers what a buyer looks for. */
  forBuyer?: { nomeGuerra: string; url: string } | null;
  /** What the team answered to the same question before. */
  kept?: string | null;
  /** By what the programme can be checked, as it is said; null if none of it is set. */
  identity?: string | null;
  /** What was said to the person last, oldest first: no sentence is said twice in a row. */
  recent?: readonly string[];
  say: Say;
}

/** A place a question names: of the territory, or null where only the region has it. */
export interface AskedPlace {
  dito: string;
  lugar: Lugar | null;
}

/** The answer to a request of an approved corretor. */
export interface OwnAnswer {
  assunto: OwnSubject;
  replies: Reply[];
  memoria: Partial<LisaMemory>;
  effects: Effect[];
  /** The question, for the team: the answer is theirs. */
  forTeam?: string;
}

export interface Reply {
  /** Key of the setting or phrase. */
  chave: string;
  texto: string;
}

/** Effects beside the session's change, in its transaction. */
export type Effect =
  | 'criar-corretor'
  | 'atualizar-corretor'
  | 'reabrir'
  | 'chamar-pessoa'
  | 'apagar'
  | 'exportar'
  /** The news he gets unasked: off, all he gets off, or all on. */
  | 'parar-novidades'
  | 'parar-avisos'
  | 'voltar-avisos'
  /** The session's photo is put before the team. */
  | 'pedir-foto'
  /** What is to be changed is put before the team. */
  | 'pedir-mudanca'
  /** The one contact that waits for him is answered. */
  | 'atendeu';

/** What a registered corretor wants changed, by column. */
export type AskedChange = Partial<
  Pick<
    Session,
    | 'nome'
    | 'email'
    | 'creci'
    | 'ufCreci'
    | 'telefone'
    | 'nomeGuerra'
    | 'regiaoTrabalho'
    | 'precoMinimo'
    | 'precoMaximo'
  >
> & { lugares?: Lugar[] };

export interface Outcome {
  session: Session;
  replies: Reply[];
  effects: Effect[];
  /** With 'pedir-mudanca': what. */
  mudanca?: AskedChange;
}
