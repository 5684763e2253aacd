import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Noun } from '#contract/base/entity.ts';
import { type Count, capitalized, countOf, countText } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import type { Selection } from './use-selection.ts';

const chosenWord = ({ gender }: Noun, count: Count) =>
  `selecionad${gender === 'f' ? 'a' : 'o'}${count === 1 ? '' : 's'}`;

/** 'Selecionar todos os 1.248 encontrados', 'Selecionar todos os encontrados (mais de 5.000)' */
function allText({ gender }: Noun, total: Count): string {
  const [all, found] = gender === 'f' ? ['todas as', 'encontradas'] : ['todos os', 'encontrados'];
  return typeof total === 'number'
    ? `Selecionar ${all} ${countText(total)} ${found}`
    : `Selecionar ${all} ${found} (${countText(total)})`;
}

interface Props {
  noun: Noun;
  selection: Selection;
  /** Number of matches. */
  total: Count;
  /** What can be done with the selection. */
  children: ReactNode;
}

/** Bar at the foot of a list with a selection: count and actions. */
export function SelectionBar({ noun, selection, total, children }: Props) {
  const { count, isAll, clear, chooseAll } = selection;
  if (count === 0) return null;
  return (
    <section
      aria-label="Seleção"
      className="docked rise sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-edge bg-surface py-2.5 pr-2 pl-4 shadow-lg shadow-black/10"
    >
      <p role="status" className="font-medium tabular-nums">
        {capitalized(countOf(count, noun.one, noun.many))} {chosenWord(noun, count)}
      </p>
      {!isAll && total !== 0 && total !== 1 && (
        <button
          type="button"
          onClick={chooseAll}
          className="min-h-9 font-medium underline decoration-edge underline-offset-4"
        >
          {allText(noun, total)}
        </button>
      )}
      <div className="flex flex-auto flex-wrap gap-2 sm:justify-end max-sm:order-last max-sm:basis-full max-sm:[&>*]:flex-1">
        {children}
      </div>
      <IconButton label="Limpar seleção" className="max-sm:ml-auto" onClick={clear}>
        <X />
      </IconButton>
    </section>
  );
}
