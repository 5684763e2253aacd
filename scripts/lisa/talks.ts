import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '#server/lisa/conversa/conversation/session.ts';

/** What somebody says to one asking of a question. */
export type Answer = { mensagem: string } | { midia: string };

/** A whole talk: what somebody answers to each question, what they throw in, and how it has to end. */
export interface WholeTalk {
  id: string;
  antes: string | null;
  verdade: Record<string, unknown>;
  respostas: Record<string, Answer[]>;
  interjeicoes: { na_pergunta: string; vez: number; mensagem: string }[];
  depois: { mensagem: string; muda: Record<string, unknown> }[];
  esperado: { desfecho: string; aceita_tambem?: string[]; registro: Record<string, unknown> | null };
  maximo: number;
}

export const readTalks = (folder: string): WholeTalk[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as WholeTalk);

/** The stage under which a talk keeps its answers to what she asks now. */
export function stageOf({ pergunta, memoria, corretorId, nome }: Session): string {
  if (memoria.duvida || memoria.creciLido) return 'geral';
  if (pergunta === null) return corretorId === null ? 'saudacao' : 'enviado';
  const stages = {
    interesse: 'saudacao',
    creci: 'creci',
    uf: 'creci_uf',
    contato: nome === null ? 'nome' : 'email',
    nome: 'nome',
    email: 'email',
    telefone: 'geral',
    nomeGuerra: 'nome_guerra',
    regiao: 'regiao',
    precos: 'precos',
    foto: 'foto',
    confirmar: 'confirmacao',
  } as const;
  return stages[pergunta];
}
