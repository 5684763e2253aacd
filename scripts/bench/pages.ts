import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { freePort } from '#tests/free-port.ts';
import { makeDataDir, type Product, runFolder, startProduct } from '#tests/product.ts';
import { materialRow } from './material.ts';
import { styleRows } from './styles.ts';
import { median, type Row } from './table.ts';

/** First event, speed of the public page, Lighthouse, axe and the bytes of its first view. */
export async function benchPages(root: string, folderName: string, rounds: number): Promise<Row[]> {
  const data = makeDataDir();
  const product = await startProduct(data.path, { LOCAL_FOLDERS_ROOT: root });
  try {
    const link = `file:///${encodeURIComponent(folderName)}`;
    const firstEvent = await measureFirstEvent(product, link);
    const { frames } = await runFolder(product, link);
    const page = `${product.url}/hotsite/${frames.at(-1)?.event.data?.rota}`;
    const material = await materialRow(product, String(frames.at(-1)?.event.data?.rota));
    const speed = await measureSpeed(page, rounds);
    const styles = await styleRows(product, frames.at(-1)!.event.data!.hotsiteId as number, page);
    return [
      {
        what: 'first event after the click',
        ours: `${firstEvent.toFixed(0)} ms`,
        limit: '300 ms',
        ratio: '',
        goal: '< 300 ms',
        ok: firstEvent < 300,
      },
      {
        what: 'public page, requests per second',
        ours: speed.ours.toFixed(0),
        limit: `${speed.bare.toFixed(0)} bare static server, same bytes`,
        ratio: `${(speed.ours / speed.bare).toFixed(2)} ×`,
        goal: '≥ 0.7 ×',
        ok: speed.ours / speed.bare >= 0.7,
      },
      material,
      ...styles,
    ];
  } finally {
    await product.stop();
    data.remove();
  }
}

/** Milliseconds from requesting a run to its first step on the stream; median of five. */
async function measureFirstEvent(product: Product, link: string): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const { frames, sessionId } = await runFolder(product, link, {
      stopAfter: (frame) => frame.event.type === 'step_start',
    });
    times.push(frames.at(-1)!.atMs);
    await product.call('POST', `/api/super-ai/runs/${sessionId}/interrupt`, {});
  }
  return median(times);
}

/** Requests per second of the page and of a bare server sending the same bytes, alternately. */
async function measureSpeed(page: string, rounds: number): Promise<{ ours: number; bare: number }> {
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await fetch(page, { headers });
  const decoded = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  const { brotliCompressSync, gzipSync } = await import('node:zlib');
  const bytes =
    encoding === 'br' ? brotliCompressSync(decoded) : encoding === 'gzip' ? gzipSync(decoded) : decoded;
  const port = await freePort();
  const server = createServer((_request, reply) => {
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    reply.end(bytes);
  }).listen(port, '127.0.0.1');
  const load = async (url: string) => {
    const result = await autocannon({ url, connections: 16, duration: 5, headers });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`errors while loading ${url}`);
    return result.requests.average;
  };
  try {
    await load(page);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < Math.max(3, rounds); round += 1) {
      ours.push(await load(page));
      bare.push(await load(`http://127.0.0.1:${port}/`));
    }
    return { ours: median(ours), bare: median(bare) };
  } finally {
    server.close();
  }
}
