/** Decoded pixels, three or four channels of eight bits. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array<ArrayBufferLike> | Uint8ClampedArray<ArrayBufferLike>;
}

const entries = 11;
const headBytes = 8 + 2 + entries * 12 + 4 + 8;

/**
 * Pixels as an uncompressed TIFF: a header before them, so that no time is spent on packing what is unpacked
 * at once. Null for pictures of one bit a pixel: scanned pages of text.
 */
export function toTiff({ width, height, data }: Pixels): Uint8Array | null {
  const channels = data.length / (width * height);
  if (channels !== 3 && channels !== 4) return null;
  const bytes = new Uint8Array(headBytes + data.length);
  const head = new DataView(bytes.buffer);
  let at = 0;
  const short = (value: number) => {
    head.setUint16(at, value, true);
    at += 2;
  };
  const long = (value: number) => {
    head.setUint32(at, value, true);
    at += 4;
  };
  const [isShort, isLong] = [3, 4];
  const entry = (tag: number, type: number, count: number, value: number) => {
    short(tag);
    short(type);
    long(count);
    long(value);
  };
  short(0x4949);
  short(42);
  long(8);
  short(entries);
  entry(256, isLong, 1, width);
  entry(257, isLong, 1, height);
  entry(258, isShort, channels, headBytes - 8);
  entry(259, isShort, 1, 1);
  entry(262, isShort, 1, 2);
  entry(273, isLong, 1, headBytes);
  entry(277, isShort, 1, channels);
  entry(278, isLong, 1, height);
  entry(279, isLong, 1, data.length);
  entry(284, isShort, 1, 1);
  // The fourth channel is transparency.
  entry(338, isShort, 1, channels === 4 ? 2 : 0);
  long(0);
  for (let channel = 0; channel < 4; channel++) short(8);
  bytes.set(data, headBytes);
  return bytes;
}
