import { type FormEvent, useState } from 'react';
import type { Change } from '#contract/base/errors.ts';
import type { Merge } from '#web/kit/crud/crud-dialog-merge.ts';
import type { FormField } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { ValueText } from '#web/kit/form/value-text.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';

interface Props {
  id: string;
  fields: FormField[];
  change: Change;
  merge: Merge;
  /** The current record as form values. */
  current: FormValues;
  /** The values with every choice made. */
  onDecide: (values: FormValues) => void;
}

/** Shows who changed what meanwhile, to choose each value (API-19). */
export function ConflictForm({ id, fields, change, merge, current, onDecide }: Props) {
  const [picked, setPicked] = useState<Record<string, 'meu' | 'atual'>>({});
  const who = change.by ?? 'Outra pessoa';
  const undecided = fields.filter((field) => merge.undecided.includes(field.name));
  const taken = fields.filter((field) => merge.taken.includes(field.name));

  function decide(event: FormEvent) {
    event.preventDefault();
    const theirs = merge.undecided.filter((name) => picked[name] === 'atual');
    onDecide({ ...merge.values, ...Object.fromEntries(theirs.map((name) => [name, current[name]])) });
  }
  return (
    <form id={id} onSubmit={decide} className="grid gap-5">
      <p role="alert">
        <strong className="font-semibold">{who}</strong> alterou este registro em {formatDate(change.at)} às{' '}
        {formatTime(change.at)}, depois que você o abriu. Nada do que você digitou foi perdido, e nada foi
        sobrescrito.
      </p>
      {undecided.map((field) => (
        <fieldset key={field.name}>
          <legend className="mb-1.5 text-[13px] font-medium">{field.label}: qual valor fica?</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(['meu', 'atual'] as const).map((side) => (
              <label
                key={side}
                className="flex cursor-pointer items-start gap-3 rounded-md border border-line p-3 has-checked:border-gold has-checked:bg-gold-soft"
              >
                <input
                  type="radio"
                  required
                  name={field.name}
                  className="mt-0.5 size-4 shrink-0 accent-gold-ink"
                  checked={picked[field.name] === side}
                  onChange={() => setPicked({ ...picked, [field.name]: side })}
                />
                <span className="min-w-0">
                  <span className="block text-[13px] text-muted">{side === 'meu' ? 'O seu' : 'O atual'}</span>
                  <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-line">
                    <ValueText
                      field={field}
                      value={side === 'meu' ? merge.values[field.name] : current[field.name]}
                    />
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {taken.length > 0 && (
        <div>
          <p className="mb-1.5 text-[13px] font-medium">Alterado por {who} e mantido</p>
          <dl className="grid gap-2 rounded-md bg-sunken p-3">
            {taken.map((field) => (
              <div key={field.name} className="min-w-0">
                <dt className="text-[13px] text-muted">{field.label}</dt>
                <dd className="max-h-40 overflow-y-auto break-words whitespace-pre-line">
                  <ValueText field={field} value={current[field.name]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </form>
  );
}
