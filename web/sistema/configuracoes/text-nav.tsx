import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import { groupAnchor, type SettingGroup } from '#web/sistema/configuracoes/groups.ts';
import { type Tool, toolLabels } from '#web/sistema/configuracoes/tools.ts';
import type { OpenGroups } from '#web/sistema/configuracoes/use-open-groups.ts';

interface Props {
  /** What stands above the texts. */
  tools: readonly Tool[];
  groups: SettingGroup[];
  open: OpenGroups;
  /** Keys with unsaved text. */
  unsaved: ReadonlySet<string>;
  /** The visible key. */
  current: string | null;
}

/** The id under which the texts stand. */
export const textsAnchor = 'textos';

interface AnchorProps {
  to: string;
  open: OpenGroups;
  current?: boolean;
  className: string;
  children: ReactNode;
}

/** A place of this page: its address can be passed on. */
const Anchor = ({ to, open, current = false, className, children }: AnchorProps) => (
  <a
    href={`#${to}`}
    aria-current={current ? 'location' : undefined}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      open.go(to);
    }}
  >
    {children}
  </a>
);

const entryLook = (isCurrent: boolean) =>
  cx(
    'flex min-h-8 items-center gap-2 rounded-md px-2.5 py-1 text-[13px] hover:bg-sunken focus-visible:-outline-offset-2',
    isCurrent ? 'bg-sunken font-medium text-ink' : 'text-muted',
  );

/** The page's contents: what stands above the texts, and the texts by group. */
export function TextNav({ tools, groups, open, unsaved, current }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = current && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    const { scrollTop, clientHeight } = nav.current;
    const isSeen =
      link.offsetTop >= scrollTop && link.offsetTop + link.offsetHeight <= scrollTop + clientHeight;
    // Not scrollIntoView, which would scroll the page too.
    if (!isSeen) nav.current.scrollTop = link.offsetTop - clientHeight / 2;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label="Nesta página"
      className="sticky top-22 row-span-2 row-start-1 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pb-4 lg:block"
    >
      {/* Every text is a stop of Tab: past them in one. */}
      <a
        href={`#${textsAnchor}`}
        className="button button-outline not-focus:sr-only focus:mb-2"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(textsAnchor)?.focus();
        }}
      >
        Pular esta lista
      </a>
      {tools.length > 0 && (
        <ul className="mb-4">
          {tools.map((tool) => (
            <li key={tool}>
              <Anchor
                to={tool}
                open={open}
                current={current === tool}
                className={entryLook(current === tool)}
              >
                {toolLabels[tool]}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ id, titulo, resumo, settings }) => (
        <div key={id} className="mb-4">
          <div className="flex items-center text-xs font-medium text-faint">
            <Anchor
              to={groupAnchor(id)}
              open={open}
              className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2.5 py-1 hover:text-ink focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">{titulo}</span>
              <span className="tabular-nums">{settings.length}</span>
            </Anchor>
            <button
              type="button"
              aria-expanded={open.isOpen(id)}
              aria-label={`Textos de ${titulo}`}
              className="grid size-8 shrink-0 place-items-center rounded-md hover:text-ink focus-visible:-outline-offset-2"
              onClick={() => open.toggle(id)}
            >
              <ChevronDown aria-hidden="true" className={cx('size-4', open.isOpen(id) && 'rotate-180')} />
            </button>
          </div>
          <ul>
            {open.inSight({ id, titulo, resumo, settings }).map(({ chave, titulo: name }) => (
              <li key={chave}>
                <Anchor
                  to={chave}
                  open={open}
                  current={current === chave}
                  className={entryLook(current === chave)}
                >
                  <span className="min-w-0 flex-1">{name}</span>
                  {unsaved.has(chave) && (
                    <span className="size-2 shrink-0 rounded-full bg-gold" data-hint="Não salvo">
                      <span className="sr-only">não salvo</span>
                    </span>
                  )}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The same on a phone, as a select that stays in sight and shows where one is. */
export function TextJump({ tools, groups, open, unsaved, current }: Props) {
  return (
    <div className="sticky top-(--head) z-10 -mx-4 bg-canvas px-4 py-2 sm:mx-0 sm:px-0 lg:hidden">
      <select
        aria-label="Ir para"
        className="control"
        value={current ?? ''}
        onChange={(event) => open.go(event.target.value)}
      >
        <option value="" disabled>
          Ir para…
        </option>
        {tools.map((tool) => (
          <option key={tool} value={tool}>
            {toolLabels[tool]}
          </option>
        ))}
        {groups.map(({ id, titulo, settings }) => (
          <optgroup key={id} label={titulo}>
            {settings.map(({ chave, titulo: name }) => (
              <option key={chave} value={chave}>
                {unsaved.has(chave) ? `${name} (não salvo)` : name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
