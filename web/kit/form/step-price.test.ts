import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { stepPrice } from './step-price.ts';

function press(key: string, value: string, more: object = {}) {
  const preventDefault = vi.fn();
  let shown: string | null = null;
  const event = {
    key,
    currentTarget: { value },
    preventDefault,
    ...more,
  } as unknown as KeyboardEvent<HTMLInputElement>;
  stepPrice(event, (text) => {
    shown = text;
  });
  return [shown, preventDefault.mock.calls.length > 0];
}

test('PNL-17 COV-14 arrow keys step a price by 0,01, in Brazilian notation, never below zero', () => {
  expect(press('ArrowUp', '350.000,00')).toEqual(['350.000,01', true]);
  expect(press('ArrowUp', '999.999,99')).toEqual(['1.000.000,00', true]);
  expect(press('ArrowDown', '1.000,00')).toEqual(['999,99', true]);
  expect(press('ArrowUp', '')).toEqual(['0,01', true]);
  expect(press('ArrowDown', '0,00')).toEqual(['0,00', true]);
  expect(press('ArrowUp', '450000.5')).toEqual(['450.000,51', true]);
});

test('other keys, shortcuts and what is no price are left alone', () => {
  expect(press('ArrowLeft', '1,00')).toEqual([null, false]);
  expect(press('ArrowUp', '1,00', { altKey: true })).toEqual([null, false]);
  expect(press('ArrowUp', 'mil')).toEqual([null, false]);
});
