import { writeFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '#tests/product.ts';
import { startBareServer } from './load.ts';
import { median, type Row } from './table.ts';

/** Enough that the last ones, when fewer than asked are under way, do not decide. */
const pictures = 36;

/**
 * Uploads of a 12-megapixel photograph, one and four at once, against the image library behind a bare server that
 * receives the same form from the same sender: nobody can make smaller a picture that has not arrived, and the sender
 * works on the same cores.
 */
export async function benchUpload(product: Product, work: string, rounds: number): Promise<Row[]> {
  const photo = await drawPhoto();
  const form = new FormData();
  form.set('image', new Blob([photo], { type: 'image/jpeg' }), 'foto.jpg');
  // Created once: the sender's work is not measured.
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type')!;
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    authorization: `Bearer ${product.token}`,
    'content-type': type,
    'content-length': body.length,
  };
  const file = join(work, 'envio.json');
  writeFileSync(file, '{}');
  const bare = await startBareServer(file, '');
  const upload = postBytes(`${product.url}/api/upload-image`, headers, body);
  const bareUpload = postBytes(`${bare.url}/upload`, headers, body);
  const rows: Row[] = [];
  for (const atOnce of [1, 4]) {
    const ours: number[] = [];
    const limit: number[] = [];
    await perSecond(atOnce, upload);
    await perSecond(atOnce, bareUpload);
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await perSecond(atOnce, upload));
      limit.push(await perSecond(atOnce, bareUpload));
    }
    const ratio = median(ours) / median(limit);
    rows.push({
      what: `upload of a 12 MP photograph, ${atOnce} at once`,
      ours: `${median(ours).toFixed(1)} / s`,
      limit: `${median(limit).toFixed(1)} / s image library behind a bare server`,
      ratio: `${ratio.toFixed(2)} ×`,
      goal: '≥ 0.8 ×',
      ok: ratio >= 0.8,
    });
  }
  await bare.stop();
  return rows;
}

/** Repeatedly sends the same form over keep-alive connections with minimal overhead. */
function postBytes(url: string, headers: OutgoingHttpHeaders, body: Buffer): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  return () =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
        answer.resume();
        if (answer.statusCode !== 200) reject(new Error(`upload answered ${answer.statusCode}`));
        answer.on('end', resolve);
      });
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
