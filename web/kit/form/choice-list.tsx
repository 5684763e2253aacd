import { useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChoiceOption } from '#web/kit/form/match-options.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface Props {
  id: string;
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  /** The active option; -1 for none. */
  active: number;
  /** A search is running. */
  searching: boolean;
  onChoose: (option: ChoiceOption) => void;
}

/** A combobox's virtualised options. */
export function ChoiceList({ id, label, options, value, active, searching, onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  // Touch-sized rows without a mouse. Asked once: the list wants the size of each of its thousands of rows.
  const height = useMediaQuery('(pointer: coarse)') ? 44 : 36;
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    paddingStart: 4,
    paddingEnd: 4,
    overscan: 6,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options begin at their top again
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
    else rows.scrollToOffset(0);
  }, [active, rows, options]);

  return (
    <>
      <div
        ref={scroller}
        id={id}
        role="listbox"
        aria-label={label}
        className={cx(
          'max-h-[min(288px,var(--radix-popover-content-available-height))] overflow-y-auto overscroll-contain',
          searching && 'opacity-60',
        )}
      >
        <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start, size }) => {
            const option = options[index];
            if (!option) return null;
            const isChosen = option.value === value;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the combobox, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it (aria-activedescendant)
              <div
                key={option.value}
                id={optionId(id, index)}
                role="option"
                aria-selected={isChosen}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                className={cx(
                  'absolute inset-x-1 top-0 flex cursor-pointer items-center gap-2 rounded-md px-2.5 hover:bg-sunken data-active:bg-sunken',
                  isChosen && 'font-medium',
                )}
                style={{ height: size, transform: `translateY(${start}px)` }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                <span className="min-w-0 flex-1 truncate" data-hint={option.label}>
                  {option.label}
                </span>
                {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 text-gold-ink" />}
              </div>
            );
          })}
        </div>
      </div>
      <p role="status" className={options.length === 0 ? 'px-3 pb-3 text-muted' : 'sr-only'}>
        {searching
          ? 'Buscando...'
          : options.length === 0
            ? 'Nenhuma opção encontrada'
            : `${options.length} opções`}
      </p>
    </>
  );
}
