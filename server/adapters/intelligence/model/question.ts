import type { ModelMessage, UserContent } from 'ai';
import type { z } from 'zod';
import type { Esforco, Fonte, Tarefa } from '#contract/sistema/modelos.ts';
import type { StandInNote } from '../port.ts';
import type { Budget } from './budget.ts';
import type { Health } from './health.ts';
import type { Provider } from './providers.ts';
import type { Spoken } from './speak.ts';

export interface Question<Answer> {
  system: string;
  content: UserContent;
  /** Makes the provider answer JSON of this shape. */
  schema?: z.ZodType;
  /** The web is searched for it, by who can. */
  search?: boolean;
  /** The answer's text → the result, or why it will not do (Portuguese, told to the model once). */
  read: (text: string) => { value: Answer } | { problem: string };
}

/** Who is asked for a task, one after the other, and what an answer may take. */
export interface Asker {
  tarefa: Tarefa;
  chain: Provider[];
  effort: Esforco;
  /** Whether somebody chose the effort: servers of all kinds are told of it only then. */
  effortChosen: boolean;
  /** Tokens of an answer, thinking included. */
  outputLimit: number;
  speak: (provider: Provider) => Spoken;
  /** Told when another one does the work than was chosen. */
  note: (note: StandInNote) => Promise<void>;
  budget: Budget;
  health: Health;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  now: () => number;
}

export interface Answered<Answer> {
  value: Answer;
  provider: Provider;
  /** Whether the web was searched, and the pages it was found on. */
  searched: boolean;
  sources: Fonte[];
}

export type Message = ModelMessage;
