import type { ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import {
  CalendarPopover,
  calendarLook,
  inPortuguese,
  offeredMonths,
} from '#web/kit/form/calendar-popover.tsx';
import { dateOfDay, dayOfDate } from '#web/kit/form/days.ts';

interface Props {
  trigger: ReactNode;
  value: string;
  onChoose: (day: string) => void;
  onClose: () => void;
  /** The last day to choose, ISO. */
  max: string | undefined;
}

/** A calendar in Portuguese for one day; choosing it closes. */
export function DayCalendar({ trigger, value, onChoose, onClose, max }: Props) {
  const chosen = dateOfDay(value);
  const last = max ? dateOfDay(max) : undefined;
  return (
    <CalendarPopover trigger={trigger} label="Calendário" onClose={onClose}>
      <DayPicker
        mode="single"
        autoFocus
        {...inPortuguese}
        classNames={calendarLook}
        {...offeredMonths}
        {...(last && { endMonth: last })}
        defaultMonth={chosen ?? last}
        disabled={last && { after: last }}
        selected={chosen}
        onSelect={(date) => {
          if (date) onChoose(dayOfDate(date));
          onClose();
        }}
      />
    </CalendarPopover>
  );
}
