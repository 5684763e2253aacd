const spans = [7, 30, 90];

interface Props {
  /** Number of days shown. */
  dias: number;
  onChange: (dias: number) => void;
}

/** Selects how many of the last days a chart shows. */
export function PeriodSelect({ dias, onChange }: Props) {
  return (
    <label className="flex items-center gap-2 text-[13px] text-muted">
      Período
      <select
        className="control w-auto"
        value={dias}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {spans.map((span) => (
          <option key={span} value={span}>
            {span} dias
          </option>
        ))}
      </select>
    </label>
  );
}
