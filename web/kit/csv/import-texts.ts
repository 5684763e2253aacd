import type { Noun } from '#contract/base/entity.ts';
import type { Plan } from '#web/kit/csv/import-plan.ts';
import { countOf } from '#web/kit/format.ts';

/** 'A importação cria 120 bairros e 3 zonas e atualiza 4 bairros. 30 linhas já estão iguais.' */
export function planText({ counts, zonas }: Plan, { one, many }: Noun): string {
  const made = [
    counts.novo > 0 ? countOf(counts.novo, one, many) : '',
    zonas > 0 ? countOf(zonas, 'zona', 'zonas') : '',
  ].filter(Boolean);
  const deeds = [
    made.length > 0 ? `cria ${made.join(' e ')}` : '',
    counts.atualiza > 0 ? `atualiza ${countOf(counts.atualiza, one, many)}` : '',
  ].filter(Boolean);
  const nothing = counts.erro > 0 ? 'Nenhuma linha pode ser importada ainda.' : 'Não há o que importar.';
  const told = deeds.length > 0 ? `A importação ${deeds.join(' e ')}.` : nothing;
  const same = countOf(counts.igual, 'linha já está igual', 'linhas já estão iguais');
  return counts.igual > 0 ? `${told} ${same}.` : told;
}

/** 'Importação concluída: 120 bairros criados e 4 bairros atualizados.' */
export function doneText({ counts }: Plan, { one, many, gender }: Noun): string {
  const ending = (count: number) => (gender === 'f' ? 'a' : 'o') + (count === 1 ? '' : 's');
  const parts = [
    counts.novo > 0 ? `${countOf(counts.novo, one, many)} criad${ending(counts.novo)}` : '',
    counts.atualiza > 0 ? `${countOf(counts.atualiza, one, many)} atualizad${ending(counts.atualiza)}` : '',
  ].filter(Boolean);
  return `Importação concluída: ${parts.join(' e ')}.`;
}

/** Headings in quotes: '“Cargo” e “Obs”'. */
export const namesText = (names: readonly string[]): string =>
  new Intl.ListFormat('pt-BR').format(names.map((name) => `“${name}”`));
