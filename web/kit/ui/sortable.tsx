import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

interface Props<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** The handle's name for an item: 'Aurora Jardins', 'Foto 2'. */
  nameOf: (item: Item, index: number) => string;
  /** Name of the list. */
  label: string;
  layout: 'list' | 'grid';
  onMove: (from: number, to: number) => void;
  className?: string;
  itemClassName?: string;
  /** Renders an item; `handle` is its drag handle. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

/** The list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
}

/** Drags are announced below in our own words, once finished. */
const quiet = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

/**
 * A sortable list: by dragging a handle, or with arrow keys, Home and End on it, which move the item at once,
 * without a keyboard mode.
 */
export function Sortable<Item>(props: Props<Item>) {
  const { items, idOf, nameOf, label, layout, onMove, className, itemClassName, children } = props;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [said, setSaid] = useState('');
  const handles = useRef(new Map<string, HTMLElement>());
  const focused = useRef<string | null>(null);
  const ids = items.map(idOf);

  // Some browsers drop focus of a moved element; keyboard users continue there.
  useLayoutEffect(() => {
    if (focused.current) handles.current.get(focused.current)?.focus();
    focused.current = null;
  });

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onMove(from, to);
    setSaid(`${nameOf(item, from)}: posição ${to + 1} de ${items.length}`);
  }
  function drop({ active, over }: DragEndEvent) {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  function press(event: KeyboardEvent, from: number) {
    const steps: Record<string, number> = {
      ArrowUp: from - 1,
      ArrowLeft: from - 1,
      ArrowDown: from + 1,
      ArrowRight: from + 1,
      Home: 0,
      End: items.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focused.current = ids[from] ?? null;
    move(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: quiet,
        screenReaderInstructions: { draggable: '' },
        restoreFocus: false,
      }}
      onDragEnd={drop}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul aria-label={label} className={className}>
          {items.map((item, index) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item, index)}
              className={itemClassName}
              onKeyDown={(event) => press(event, index)}
              handleRef={(handle) => {
                if (handle) handles.current.set(idOf(item), handle);
                else handles.current.delete(idOf(item));
              }}
            >
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

interface ItemProps {
  id: string;
  name: string;
  className: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  handleRef: (handle: HTMLElement | null) => void;
  children: (handle: ReactNode) => ReactNode;
}

function SortableItem({ id, name, className, onKeyDown, handleRef, children }: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <button
      type="button"
      ref={(element) => {
        setActivatorNodeRef(element);
        handleRef(element);
      }}
      aria-label={`Mover ${name}`}
      data-hint="Arraste, ou use as setas do teclado"
      className="button button-ghost size-9 cursor-grab touch-none px-0"
      {...listeners}
      onKeyDown={onKeyDown}
    >
      <GripVertical />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={cx(className, isDragging && 'relative z-10 opacity-80 shadow-lg')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
