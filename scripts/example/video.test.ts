import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { heicHeader, psd } from './other-files.ts';
import { filmMp4, filmWebm } from './video.ts';

const picture = () =>
  sharp({ create: { width: 960, height: 540, channels: 3, background: '#b8762f' } })
    .jpeg()
    .toBuffer();

it('writes films that are known by their content as MP4 and WebM', async () => {
  const [mp4, webm] = [await filmMp4([await picture()]), await filmWebm([await picture()])];
  expect((await fileTypeFromBuffer(mp4))?.mime).toBe('video/mp4');
  expect((await fileTypeFromBuffer(webm))?.mime).toBe('video/webm');
  const stco = mp4.indexOf('stco', 0, 'latin1');
  expect(mp4.toString('latin1', mp4.readUInt32BE(stco + 12) - 4, mp4.readUInt32BE(stco + 12))).toBe('mdat');
});

it('writes a Photoshop file and a HEIC that are known by their content', async () => {
  expect((await fileTypeFromBuffer(await psd(await picture())))?.mime).toBe('image/vnd.adobe.photoshop');
  expect((await fileTypeFromBuffer(heicHeader()))?.mime).toBe('image/heic');
});
