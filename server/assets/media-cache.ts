/** Small files in memory, the least recently asked dropped first; never more than `maxBytes`. */
export function createMediaCache({ maxBytes = 48e6, maxFileBytes = 1e6 } = {}) {
  const files = new Map<string, Uint8Array>();
  let held = 0;
  return {
    get(key: string): Uint8Array | undefined {
      const bytes = files.get(key);
      if (!bytes) return undefined;
      files.delete(key);
      files.set(key, bytes);
      return bytes;
    },
    set(key: string, bytes: Uint8Array): void {
      if (bytes.length > maxFileBytes || files.has(key)) return;
      files.set(key, bytes);
      held += bytes.length;
      for (const [oldest, { length }] of files) {
        if (held <= maxBytes) break;
        files.delete(oldest);
        held -= length;
      }
    },
    heldBytes: () => held,
  };
}
