import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { foldText } from '#contract/base/text.ts';
import { ChoiceList, optionId } from '#web/kit/form/choice-list.tsx';
import { type ChoiceOption, exactFirst, foldOptions, matchOptions } from '#web/kit/form/match-options.ts';
import { cx } from '#web/kit/ui/cx.ts';

export interface ChoiceProps {
  options: readonly ChoiceOption[];
  /** The chosen value; '' if none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Its accessible name, if no Field labels it. */
  label?: string;
  /** Can be cleared. */
  clearable?: boolean;
  disabled?: boolean;
  className?: string;
  /** Given by Field. */
  id?: string;
  name?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onBlur?: () => void;
  /** For callers that must focus it. */
  inputRef?: (input: HTMLInputElement | null) => void;
  /** Called with the typed text, '' on closing: the options are then search results. */
  onType?: (typed: string) => void;
  /** The options are outdated: Enter selects none. */
  searching?: boolean;
  /** The chosen option, if it may be missing in the options. */
  chosen?: ChoiceOption | undefined;
}

const pageLength = 8;

/**
 * A searchable select: a combobox with a popup list (ARIA 1.2, list autocomplete). Focus stays in the text;
 * the list is virtualised, so thousands of options cost nothing.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one combobox: text, list and keys share their state
export function Choice(props: ChoiceProps) {
  const { options, value, onChange, placeholder, label, clearable = false, disabled, className } = props;
  const { onType, searching = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-opcoes`;
  const [open, setOpen] = useState(false);
  /** The search text; null shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const folded = useMemo(() => foldOptions(options), [options]);
  const isMatched = onType === undefined;
  const shown = useMemo(
    () => (!typed ? folded : isMatched ? matchOptions(folded, typed) : exactFirst(folded, typed)),
    [folded, typed, isMatched],
  );
  const chosen = useMemo(
    () => props.chosen ?? options.find((option) => option.value === value),
    [props.chosen, options, value],
  );

  function show() {
    if (disabled || open) return;
    setActive(shown.findIndex((option) => option.value === value));
    setOpen(true);
  }
  function hide() {
    setOpen(false);
    setTyped(null);
    onType?.('');
  }
  function choose(option: ChoiceOption | undefined) {
    if (!option) return;
    if (option.value !== value) onChange(option.value);
    hide();
  }
  function clear() {
    onChange('');
    hide();
    input.current?.focus();
  }

  /** A completely typed label is selected; anything else reverts. */
  function leave() {
    const query = foldText(typed?.trim() ?? '');
    if (typed !== null && !query && clearable && value) onChange('');
    else if (query && !searching) {
      const exact = shown.filter((option) => option.folded === query);
      if (exact.length === 1) choose(exact[0]);
    }
    hide();
    props.onBlur?.();
  }

  function move(event: KeyboardEvent, to: number) {
    event.preventDefault();
    if (open) setActive(Math.max(0, Math.min(to, shown.length - 1)));
    else show();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(event, active + 1);
    else if (event.key === 'ArrowUp') move(event, active - 1);
    else if (event.key === 'PageDown') move(event, active + pageLength);
    else if (event.key === 'PageUp') move(event, active - pageLength);
    else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (!searching) choose(shown[active]);
    }
  }

  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && hide()}>
      <Popover.Anchor asChild>
        <div ref={frame} className={cx('relative', className)}>
          <input
            ref={(element) => {
              input.current = element;
              props.inputRef?.(element);
            }}
            id={id}
            name={props.name}
            className="control truncate pr-8"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
            aria-required={props['aria-required']}
            aria-invalid={props['aria-invalid']}
            aria-describedby={props['aria-describedby']}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => {
              setTyped(event.target.value);
              onType?.(event.target.value);
              setActive(event.target.value.trim() ? 0 : -1);
              setOpen(true);
            }}
            onClick={(event) => {
              if (!open) event.currentTarget.select();
              show();
            }}
            onKeyDown={press}
            onBlur={leave}
          />
          {clearable && chosen ? (
            <button
              type="button"
              // By keys the text is emptied: Tab goes on to the next field.
              tabIndex={-1}
              aria-label="Limpar escolha"
              className="absolute inset-y-0 right-0 grid w-8 place-items-center text-faint hover:text-ink"
              onClick={clear}
            >
              <X className="size-4" />
            </button>
          ) : (
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-2.5 right-2.5 size-4 text-faint"
            />
          )}
        </div>
      </Popover.Anchor>
      {/* Not in a portal: it must stay inside the dialog with the field, for focus. */}
      <Popover.Content
        // Radix says 'dialog' here; the list has its own role.
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="fade z-50 w-(--radix-popover-trigger-width) overflow-hidden rounded-md border border-line bg-surface shadow-lg"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (frame.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <ChoiceList
          id={listId}
          label={label ?? placeholder ?? 'Opções'}
          options={shown}
          value={value}
          active={active}
          searching={searching}
          onChoose={choose}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
