import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The user menu's button, showing who is logged in. */
export function UserButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className="button button-ghost -mr-2 h-11 px-2 text-left" {...props}>
      <span
        className="grid size-8 place-items-center rounded-full bg-ink text-xs font-semibold text-canvas"
        aria-hidden="true"
      >
        A
      </span>
      <span className="sr-only">Menu do usuário</span>
      <span className="hidden leading-tight sm:block">
        <span className="block text-[13px] font-medium text-ink">Admin</span>
        <span className="block text-xs font-normal text-muted">Administrador</span>
      </span>
      <ChevronDown className="hidden text-faint sm:block" />
    </button>
  );
}
