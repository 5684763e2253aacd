import { type Choice, type Period, periodLabel, periodsUntil } from '#web/cadastros/visitas/months.ts';

interface Props {
  /** '2026-11-30' */
  today: string;
  /** Where counting began. */
  desde: string | null;
  period: Period;
  onChoose: (period: Period) => void;
}

const keyOf = ({ de, ate }: Period) => `${de} ${ate}`;

/** A month, a year or more of the time that was counted. */
export function PeriodChoice({ today, desde, period, onChoose }: Props) {
  const { longer, years, months } = periodsUntil(today, desde);
  const all = [...months, ...longer, ...years];
  // An address may ask for any period.
  const other = all.some((one) => keyOf(one) === keyOf(period))
    ? []
    : [{ ...period, label: periodLabel(period) }];
  return (
    <label className="flex items-center gap-2 justify-self-end text-[13px] text-muted max-sm:justify-self-stretch">
      Período
      <select
        className="control w-auto max-sm:flex-1"
        value={keyOf(period)}
        onChange={({ target }) => {
          const chosen = all.find((one) => keyOf(one) === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        <Options of={[...other, ...longer]} />
        {years.length > 0 && (
          <optgroup label="Anos">
            <Options of={years} />
          </optgroup>
        )}
        <optgroup label="Meses">
          <Options of={months} />
        </optgroup>
      </select>
    </label>
  );
}

const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map((one) => (
    <option key={keyOf(one)} value={keyOf(one)}>
      {one.label}
    </option>
  ));
