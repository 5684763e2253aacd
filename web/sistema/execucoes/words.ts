import type { RunState } from '#contract/base/runs.ts';
import type { EstadoDoPasso, Execucao, Uso } from '#contract/sistema/execucoes.ts';
import { tarefaInfo, tarefas } from '#contract/sistema/modelos.ts';
import type { Tone } from '#web/kit/ui/badge.tsx';

export const estadoLabels: Record<RunState, string> = {
  running: 'Em andamento',
  waiting: 'Esperando resposta',
  completed: 'Concluída',
  failed: 'Parou com erro',
  interrupted: 'Interrompida',
};

export const estadoTones: Record<RunState, Tone> = {
  running: 'alive',
  waiting: 'alive',
  completed: 'done',
  failed: 'danger',
  interrupted: 'plain',
};

type State = Pick<Execucao, 'estado' | 'lugar'>;
/** A run that waits for its turn is going on, but nobody works on it. */
export const stateWords = ({ estado, lugar }: State): string =>
  lugar === null ? estadoLabels[estado] : `Na fila, ${lugar}ª`;
export const stateTone = ({ estado, lugar }: State): Tone => (lugar === null ? estadoTones[estado] : 'plain');

export const passoLabels: Record<EstadoDoPasso, string> = {
  pendente: 'Aguardando',
  'em-andamento': 'Em andamento',
  concluido: 'Concluído',
  erro: 'Parou aqui',
};

export const passoTones: Record<EstadoDoPasso, Tone> = {
  pendente: 'plain',
  'em-andamento': 'alive',
  concluido: 'done',
  erro: 'danger',
};

export const tarefaLabels: Record<string, string> = {
  ...Object.fromEntries(tarefas.map((tarefa) => [tarefa, tarefaInfo[tarefa].rotulo])),
  // Task names from before each task had its own model.
  describe: 'Descrever',
  understand: 'Entender mensagem',
};

export const resultadoLabels: Record<string, string> = {
  ok: 'Respondida',
  invalid: 'Resposta inutilizável',
  refused: 'Recusada',
  failed: 'Falhou',
};

/** '850 ms', '12 s', '3 min 5 s', '1 h 2 min'. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return [`${minutes} min`, seconds % 60 ? `${seconds % 60} s` : ''].join(' ').trim();
  const hours = Math.floor(minutes / 60);
  return [`${hours} h`, minutes % 60 ? `${minutes % 60} min` : ''].join(' ').trim();
}

export const tokensOf = ({ tokensEntrada, tokensSaida }: Pick<Uso, 'tokensEntrada' | 'tokensSaida'>) =>
  tokensEntrada + tokensSaida;

/** The distinctive part of a folder's address. */
export const shortFolder = (url: string) =>
  url.replace(/^file:\/{2,3}/, '').replace(/^https?:\/\/(www\.)?/, '');
