import type { ComponentProps, KeyboardEvent } from 'react';
import { useSteadyCaret } from './use-steady-caret.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  /** Transforms typed text. */
  mask?: ((typed: string) => string) | undefined;
  /** A key the value answers to by itself: arrows step a price. */
  onStep?: ((event: KeyboardEvent<HTMLInputElement>, onChange: (value: string) => void) => void) | undefined;
  inputRef?: (input: HTMLInputElement | null) => void;
};

/** A text input. */
export function TextControl({ value, onChange, mask, onStep, inputRef, ...rest }: Props) {
  const input = useSteadyCaret<HTMLInputElement>();
  return (
    <input
      ref={(element) => {
        input.current = element;
        inputRef?.(element);
      }}
      className="control"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(mask ? mask(target.value) : target.value)}
      onKeyDown={onStep && ((event) => onStep(event, onChange))}
      {...rest}
    />
  );
}
