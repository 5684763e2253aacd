import { makeDataDir, type Product, runFolder, startProduct } from '#tests/product.ts';
import { comparePage } from './load.ts';
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
    const speed = await comparePage(page, rounds);
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
        limit: `${speed.limit.toFixed(0)} bare server, same answer`,
        ratio: `${(speed.ours / speed.limit).toFixed(2)} ×`,
        goal: '≥ 0.7 ×',
        ok: speed.ours / speed.limit >= 0.7,
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
