import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useOwnName } from '#web/kit/api/use-own-name.ts';

/** The user menu's button, showing who is logged in. */
export function UserButton(props: ComponentProps<'button'>) {
  const name = useOwnName();
  return (
    <button type="button" className="button button-ghost -mr-2 h-11 px-2 text-left" {...props}>
      <span
        className="grid size-8 place-items-center rounded-full bg-ink text-xs font-semibold text-canvas"
        aria-hidden="true"
      >
        {name.charAt(0).toUpperCase()}
      </span>
      <span className="sr-only">Menu do usuário</span>
      <span className="hidden leading-tight sm:block">
        <span className="block max-w-40 truncate text-[13px] font-medium text-ink">{name}</span>
        <span className="block text-xs font-normal text-muted">Administrador</span>
      </span>
      <ChevronDown className="hidden text-faint sm:block" />
    </button>
  );
}
