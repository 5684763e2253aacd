/** Both ends inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header with one range. null: none, or invalid, which the standard says to ignore; 'outside':
 * nothing of the file is in it (416).
 */
export function parseByteRange(header: string | undefined, total: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const last = Number(to);
    return last === 0 || total === 0 ? 'outside' : { start: Math.max(0, total - last), end: total - 1 };
  }
  const start = Number(from);
  const end = to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= total ? 'outside' : { start, end };
}
