import { expect, it } from 'vitest';
import { dateOfDay, dayForTyping, dayFromTyped, dayOfDate, isDay } from './days.ts';
import { maskDay } from './masks.ts';

const typing = (keys: string) => [...keys].reduce((text, key) => maskDay(text + key), '');

it('a day is typed as dd/mm/aaaa, slashes come by themselves, and it is kept as an ISO day', () => {
  expect(typing('30062031')).toBe('30/06/2031');
  expect(typing('30/06/2031')).toBe('30/06/2031');
  expect(typing('1/6/2031')).toBe('1/6/2031');
  expect(maskDay('2031-06-30')).toBe('30/06/2031');
  expect(dayFromTyped('30/06/2031')).toBe('2031-06-30');
  expect(dayFromTyped('1/6/2031')).toBe('2031-06-01');
  expect(dayForTyping('2031-06-30')).toBe('30/06/2031');
});

it('what is no day of the calendar stays as typed, for the form to say so', () => {
  for (const typed of ['', '3', '30/06', '30/06/203', '31/02/2031', '00/10/2031'])
    expect(dayFromTyped(typed)).toBe(typed);
  expect(isDay('2031-02-29')).toBe(false);
  expect(isDay('2032-02-29')).toBe(true);
  expect(dayForTyping('31/02/2031')).toBe('31/02/2031');
});

it('a calendar shows the day that is stored, in every time zone', () => {
  expect(dateOfDay('2031-06-30')?.getDate()).toBe(30);
  expect(dayOfDate(dateOfDay('2031-12-31')!)).toBe('2031-12-31');
  expect(dateOfDay('31/02/2031')).toBeUndefined();
});
