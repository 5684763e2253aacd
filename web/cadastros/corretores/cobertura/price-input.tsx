import { X } from 'lucide-react';
import { priceForTyping, priceFromTyped } from '#contract/cadastros/preco.ts';
import { stepPrice } from '#web/kit/form/step-price.ts';
import { useSteadyCaret } from '#web/kit/form/use-steady-caret.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** One end of a range being typed. */
export interface PriceDraft {
  text: string;
  /** Cleared on purpose: saving removes the limit. A merely blank field changes nothing. */
  cleared: boolean;
}

export const priceDraft = (price: string | null): PriceDraft => ({
  text: priceForTyping(price),
  cleared: false,
});

/** A draft's value to send: undefined is unchanged, null clears, 'invalid' is no price. */
export function priceOf({ text, cleared }: PriceDraft): string | null | undefined | 'invalid' {
  if (text.trim() === '') return cleared ? null : undefined;
  return priceFromTyped(text) ?? 'invalid';
}

interface Props {
  name: string;
  value: PriceDraft;
  onChange: (value: PriceDraft) => void;
  clearLabel: string;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** A price in Brazilian notation, formatted on blur. */
export function PriceInput({ value, onChange, clearLabel, ...rest }: Props) {
  const input = useSteadyCaret<HTMLInputElement>();
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
      >
        R$
      </span>
      <input
        {...rest}
        ref={input}
        className="control pr-10 pl-10 tabular-nums"
        inputMode="decimal"
        step="0.01"
        autoComplete="off"
        placeholder="Sem limite"
        value={value.text}
        onChange={(event) => onChange({ text: event.target.value, cleared: false })}
        onKeyDown={(event) => stepPrice(event, (text) => onChange({ text, cleared: false }))}
        onBlur={() => {
          const price = priceFromTyped(value.text);
          if (price !== null) onChange({ text: priceForTyping(price), cleared: false });
        }}
      />
      {value.text !== '' && (
        <IconButton
          label={clearLabel}
          className="absolute inset-y-0 right-0 text-faint"
          onClick={() => {
            onChange({ text: '', cleared: true });
            input.current?.focus();
          }}
        >
          <X />
        </IconButton>
      )}
    </div>
  );
}
