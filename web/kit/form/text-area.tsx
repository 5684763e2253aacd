import type { ComponentProps } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import { useSteadyCaret } from './use-steady-caret.ts';

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  inputRef?: (input: HTMLTextAreaElement | null) => void;
};

/** A text of several lines. */
export function TextArea({ inputRef, className, ...rest }: Props) {
  const input = useSteadyCaret<HTMLTextAreaElement>();
  return (
    <textarea
      ref={(element) => {
        input.current = element;
        inputRef?.(element);
      }}
      className={cx('control h-auto py-2', className)}
      {...rest}
    />
  );
}
