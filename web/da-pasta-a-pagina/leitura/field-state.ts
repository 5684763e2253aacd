import type { CampoLido, EstadoDoCampo } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Tone } from '#web/kit/ui/badge.tsx';
import { highConfidence } from '#web/widgets/leitura/value-words.ts';

/** Label of each state. */
export const stateBadges: Record<EstadoDoCampo, { label: string; tone: Tone }> = {
  'a-revisar': { label: 'A revisar', tone: 'alive' },
  aceito: { label: 'Aceito', tone: 'done' },
  mantido: { label: 'Mantido', tone: 'done' },
  editado: { label: 'Editado', tone: 'done' },
  recusado: { label: 'Recusado', tone: 'plain' },
  'nao-encontrado': { label: 'Não encontrado', tone: 'plain' },
};

/** A field's badge: a doubt is a question until somebody answers it. */
export const badgeOf = ({ duvida, estado }: CampoLido): { label: string; tone: Tone } =>
  duvida ? { label: 'Em dúvida', tone: 'danger' } : stateBadges[estado];

export const isPending = ({ estado }: CampoLido): boolean => estado === 'a-revisar';
export const hasConflict = ({ lido }: CampoLido): boolean => Boolean(lido && lido.conflitos.length > 0);

/** Needs no individual review: stored, certain and uncontradicted. */
export const isCertain = (field: CampoLido): boolean =>
  isPending(field) && field.igual && !hasConflict(field) && (field.lido?.confianca ?? 0) >= highConfidence;

/** Where a review begins: an open question, else a contradiction, else what is not certain, else the first. */
export const firstDoubtful = (campos: readonly CampoLido[]): CampoLido | undefined =>
  campos.find(({ duvida }) => duvida) ??
  campos.find((field) => isPending(field) && hasConflict(field)) ??
  campos.find((field) => isPending(field) && !isCertain(field)) ??
  campos[0];

/** What may be answered to a doubt: what was read, and what else the documents may be saying. */
export const candidatesOf = ({ lido }: CampoLido): unknown[] =>
  lido ? [lido.valor, ...lido.conflitos.map(({ valor }) => valor)].slice(0, 9) : [];

export const views = ['duvidas', 'a-revisar', 'conflitos', 'todos'] as const;
export type View = (typeof views)[number];

/** The fields of a view. */
export function fieldsOf(view: View, campos: CampoLido[]): CampoLido[] {
  if (view === 'duvidas') return campos.filter(({ duvida }) => duvida);
  if (view === 'conflitos') return campos.filter(hasConflict);
  return view === 'a-revisar' ? campos.filter(isPending) : campos;
}
