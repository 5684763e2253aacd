import type { KeyboardEvent } from 'react';
import { steppedPrice } from '#contract/cadastros/preco.ts';

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** Steps a price by 0,01 with the arrow keys, as a numeric field does (COV-14, PNL-17). */
export function stepPrice(event: KeyboardEvent<HTMLInputElement>, onChange: (text: string) => void): void {
  const cents = steps[event.key];
  if (cents === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = steppedPrice(event.currentTarget.value, cents);
  if (next === null) return;
  event.preventDefault();
  onChange(next);
}
