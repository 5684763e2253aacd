import type { ModelMessage, UserContent } from 'ai';
import type { z } from 'zod';
import type { Esforco, Fonte, Tarefa } from '#contract/sistema/modelos.ts';
import type { FallbackNote } from '../port.ts';
import type { Budget } from './budget.ts';
import type { Health } from './health.ts';
import type { Provider } from './providers.ts';
import type { SdkModel } from './sdk-model.ts';

export interface Question<Answer> {
  system: string;
  content: UserContent;
  /** Makes the provider answer JSON of this schema. */
  schema?: z.ZodType;
  /** Requires a web search. */
  search?: boolean;
  /** Parses the answer's text, or returns why it is unusable. */
  read: (text: string) => { value: Answer } | Unfit<Answer>;
}

/** An answer that is not as asked. */
export interface Unfit<Answer> {
  /** Why, in Portuguese: sent to the model once. */
  problem: string;
  /** What is told to a person if the second answer is no better; without it, a general sentence. */
  message?: string;
  /** What is used if no answer is as asked: the one that is least `off`. */
  usable?: { value: Answer; off: number };
}

/** Providers for a task in order, and its output limits. */
export interface Asker {
  tarefa: Tarefa;
  chain: Provider[];
  effort: Esforco;
  /** Whether someone chose the effort: self-hosted servers receive it only then. */
  effortChosen: boolean;
  /** Output token limit, thinking included. */
  outputLimit: number;
  speak: (provider: Provider) => SdkModel;
  /** Whether pictures go along: all of the chain see, and pictures may leave. */
  seesPictures: boolean;
  /** Called when someone else than chosen does the work. */
  note: (note: FallbackNote) => Promise<void>;
  budget: Budget;
  health: Health;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  now: () => number;
}

export interface Answered<Answer> {
  value: Answer;
  provider: Provider;
  /** Whether the web was searched, and the source pages. */
  searched: boolean;
  sources: Fonte[];
}

export type Message = ModelMessage;
