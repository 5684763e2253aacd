import { CornerDownLeft, ExternalLink, ListFilter, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import { recordInSight } from '#web/kit/acts.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { typeAhead } from '#web/kit/ui/type-ahead.ts';
import type { Entry, EntryGroup } from '#web/painel/busca/entry.ts';
import { type FoundGroup, findEntries, foldGroup, perGroup } from '#web/painel/busca/find-entries.ts';
import { noteRecent, readRecent } from '#web/painel/busca/recent.ts';

interface Props {
  groups: readonly EntryGroup[];
  /** Notice that records are loading, or failed to. */
  notice: string | null;
  /** What a typed sentence asks for. */
  actsFor: (typed: string) => readonly EntryGroup[];
  /** What can be done with what was found, where that is one thing. */
  actsOn: (found: readonly Entry[]) => readonly EntryGroup[];
  onClose: () => void;
}

const shownWhenEmpty = 2;

/** What can be done with the record in sight. */
function sightGroup(): EntryGroup[] {
  const record = recordInSight.read();
  if (!record) return [];
  const entries = record.acts.map(
    ({ label, Icon, go }): Entry => ({
      id: `a-vista/${label}`,
      label,
      detail: record.name,
      Icon,
      go,
      isPassing: true,
    }),
  );
  return [{ label: record.name, entries }];
}

const restId = 'ver-todos';

/** A group that does not show everything ends with the way to all of it. */
function withRest({ label, gender, entries, total }: FoundGroup, show: (label: string) => void): EntryGroup {
  if (total <= entries.length) return { label, entries };
  const all = `${gender === 'f' ? 'Ver todas as' : 'Ver todos os'} ${formatCount(total)}`;
  const rest: Entry = { id: restId, label: all, detail: label, Icon: ListFilter, go: () => show(label) };
  // Shown to its end and still not whole: more letters are the way.
  return { label, entries: entries.length > perGroup ? entries : [...entries, rest] };
}

/** The initial list: recent entries, then screens and actions. */
function startingGroups(groups: readonly EntryGroup[], recent: readonly string[]): EntryGroup[] {
  const byId = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  const entries = recent.flatMap((id) => byId.get(id) ?? []);
  const rest = groups.slice(0, shownWhenEmpty);
  return entries.length > 0 ? [{ label: 'Recentes', entries }, ...rest] : rest;
}

type Sought = Pick<Props, 'groups' | 'actsFor' | 'actsOn'> & {
  /** The one group that is shown to its end. */
  whole: string | null;
  onWhole: (label: string) => void;
};

/** What is shown for a typed text: what it asks for, what it finds, and what can be done with that. */
function useGroupsFor({ groups, actsFor, actsOn, whole, onWhole }: Sought) {
  const [recent] = useState(readRecent);
  const [sight] = useState(sightGroup);
  const folded = useMemo(() => [...sight, ...groups].map(foldGroup), [sight, groups]);
  return useCallback(
    (text: string): readonly EntryGroup[] => {
      if (!text.trim()) return [...sight, ...startingGroups(groups, recent)];
      const asked = whole === null ? actsFor(text) : [];
      const found = findEntries(folded, text, whole).map((group) => withRest(group, onWhole));
      return asked.length > 0
        ? [...asked, ...found]
        : [...found, ...actsOn(found.flatMap(({ entries }) => entries))];
    },
    [folded, groups, recent, sight, whole, actsFor, actsOn, onWhole],
  );
}

/**
 * The command palette: screens, actions and records by a few letters. A combobox with an always open list
 * (ARIA 1.2); focus stays in the text.
 */
export function Palette({ groups, notice, actsFor, actsOn, onClose }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  // Null until something is typed or moved: a screen reader taken to an option at once reads letters as commands.
  const [active, setActive] = useState<number | null>(null);
  const [whole, setWhole] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(typed);
  const groupsFor = useGroupsFor({ groups, actsFor, actsOn, whole, onWhole: setWhole });
  const shown = useMemo(() => groupsFor(query), [groupsFor, query]);
  const flat = useMemo(() => shown.flatMap(({ entries }) => entries), [shown]);
  const held = Math.min(active ?? 0, flat.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-place="${held}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [held]);

  function run({ id: entryId, go, isPassing }: Entry) {
    if (entryId === restId && typeof go === 'function') {
      go();
      setActive(0);
      return;
    }
    if (!isPassing) noteRecent(entryId);
    onClose();
    if (typeof go === 'object' && 'to' in go && go.to.endsWith('?novo=1')) typeAhead.start();
    if (typeof go === 'function') go();
    else if ('href' in go) window.open(go.href, '_blank', 'noopener');
    else void navigate(go.to, { state: go.state });
  }

  function press(event: KeyboardEvent) {
    const last = flat.length - 1;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: held >= last ? 0 : held + 1,
      ArrowUp: held <= 0 ? last : held - 1,
      PageDown: Math.min(last, held + 8),
      PageUp: Math.max(0, held - 8),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // The list may lag: Enter applies to the typed text.
      const entry = query === typed ? flat[held] : groupsFor(typed)[0]?.entries[0];
      if (entry) run(entry);
    }
  }

  let place = -1;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Not Radix.Overlay: its scroll lock writes a <style> element, which our policy refuses. */}
        <div className="fade fixed inset-0 z-40 bg-black/45" aria-hidden="true" />
        <Radix.Content
          aria-describedby={undefined}
          // Straight into the text: a screen reader that lands on anything else first reads letters as commands.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            text.current?.focus();
          }}
          className="rise fixed inset-0 z-50 flex flex-col bg-surface focus:outline-none sm:inset-x-0 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[70dvh] sm:w-[calc(100%-48px)] sm:max-w-xl sm:rounded-xl sm:border sm:border-line"
        >
          <Radix.Title className="sr-only">Buscar no painel</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
            <input
              ref={text}
              type="text"
              role="combobox"
              aria-label="Buscar telas, ações e registros"
              aria-expanded="true"
              aria-controls={`${id}-lista`}
              aria-autocomplete="list"
              aria-activedescendant={active !== null && held >= 0 ? `${id}-${held}` : undefined}
              className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint sm:text-sm"
              placeholder="Buscar telas, ações e registros..."
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
                setWhole(null);
              }}
              onKeyDown={press}
            />
            <Radix.Close className="button button-ghost -mr-2 px-2.5 text-[13px]">Fechar</Radix.Close>
          </div>
          <div
            ref={list}
            id={`${id}-lista`}
            role="listbox"
            // What scrolls would be a stop of its own, where nothing can be typed.
            tabIndex={-1}
            aria-label="Resultados"
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
          >
            {shown.map(({ label, entries }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
              <div key={label} role="group" aria-labelledby={`${id}-grupo-${index}`}>
                <p id={`${id}-grupo-${index}`} className="px-2.5 pt-3 pb-1 text-xs font-medium text-faint">
                  {label}
                </p>
                {entries.map((entry) => {
                  place += 1;
                  return (
                    <Option
                      key={`${label} ${entry.id}`}
                      id={`${id}-${place}`}
                      place={place}
                      entry={entry}
                      active={place === held && (active === null ? 'first' : 'chosen')}
                      onPoint={setActive}
                      onRun={run}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          <div role="status" className="border-t border-line px-4 py-2.5 text-[13px] text-muted">
            {flat.length === 0
              ? `Nada encontrado para “${query.trim()}”`
              : (notice ?? (query.trim() ? counted(flat.length) : <Help />))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Keyboard help; hidden on phones. */
const Help = () => (
  <>
    <span className="max-sm:hidden">
      ↑ ↓ escolhe · Enter abre · Esc fecha. Também faz: “tirar do ar mirante”, “ana (11) 91234-5678”
    </span>
    <span className="sm:hidden">Busque, ou peça: “tirar do ar mirante”</span>
  </>
);

const counted = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);

interface OptionProps {
  id: string;
  place: number;
  entry: Entry;
  /** What Enter opens: the first one, or the one that was typed or moved to, which alone is told. */
  active: false | 'first' | 'chosen';
  onPoint: (place: number) => void;
  onRun: (entry: Entry) => void;
}

function Option({ id, place, entry, active, onPoint, onRun }: OptionProps) {
  const { label, detail, Icon, go, isPassing } = entry;
  const isOutside = typeof go !== 'function' && 'href' in go;
  const isDeed = isPassing === true && typeof go === 'function';
  const Hint = isOutside ? ExternalLink : CornerDownLeft;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the combobox, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it (aria-activedescendant)
    <div
      id={id}
      role="option"
      aria-selected={active === 'chosen'}
      data-active={active || undefined}
      data-place={place}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 data-active:bg-sunken max-sm:min-h-12',
        isDeed && 'py-2',
      )}
      onPointerMove={() => active !== 'chosen' && onPoint(place)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onRun(entry)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      {/* What is done at once is read to its end before. */}
      <span className={cx('min-w-0 flex-1', !isDeed && 'truncate')}>
        {label}
        {/* Two words, not one, to who hears them. */}
        {detail && <span className="sr-only">, </span>}
        {detail && <span className="ml-2 text-[13px] text-muted">{detail}</span>}
      </span>
      {isOutside && <span className="sr-only">(abre em outra aba)</span>}
      {active && <Hint aria-hidden="true" className="size-3.5 shrink-0 text-faint" />}
    </div>
  );
}
