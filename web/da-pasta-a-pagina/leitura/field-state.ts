import type { CampoLido, EstadoDoCampo } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Tone } from '#web/kit/ui/badge.tsx';
import { highConfidence } from '#web/widgets/leitura/value-words.ts';

/** How each state of a field is told. */
export const stateBadges: Record<EstadoDoCampo, { label: string; tone: Tone }> = {
  'a-revisar': { label: 'A revisar', tone: 'alive' },
  aceito: { label: 'Aceito', tone: 'done' },
  mantido: { label: 'Mantido', tone: 'done' },
  editado: { label: 'Editado', tone: 'done' },
  recusado: { label: 'Recusado', tone: 'plain' },
  'nao-encontrado': { label: 'Não encontrado', tone: 'plain' },
};

export const isPending = ({ estado }: CampoLido): boolean => estado === 'a-revisar';
export const hasConflict = ({ lido }: CampoLido): boolean => Boolean(lido && lido.conflitos.length > 0);

/** What nobody needs to look at one by one: stands in the record, is sure, and nothing contradicts it. */
export const isCertain = (field: CampoLido): boolean =>
  isPending(field) && field.igual && !hasConflict(field) && (field.lido?.confianca ?? 0) >= highConfidence;

export const views = ['a-revisar', 'conflitos', 'todos'] as const;
export type View = (typeof views)[number];

/** The fields a view shows. */
export function fieldsOf(view: View, campos: CampoLido[]): CampoLido[] {
  if (view === 'conflitos') return campos.filter(hasConflict);
  return view === 'a-revisar' ? campos.filter(isPending) : campos;
}
