import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import { typeAhead } from '#web/kit/ui/type-ahead.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** If false, neither Escape, an outside click nor the corner button closes it. */
  closable?: boolean;
  width?: 'sm:max-w-md' | 'sm:max-w-xl' | 'sm:max-w-3xl' | 'sm:max-w-6xl';
  /** At the right edge in full height instead of centred; on a phone both are the same sheet. */
  side?: boolean;
  /** Opens at its beginning rather than at its first field, because it must be read first. */
  readFirst?: boolean;
  /** Footer buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A form opens with its first field focused. */
const firstField = 'form :is(input, textarea, select):not(:disabled, [type="hidden"], [type="file"])';

/** Marks a part of a dialog that handles Escape itself. */
export const ownEscape = { 'data-own-escape': '' };

/**
 * Radix focuses the dialog when something in it disappears while nothing has the focus. Between two fields
 * nothing has it for a moment, and what is typed next would be lost: here the focus goes on to where it was going.
 */
function useFocusOnItsWay() {
  const goal = useRef<EventTarget | null>(null);
  return {
    onBlurCapture(event: FocusEvent) {
      goal.current = event.relatedTarget;
    },
    onFocusCapture(event: FocusEvent) {
      const { currentTarget, target } = event;
      const next = goal.current;
      goal.current = null;
      if (target === currentTarget && next instanceof HTMLElement && next !== target) next.focus();
    },
  };
}

/** A modal dialog; on a phone a sheet rising from the bottom. */
export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    description,
    closable = true,
    width = 'sm:max-w-xl',
    side = false,
    readFirst = false,
    footer,
    children,
  } = props;
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const focusOnItsWay = useFocusOnItsWay();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && closable && onClose()}>
      <Radix.Portal>
        {/* Not Radix.Overlay: its scroll lock writes a <style> element, which our policy refuses. */}
        <div className="fade fixed inset-0 z-40 bg-black/45" aria-hidden="true" />
        <Radix.Content
          {...focusOnItsWay}
          // Leaves no space beside it for a notice.
          data-wide={side || width === 'sm:max-w-6xl' || undefined}
          className={cx(
            'rise fixed inset-x-0 bottom-0 z-40 flex max-h-[94dvh] flex-col rounded-t-xl border border-line bg-surface focus:outline-none',
            side
              ? 'sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:max-h-none sm:w-full sm:rounded-none sm:border-y-0 sm:border-r-0'
              : 'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[90dvh] sm:w-[calc(100%-48px)] sm:rounded-xl',
            width,
          )}
          onOpenAutoFocus={(event) => {
            if (readFirst) return;
            const fields = (event.currentTarget as Element).querySelectorAll<HTMLElement>(firstField);
            const [field] = fields;
            if (!field) return;
            event.preventDefault();
            field.focus();
            typeAhead.deliver([...fields]);
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows the opener only if it rendered it.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            // A nested form closes alone.
            if (event.target instanceof Element && event.target.closest('[data-own-escape]'))
              event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-4 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-base font-semibold tracking-tight">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 [overflow-wrap:anywhere] text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            {closable && (
              <Radix.Close
                aria-label="Fechar janela"
                className="button button-ghost -mt-1.5 -mr-2 size-9 px-0"
              >
                <X />
              </Radix.Close>
            )}
          </header>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="dialog-body min-h-0 flex-1 overflow-y-auto px-5 pb-5 focus-visible:-outline-offset-2 sm:px-6"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
