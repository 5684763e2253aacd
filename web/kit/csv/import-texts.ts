import type { Noun } from '#contract/nouns.ts';
import type { Plan } from '#web/kit/csv/import-plan.ts';
import { countOf } from '#web/kit/format.ts';

/** 'Serão criados 120 bairros e 3 zonas, e atualizados 4. 30 já estão iguais.' */
export function planText({ counts, zonas }: Plan, { one, many, gender }: Noun): string {
  const ending = gender === 'f' ? 'as' : 'os';
  const made = [
    counts.novo > 0 ? countOf(counts.novo, one, many) : '',
    zonas > 0 ? countOf(zonas, 'zona', 'zonas') : '',
  ].filter(Boolean);
  const parts = [
    made.length > 0 ? `criad${counts.novo > 0 ? ending : 'as'} ${made.join(' e ')}` : '',
    counts.atualiza > 0 ? `atualizad${ending} ${countOf(counts.atualiza, one, many)}` : '',
  ].filter(Boolean);
  const same =
    counts.igual > 0 ? ` ${countOf(counts.igual, 'linha já está igual', 'linhas já estão iguais')}.` : '';
  if (parts.length === 0) return `Não há o que importar.${same}`;
  return `Serão ${parts.join(' e ')}.${same} Tudo é gravado de uma vez, ou nada é.`;
}

/** 'Importação concluída: 120 bairros criados e 4 atualizados.' */
export function doneText({ counts }: Plan, { one, many, gender }: Noun): string {
  const ending = (count: number) => (gender === 'f' ? 'a' : 'o') + (count === 1 ? '' : 's');
  const parts = [
    counts.novo > 0 ? `${countOf(counts.novo, one, many)} criad${ending(counts.novo)}` : '',
    counts.atualiza > 0 ? `${countOf(counts.atualiza, one, many)} atualizad${ending(counts.atualiza)}` : '',
  ].filter(Boolean);
  return `Importação concluída: ${parts.join(' e ')}.`;
}
