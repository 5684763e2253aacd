/** Samples a second of Opus, whatever it was recorded with (RFC 7845). */
const opusRate = 48_000;
/** Where a page's header holds the position of its last sample. */
const positionAt = 6;
/** Shortest page header. */
const headerBytes = 27;

/** Length of an Ogg Opus recording, which WhatsApp makes, by its last page; null for any other file. */
export function oggSeconds(bytes: Uint8Array): number | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 4).toString('latin1') !== 'OggS' || !file.subarray(0, 100).includes('OpusHead'))
    return null;
  const last = file.lastIndexOf('OggS');
  if (last + headerBytes > file.length) return null;
  const samples = file.readBigUInt64LE(last + positionAt);
  return Number(samples) / opusRate;
}
