/**
 * Whether a record holds what a document says, however it is stored: numbers of the database come as
 * '690000.00' where a document said '690000', and `jsonb` gives objects back with their keys in an
 * order of its own. A key that is missing says no more than null; nothing is the same as undefined.
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
