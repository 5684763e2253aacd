import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayForTyping, dayFromTyped, isDay, type Period } from '#web/kit/form/days.ts';
import { maskDay } from '#web/kit/form/masks.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';

const load = () => import('#web/kit/form/range-calendar.tsx');
const RangeCalendar = lazy(async () => ({ default: (await load()).RangeCalendar }));

interface Props {
  period: Period;
  /** Told of whole days alone, and of a field that is emptied. */
  onChange: (period: Period) => void;
}

/** From one day to another: typed in two fields or chosen in one calendar. */
export function DayRange({ period, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** The keyboard goes on from the button, which stands anew once the calendar is gone. */
  function close() {
    flushSync(() => setOpen(false));
    frame.current?.querySelector('button')?.focus();
  }
  const trigger = (
    <button
      type="button"
      aria-label="Escolher período"
      data-hint="Escolher período"
      aria-haspopup="dialog"
      aria-expanded={open}
      className="button button-ghost size-9 shrink-0 px-0 max-md:size-11"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setOpen(true)}
    >
      <CalendarRange aria-hidden="true" />
    </button>
  );
  return (
    <div ref={frame} className="relative flex items-center gap-2 max-sm:w-full max-[22.5rem]:flex-wrap">
      <Bound label="De" day={period.de} onDay={(de) => onChange({ ...period, de })} />
      <Bound label="até" day={period.ate} onDay={(ate) => onChange({ ...period, ate })} />
      {open ? (
        <Suspense fallback={trigger}>
          <RangeCalendar trigger={trigger} period={period} onChoose={onChange} onClose={close} />
        </Suspense>
      ) : (
        trigger
      )}
    </div>
  );
}

function Bound({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const id = useId();
  const isWhole = typed === '' || isDay(typed);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 max-[22.5rem]:first:basis-full">
      <label htmlFor={id} className="text-[13px] text-muted">
        {label}
      </label>
      <TextControl
        id={id}
        className="control tabular-nums sm:w-28"
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        mask={maskDay}
        aria-invalid={!isWhole && typed.length >= 'dd/mm/aaaa'.length}
        value={dayForTyping(typed)}
        onChange={(text) => {
          const next = dayFromTyped(text);
          setTyped(next);
          if (next !== day && (next === '' || isDay(next))) onDay(next);
        }}
        // What is no day is not searched for, and does not stay as if it were.
        onBlur={() => !isWhole && setTyped(day)}
      />
    </div>
  );
}
