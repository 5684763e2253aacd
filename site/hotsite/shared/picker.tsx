import type { PickerEntry } from './plans.ts';
import { planId } from './plans.ts';

/** Typology picker: plain links to the plans; the script marks the visible one. */
export function Picker({ entries }: { entries: PickerEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className="picker" aria-label="Escolher planta" data-picker="">
      {entries.map(({ label, index }) => (
        <a key={label} href={`#${planId(index)}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
