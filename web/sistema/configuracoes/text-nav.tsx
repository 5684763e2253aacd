import { useEffect, useRef } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import type { SettingGroup } from '#web/sistema/configuracoes/groups.ts';
import type { OpenGroups } from '#web/sistema/configuracoes/use-open-groups.ts';

interface Props {
  groups: SettingGroup[];
  open: OpenGroups;
  /** Keys with unsaved text. */
  unsaved: ReadonlySet<string>;
  /** The visible key. */
  current: string | null;
}

/** Navigation of the page's texts. */
export function TextNav({ groups, open, unsaved, current }: Props) {
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
      aria-label="Textos"
      className="sticky top-22 hidden max-h-[calc(100dvh-7rem)] w-56 shrink-0 self-start overflow-y-auto pb-4 lg:block"
    >
      {groups.map(({ id, titulo, resumo, settings }) => (
        <div key={id} className="mb-4">
          <button
            type="button"
            aria-expanded={open.isOpen(id)}
            className="flex w-full items-baseline gap-2 rounded-md px-2.5 py-1 text-left text-xs font-medium text-faint hover:text-ink"
            onClick={() => open.toggle(id)}
          >
            <span className="min-w-0 flex-1">{titulo}</span>
            <span className="tabular-nums">{settings.length}</span>
          </button>
          <ul>
            {open.inSight({ id, titulo, resumo, settings }).map(({ chave, titulo: name }) => (
              <li key={chave}>
                <a
                  href={`#${chave}`}
                  aria-current={current === chave ? 'location' : undefined}
                  className={cx(
                    'flex min-h-8 items-center gap-2 rounded-md px-2.5 py-1 text-[13px] hover:bg-sunken',
                    current === chave ? 'bg-sunken font-medium text-ink' : 'text-muted',
                  )}
                  onClick={(event) => {
                    event.preventDefault();
                    open.go(chave);
                  }}
                >
                  <span className="min-w-0 flex-1">{name}</span>
                  {unsaved.has(chave) && (
                    <span className="size-2 shrink-0 rounded-full bg-gold" data-hint="Não salvo">
                      <span className="sr-only">não salvo</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The same on a phone, as a select. */
export function TextJump({ groups, open, unsaved }: Omit<Props, 'current'>) {
  return (
    <select
      aria-label="Ir para"
      className="control lg:hidden"
      value=""
      onChange={(event) => open.go(event.target.value)}
    >
      <option value="" disabled>
        Ir para…
      </option>
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
  );
}
