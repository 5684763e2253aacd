import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { markAt, piecesOf } from '#web/kit/form/pieces.ts';
import { cx } from '#web/kit/ui/cx.ts';

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  /** Placeholders shown as chips: '{NOME_GUERRA}'. */
  marks: readonly string[];
  field?: RefObject<HTMLTextAreaElement | null>;
};

/**
 * A text box whose placeholders stand as chips. It stays a plain text box, for assistive technology, spelling and
 * undo: the chips are drawn behind it, by the same letters in the same places; one key takes one away whole.
 */
export function MarkedText({ value, onChange, marks, field, className, onKeyDown, ...rest }: Props) {
  const behind = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  const pieces = useMemo(() => piecesOf(value, marks), [value, marks]);
  const follow = () => {
    if (behind.current && own.current) behind.current.scrollTop = own.current.scrollTop;
  };
  // A text that was put in or grew may have scrolled without an event.
  useLayoutEffect(follow);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    if (selectionStart !== selectionEnd || event.altKey || event.ctrlKey || event.metaKey) return;
    const whole = markAt(text, marks, selectionStart, event.key);
    // The browser deletes what is selected, so that undo brings it back.
    if (whole) event.currentTarget.setSelectionRange(...whole);
  }
  const letters = '[scrollbar-gutter:stable] break-words whitespace-pre-wrap';
  return (
    <div className="relative rounded-md bg-surface">
      <div
        ref={behind}
        aria-hidden="true"
        className={cx(
          'control pointer-events-none absolute inset-0 overflow-hidden border-transparent text-transparent',
          className,
          letters,
          '!h-full !max-h-none !min-h-0',
        )}
      >
        {pieces.map(({ at, text, isMark }) =>
          isMark ? (
            <span
              key={at}
              className="rounded-sm bg-gold-soft box-decoration-clone shadow-[0_0_0_1.5px_var(--color-gold-soft),0_0_0_2.5px_var(--color-gold)]"
            >
              {text}
            </span>
          ) : (
            text
          ),
        )}
        {/* A last line that is empty takes its place too. */}
        {'\u200b'}
      </div>
      <textarea
        {...rest}
        ref={(element) => {
          own.current = element;
          if (field) field.current = element;
        }}
        className={cx('control relative !bg-transparent', className, letters)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        onScroll={follow}
      />
    </div>
  );
}
