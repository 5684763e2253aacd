import { formatDay } from '#web/kit/format.ts';

/** ISO days, both included; '' where it is open. */
export interface Period {
  de: string;
  ate: string;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is an ISO day of the calendar: '2031-02-31' is not. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T12:00:00Z`);
  return isoDay.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** As it is typed and read: '30/06/2031' of an ISO day; anything else as it is. */
export const dayForTyping = (value: string): string => (isDay(value) ? formatDay(value) : value);

/** The ISO day of '30/06/2031' or '1/6/2031'; what is no whole day stays as it is, so that a form can say so. */
export function dayFromTyped(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  if (!day || !month || !year) return typed;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : typed;
}

/** The local date of an ISO day, for a calendar; undefined of anything else. */
export function dateOfDay(value: string): Date | undefined {
  if (!isDay(value)) return undefined;
  const [year, month, day] = value.split('-').map(Number);
  return new Date(year!, month! - 1, day);
}

/** The ISO day of a calendar's date. */
export const dayOfDate = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
