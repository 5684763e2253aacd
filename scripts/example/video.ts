import sharp from 'sharp';

/** Frames per second, and seconds per picture. */
const rate = 12;
const seconds = 1.5;
const width = 640;
const height = 360;

/** Slow zooms into each picture, one encoded still per frame. */
async function frames(pictures: readonly Buffer[], format: 'webp' | 'avif'): Promise<Buffer[]> {
  const list: Buffer[] = [];
  const perPicture = Math.round(rate * seconds);
  for (const picture of pictures) {
    const base = await sharp(picture).resize(960, 540, { fit: 'cover' }).png().toBuffer();
    for (let i = 0; i < perPicture; i++) {
      const k = 1 - 0.18 * (i / perPicture);
      const [w, h] = [Math.round(960 * k), Math.round(540 * k)];
      const cut = sharp(base)
        .extract({ left: (960 - w) >> 1, top: (540 - h) >> 1, width: w, height: h })
        .resize(width, height);
      list.push(
        format === 'webp'
          ? await cut.webp({ quality: 60, effort: 0 }).toBuffer()
          : await cut.avif({ quality: 40, effort: 0 }).toBuffer(),
      );
    }
  }
  return list;
}

/** A WebM film: a lossy WebP is one VP8 key frame, so a film is a sequence of them. */
export async function filmWebm(pictures: readonly Buffer[]): Promise<Buffer> {
  const coded = (await frames(pictures, 'webp')).map(vp8Of);
  const duration = (coded.length / rate) * 1000;
  const clusters: Buffer[] = [];
  for (let first = 0; first < coded.length; first += rate) {
    const start = Math.round((first / rate) * 1000);
    const blocks = coded.slice(first, first + rate).map((frame, i) => {
      const head = Buffer.alloc(4);
      head[0] = 0x81;
      head.writeInt16BE(Math.round(((first + i) / rate) * 1000) - start, 1);
      head[3] = 0x80;
      return element('a3', Buffer.concat([head, frame]));
    });
    clusters.push(element('1f43b675', Buffer.concat([element('e7', uint(start)), ...blocks])));
  }
  const info = element(
    '1549a966',
    Buffer.concat([
      element('2ad7b1', uint(1_000_000)),
      element('4489', float(duration)),
      text('4d80', 'exemplo'),
      text('5741', 'exemplo'),
    ]),
  );
  const video = element('e0', Buffer.concat([element('b0', uint(width)), element('ba', uint(height))]));
  const track = element(
    'ae',
    Buffer.concat([
      element('d7', uint(1)),
      element('73c5', uint(1)),
      element('83', uint(1)),
      text('86', 'V_VP8'),
      video,
    ]),
  );
  const head = element(
    '1a45dfa3',
    Buffer.concat([
      element('4286', uint(1)),
      element('42f7', uint(1)),
      element('42f2', uint(4)),
      element('42f3', uint(8)),
      text('4282', 'webm'),
      element('4287', uint(2)),
      element('4285', uint(2)),
    ]),
  );
  return Buffer.concat([
    head,
    element('18538067', Buffer.concat([info, element('1654ae6b', track), ...clusters])),
  ]);
}

function element(id: string, body: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const text = (id: string, value: string) => element(id, Buffer.from(value, 'latin1'));

/** The VP8 key frame inside a lossy WebP. */
function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size & 1);
  }
  throw new Error('This WebP holds no VP8 frame');
}

/** An MP4 film in AV1: an AVIF is one AV1 key frame, so a film is a sequence of them. */
export async function filmMp4(pictures: readonly Buffer[]): Promise<Buffer> {
  const coded = await frames(pictures, 'avif');
  const samples = coded.map((file) => boxNamed(file, 'mdat'));
  const config = configOf(coded[0]!);
  const ftyp = atom('ftyp', Buffer.from('isom\0\0\x02\0isomiso2av01mp41', 'latin1'));
  const moovSize = movie(samples, config, 0).length;
  const moov = movie(samples, config, ftyp.length + moovSize + 8);
  return Buffer.concat([ftyp, moov, atom('mdat', Buffer.concat(samples))]);
}

function atom(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Consecutive 32-bit numbers. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value >>> 0, i * 4);
  });
  return bytes;
}

const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function movie(samples: readonly Buffer[], config: Buffer, dataAt: number): Buffer {
  const length = samples.length * 1000;
  const scale = rate * 1000;
  const mvhd = atom(
    'mvhd',
    words(0, 0, 0, scale, length, 0x10000, 0x01000000, 0, 0),
    matrix,
    words(0, 0, 0, 0, 0, 0, 2),
  );
  const tkhd = atom(
    'tkhd',
    words(3, 0, 0, 1, 0, length, 0, 0, 0, 0),
    matrix,
    words(width << 16, height << 16),
  );
  const mdhd = atom('mdhd', words(0, 0, 0, scale, length, 0x55c40000));
  const hdlr = atom(
    'hdlr',
    words(0, 0),
    Buffer.from('vide', 'latin1'),
    words(0, 0, 0),
    Buffer.from('video\0', 'latin1'),
  );
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(1, 6);
  entry.writeUInt16BE(width, 24);
  entry.writeUInt16BE(height, 26);
  entry.writeUInt32BE(0x480000, 28);
  entry.writeUInt32BE(0x480000, 32);
  entry.writeUInt16BE(1, 40);
  entry.writeUInt16BE(24, 74);
  entry.writeInt16BE(-1, 76);
  const stsd = atom('stsd', words(0, 1), atom('av01', entry, config));
  const stbl = atom(
    'stbl',
    stsd,
    atom('stts', words(0, 1, samples.length, 1000)),
    atom('stsc', words(0, 1, 1, samples.length, 1)),
    atom('stsz', words(0, 0, samples.length, ...samples.map((sample) => sample.length))),
    atom('stco', words(0, 1, dataAt)),
  );
  const dinf = atom('dinf', atom('dref', words(0, 1), atom('url ', words(1))));
  const minf = atom('minf', atom('vmhd', words(1, 0, 0)), dinf, stbl);
  return atom('moov', mvhd, atom('trak', tkhd, atom('mdia', mdhd, hdlr, minf)));
}

/** Body of a top-level box. */
function boxNamed(file: Buffer, name: string): Buffer {
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at) || file.length - at;
    if (file.toString('latin1', at + 4, at + 8) === name) return file.subarray(at + 8, at + size);
    at += size;
  }
  throw new Error(`This AVIF holds no ${name} box`);
}

/** The AV1 configuration box, as AVIF and MP4 both carry it. */
function configOf(avif: Buffer): Buffer {
  const at = avif.indexOf('av1C', 0, 'latin1') - 4;
  if (at < 0) throw new Error('This AVIF holds no AV1 configuration');
  return avif.subarray(at, at + avif.readUInt32BE(at));
}
