import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import type { DayPickerProps } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale/pt-BR';

interface Props {
  /** The button it opened from. */
  trigger: ReactNode;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a calendar: open as long as it stands. */
export function CalendarPopover({ trigger, label, onClose, children }: Props) {
  return (
    <Popover.Root open onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor asChild>{trigger}</Popover.Anchor>
      {/* Not in a portal: it must stay inside the dialog with the field, for focus. */}
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={label}
        className="rise z-50 w-max max-w-[calc(100vw-16px)] rounded-xl border border-line bg-surface p-3 shadow-lg shadow-black/10"
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}

const arrow =
  'grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink max-md:size-11';

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' });

/** A calendar in Portuguese; the library's own short names lack their accents. */
export const inPortuguese = {
  locale: ptBR,
  formatters: { formatWeekdayName: (date) => weekday.format(date).replace('.', '') },
  captionLayout: 'dropdown',
  showOutsideDays: true,
} satisfies Partial<DayPickerProps>;

const year = new Date().getFullYear();

/** The months its lists offer: back to the oldest books, on to the latest delivery. */
export const offeredMonths = { startMonth: new Date(year - 30, 0), endMonth: new Date(year + 15, 11) };

/** The panel's look of a calendar. */
export const calendarLook = {
  months: 'relative',
  month_caption: 'flex h-9 items-center justify-center gap-1 px-9 text-sm font-medium max-md:h-11',
  caption_label: 'inline-flex items-center gap-0.5 first-letter:uppercase',
  dropdowns: 'flex items-center gap-2',
  dropdown_root:
    'relative rounded-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between pointer-events-none [&>*]:pointer-events-auto',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-4 fill-current',
  weekday: 'size-9 text-xs font-medium text-faint max-md:size-11',
  day: 'p-0 text-center',
  day_button:
    'grid size-9 cursor-pointer place-items-center rounded-md text-sm tabular-nums hover:bg-sunken disabled:cursor-default max-md:size-11',
  outside: 'text-faint',
  disabled: 'opacity-40',
  today: '[&>button]:font-semibold [&>button]:underline [&>button]:underline-offset-4',
  selected: '[&>button]:bg-ink [&>button]:text-canvas [&>button]:hover:bg-ink',
  range_middle: 'bg-sunken [&>button]:!bg-transparent [&>button]:!text-ink [&>button]:rounded-none',
  range_start: 'rounded-l-md bg-sunken',
  range_end: 'rounded-r-md bg-sunken',
} satisfies DayPickerProps['classNames'];
