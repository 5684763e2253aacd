import { CalendarDays } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { dayForTyping, dayFromTyped } from '#web/kit/form/days.ts';
import { maskDay } from '#web/kit/form/masks.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { cx } from '#web/kit/ui/cx.ts';

const load = () => import('#web/kit/form/day-calendar.tsx');
// Its library is loaded only where a calendar is opened.
const DayCalendar = lazy(async () => ({ default: (await load()).DayCalendar }));

type Props = Omit<ComponentProps<typeof TextControl>, 'mask' | 'onStep' | 'inputRef' | 'min' | 'max'> & {
  /** An ISO day, what is typed of one, or ''. */
  value: string;
  onChange: (value: string) => void;
  inputRef?: (input: HTMLInputElement | null) => void;
  /** The last day to choose, ISO. */
  max?: string;
};

/** A day, typed as dd/mm/aaaa or chosen in a calendar (decision 40). */
export function DayControl({ value, onChange, inputRef, className, max, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const trigger = (
    <button
      type="button"
      aria-label="Abrir calendário"
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={rest.disabled}
      className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-md text-faint hover:text-ink max-md:w-11"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setOpen(true)}
    >
      <CalendarDays aria-hidden="true" className="size-4" />
    </button>
  );
  function close() {
    setOpen(false);
    input.current?.focus();
  }
  return (
    <div className={cx('relative', className)}>
      <TextControl
        {...rest}
        className="control pr-9 tabular-nums"
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        mask={maskDay}
        value={dayForTyping(value)}
        onChange={(typed) => onChange(dayFromTyped(typed))}
        onStep={(event) => {
          if (event.altKey && event.key === 'ArrowDown') setOpen(true);
        }}
        inputRef={(element) => {
          input.current = element;
          inputRef?.(element);
        }}
      />
      {open ? (
        <Suspense fallback={trigger}>
          <DayCalendar trigger={trigger} value={value} onChoose={onChange} onClose={close} max={max} />
        </Suspense>
      ) : (
        trigger
      )}
    </div>
  );
}
