import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import type { Place, VisiblePlace } from './tree.ts';
import { isTreeKey, treeMove } from './tree-keys.ts';

interface Props {
  shown: readonly VisiblePlace[];
  selected: Place | null;
  /** '645 cidades', null if unknown. */
  countOf: (place: Place) => string | null;
  onSelect: (place: Place) => void;
  onToggle: (place: Place) => void;
}

const rowHeight = 36;
const indent = 20;

/** The territory tree: região, estado, cidade, zona, bairro; virtualised. */
export function PlaceTree({ shown, selected, countOf, onSelect, onToggle }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.place.key ?? index,
    overscan: 10,
    paddingStart: 6,
    paddingEnd: 6,
    scrollPaddingStart: 6,
    scrollPaddingEnd: 6,
    initialRect: { width: 400, height: 600 },
  });
  const selectedIndex = selected ? shown.findIndex(({ place }) => place === selected) : -1;
  const { scrollToIndex } = virtual;
  useEffect(() => {
    if (selectedIndex >= 0) scrollToIndex(selectedIndex);
  }, [selectedIndex, scrollToIndex]);

  const placeAt = (key: string) => shown.find(({ place }) => place.key === key)?.place;
  function press(event: KeyboardEvent) {
    if (!isTreeKey(event)) return;
    event.preventDefault();
    const move = treeMove(event.key, shown, selected?.key ?? null);
    if (!move) return;
    const place = placeAt('go' in move ? move.go : move.toggle);
    if (place) ('go' in move ? onSelect : onToggle)(place);
  }
  function click(place: Place) {
    const isFirst = place !== selected;
    if (isFirst) onSelect(place);
    const isOpen = shown.some((entry) => entry.place === place && entry.open);
    if (place.children.length > 0 && !(isFirst && isOpen)) onToggle(place);
  }

  return (
    <div
      ref={box}
      role="tree"
      aria-label="Território"
      tabIndex={0}
      aria-activedescendant={selectedIndex >= 0 ? `${id}-${selected?.key}` : undefined}
      onKeyDown={press}
      className="group relative h-[26rem] overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface px-1.5 lg:h-[max(20rem,calc(100dvh-19rem))]"
    >
      <div role="none" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const entry = shown[item.index];
          if (!entry) return null;
          const { place, open, position, siblings } = entry;
          const depth = Math.round((levelDepth[place.level] ?? 0) * indent);
          const isSelected = place === selected;
          const count = countOf(place);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the tree
            <div
              key={item.key}
              id={`${id}-${place.key}`}
              role="treeitem"
              aria-level={(levelDepth[place.level] ?? 0) + 1}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-selected={isSelected}
              aria-expanded={place.children.length > 0 ? open : undefined}
              onClick={() => click(place)}
              className={cx(
                'absolute inset-x-0 top-0 flex cursor-pointer items-center gap-1.5 rounded-md pr-3 transition-colors',
                isSelected
                  ? 'bg-sunken font-medium group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-gold-ink'
                  : 'hover:bg-sunken',
              )}
              style={{
                height: rowHeight,
                paddingLeft: depth + 6,
                transform: `translateY(${item.start}px)`,
              }}
            >
              <ChevronRight
                aria-hidden="true"
                className={cx(
                  'size-4 shrink-0 text-faint transition-transform',
                  open && 'rotate-90',
                  place.children.length === 0 && 'invisible',
                )}
              />
              <span className="min-w-0 flex-1 truncate">{place.nome}</span>
              {place.children.length > 0 && count && (
                <span className="shrink-0 text-xs font-normal text-muted tabular-nums">{count}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const levelDepth: Record<Place['level'], number> = { regiao: 0, estado: 1, cidade: 2, zona: 3, bairro: 4 };
