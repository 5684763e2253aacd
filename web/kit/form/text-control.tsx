import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { caretAfterMask } from '#web/kit/form/masks.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  /** Transforms typed text. */
  mask?: ((typed: string) => string) | undefined;
  /** A key the value answers to by itself: arrows step a price. */
  onStep?: ((event: KeyboardEvent<HTMLInputElement>, onChange: (value: string) => void) => void) | undefined;
  inputRef?: (input: HTMLInputElement | null) => void;
};

/** A text input. A mask keeps the caret in place, also mid-text. */
export function TextControl({ value, onChange, mask, onStep, inputRef, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (!mask) return onChange(typed);
    const masked = mask(typed);
    caret.current = caretAfterMask(typed, event.target.selectionStart ?? typed.length, masked);
    onChange(masked);
  }
  return (
    <input
      ref={(element) => {
        input.current = element;
        inputRef?.(element);
      }}
      className="control"
      autoComplete="off"
      value={value}
      onChange={change}
      onKeyDown={onStep && ((event) => onStep(event, onChange))}
      {...rest}
    />
  );
}
