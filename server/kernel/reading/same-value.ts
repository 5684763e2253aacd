/**
 * Whether a record's value equals a document's, whatever its storage form: database numerics are '690000.00'
 * where a document has '690000', and `jsonb` reorders keys. A missing key equals null; undefined equals
 * nothing.
 */
export function sameValue(current: unknown, said: unknown): boolean {
  if (said === undefined) return false;
  return JSON.stringify(plain(current)) === JSON.stringify(plain(said));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => [key, plain(each)]);
}
