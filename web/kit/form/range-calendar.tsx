import { type ReactNode, useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import {
  CalendarPopover,
  calendarLook,
  inPortuguese,
  offeredMonths,
} from '#web/kit/form/calendar-popover.tsx';
import { dateOfDay, dayOfDate, type Period } from '#web/kit/form/days.ts';
import { usualPeriods } from '#web/kit/form/periods.ts';

interface Props {
  trigger: ReactNode;
  period: Period;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** A calendar in Portuguese for a period: its first day, then its last; or one people often ask for. */
export function RangeCalendar({ trigger, period, onChoose, onClose }: Props) {
  const [begun, setBegun] = useState<DateRange | undefined>(() => ({
    from: dateOfDay(period.de),
    to: dateOfDay(period.ate),
  }));
  const [isFirst, setIsFirst] = useState(true);
  function choose(next: Period) {
    onChoose(next);
    onClose();
  }
  function press(day: Date) {
    if (isFirst || !begun?.from) {
      setBegun({ from: day, to: undefined });
      setIsFirst(false);
      return;
    }
    const [from, to] = begun.from <= day ? [begun.from, day] : [day, begun.from];
    choose({ de: dayOfDate(from), ate: dayOfDate(to) });
  }
  return (
    <CalendarPopover trigger={trigger} label="Período" onClose={onClose}>
      <div className="flex gap-3 max-sm:flex-col">
        <ul className="flex flex-col gap-0.5 border-line max-sm:flex-row max-sm:flex-wrap max-sm:border-b max-sm:pb-2 sm:border-r sm:pr-3">
          {usualPeriods(new Date()).map(({ label, period: usual }) => (
            <li key={label}>
              <button
                type="button"
                className="w-full rounded-md px-2.5 py-1.5 text-left text-[13px] whitespace-nowrap hover:bg-sunken max-md:min-h-11"
                onClick={() => choose(usual)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
        <div className="mx-auto w-max">
          <DayPicker
            mode="range"
            autoFocus
            {...inPortuguese}
            classNames={calendarLook}
            {...offeredMonths}
            defaultMonth={begun?.from ?? begun?.to}
            selected={begun}
            onSelect={(_, day) => press(day)}
          />
          <p role="status" className="pt-1 text-center text-[13px] text-muted">
            {isFirst ? 'Escolha o primeiro dia' : 'Agora, o último dia'}
          </p>
        </div>
      </div>
    </CalendarPopover>
  );
}
