/**
 * Whether a record holds what a document says: numbers of the database come as '690000.00' where a
 * document said '690000'. Nothing is the same as undefined.
 */
export function sameValue(current: unknown, said: unknown): boolean {
  if (said === undefined) return false;
  const plain = (value: unknown) =>
    typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? String(Number(value)) : JSON.stringify(value);
  return plain(current) === plain(said);
}
