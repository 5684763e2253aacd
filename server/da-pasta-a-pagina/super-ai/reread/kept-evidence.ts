import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';

type Facts = readonly Fact<unknown>[];

const factsOf = (field: Fatos[keyof Fatos]): Facts => (Array.isArray(field) ? field : field ? [field] : []);

/** Every file supporting or contradicting a field's value. */
export function filesOf(field: Fatos[keyof Fatos]): Set<string> {
  const evidence = factsOf(field).flatMap((fact) => [
    ...fact.evidence,
    ...fact.conflicts.flatMap((other) => other.evidence),
  ]);
  return new Set(evidence.map(({ file }) => file));
}

/**
 * The facts after some documents changed: a field no changed document mentions, now or before, stays as read,
 * evidence included.
 */
export function keepUntouched(before: Fatos | null, fresh: Fatos, touched: ReadonlySet<string>): Fatos {
  if (!before) return fresh;
  const fields = Object.keys(fresh) as (keyof Fatos)[];
  const isTouched = (field: keyof Fatos) =>
    [...filesOf(before[field]), ...filesOf(fresh[field])].some((file) => touched.has(file));
  const kept = fields.filter((field) => factsOf(before[field]).length > 0 && !isTouched(field));
  return { ...fresh, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
}

/** A stored reading with renamed files. */
export function withNewNames<Stored>(stored: Stored, names: ReadonlyMap<string, string>): Stored {
  if (names.size === 0) return stored;
  return JSON.parse(JSON.stringify(stored), (key, value) =>
    (key === 'file' || key === 'path') && typeof value === 'string' ? (names.get(value) ?? value) : value,
  ) as Stored;
}
