import sharp from 'sharp';

/** A Photoshop file: header, no layers, the picture raw. */
export async function psd(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(800)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const header = Buffer.alloc(26 + 12 + 2);
  header.write('8BPS', 0, 'latin1');
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(3, 12);
  header.writeUInt32BE(info.height, 14);
  header.writeUInt32BE(info.width, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(3, 24);
  const pixels = info.width * info.height;
  const planes = Buffer.alloc(pixels * 3);
  for (let i = 0; i < pixels; i++) for (let k = 0; k < 3; k++) planes[k * pixels + i] = data[i * 3 + k]!;
  return Buffer.concat([header, planes]);
}

/** The first boxes of a phone's HEIC picture: recognisable, but not decodable. */
export function heicHeader(): Buffer {
  const ftyp = Buffer.alloc(28);
  ftyp.writeUInt32BE(28, 0);
  ftyp.write('ftypheic', 4, 'latin1');
  ftyp.write('mif1heicmiaf', 16, 'latin1');
  const body = Buffer.alloc(4096);
  body.writeUInt32BE(4096, 0);
  body.write('mdat', 4, 'latin1');
  return Buffer.concat([ftyp, body]);
}

/** A Windows thumbnail cache. */
export function thumbsDb(): Buffer {
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4600)]);
}
