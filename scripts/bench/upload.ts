import { Agent, request } from 'node:http';
import sharp from 'sharp';
import { createSharpImages } from '#server/adapters/images/sharp.ts';
import type { Product } from '#tests/product.ts';
import { median, type Row } from './table.ts';

/** Enough that the last ones, when fewer than asked are under way, do not decide. */
const pictures = 36;

/** Uploads of a 12-megapixel photograph, one and four at once, against the image library alone. */
export async function benchUpload(product: Product, rounds: number): Promise<Row[]> {
  const photo = await drawPhoto();
  const alone = createSharpImages({ concurrency: 4 });
  const form = new FormData();
  form.set('image', new Blob([photo], { type: 'image/jpeg' }), 'foto.jpg');
  // Created once: the sender's work is not measured.
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type')!;
  const upload = postBytes(product, type, Buffer.from(await encoded.arrayBuffer()));
  const rows: Row[] = [];
  for (const atOnce of [1, 4]) {
    const ours: number[] = [];
    const limit: number[] = [];
    await perSecond(atOnce, upload);
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await perSecond(atOnce, upload));
      limit.push(await perSecond(atOnce, () => alone.optimizeUpload(photo)));
    }
    const ratio = median(ours) / median(limit);
    rows.push({
      what: `upload of a 12 MP photograph, ${atOnce} at once`,
      ours: `${median(ours).toFixed(1)} / s`,
      limit: `${median(limit).toFixed(1)} / s image library alone`,
      ratio: `${ratio.toFixed(2)} ×`,
      goal: '≥ 0.8 ×',
      ok: ratio >= 0.8,
    });
  }
  return rows;
}

/** Repeatedly sends the same form over keep-alive connections with minimal overhead. */
function postBytes(product: Product, type: string, body: Buffer): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = {
    authorization: `Bearer ${product.token}`,
    'content-type': type,
    'content-length': body.length,
  };
  return () =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${product.url}/api/upload-image`,
        { method: 'POST', agent, headers },
        (answer) => {
          answer.resume();
          if (answer.statusCode !== 200) reject(new Error(`upload answered ${answer.statusCode}`));
          answer.on('end', resolve);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}

async function perSecond(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let left = pictures;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (pictures * 1000) / (performance.now() - start);
}

/** Noise over a gradient: as hard to decode as a camera photograph. */
async function drawPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: 4000, height: 3000, channels: 3 as const };
  const noise = await sharp({
    create: { ...size, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Uint8Array(noise);
}
