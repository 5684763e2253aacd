import type { Estudio } from '#contract/estudio.ts';
import { makeDataDir, type Product, runFolder, startProduct } from '#tests/product.ts';
import { median, type Row } from './table.ts';

/** A section may cost at most this share of the whole page. */
const most = 0.25;

/** One section of a page written anew against the whole page, both from a plan that changed. */
export async function benchSection(root: string, folderName: string, rounds: number): Promise<Row[]> {
  const data = makeDataDir();
  const product = await startProduct(data.path, { LOCAL_FOLDERS_ROOT: root });
  try {
    const { frames } = await runFolder(product, `file:///${encodeURIComponent(folderName)}`);
    const path = `/api/hotsites/${frames.at(-1)?.event.data?.hotsiteId}/estudio`;
    const wholes: number[] = [];
    const parts: number[] = [];
    // The first of each meets code the engine has not compiled yet.
    for (let round = -1; round < rounds; round += 1) {
      const whole = await timed(product, path, 'pagina', {}, round * 2);
      const part = await timed(product, path, 'secao', { secao: 'sobre' }, round * 2 + 1);
      if (round < 0) continue;
      wholes.push(whole);
      parts.push(part);
    }
    const [part, whole] = [median(parts), median(wholes)];
    return [
      {
        what: 'one section written anew, local engine',
        ours: `${Math.round(part)} ms`,
        limit: `${Math.round(whole)} ms for the whole page`,
        ratio: `${(part / whole).toFixed(2)} ×`,
        goal: `≤ ${most} ×`,
        ok: part / whole <= most,
      },
    ];
  } finally {
    await product.stop();
    data.remove();
  }
}

/** Changes a title, then times the call that writes. */
async function timed(product: Product, path: string, act: string, body: unknown, round: number) {
  const { edicao, base } = (await product.call('GET', path)) as Estudio;
  const { sections, metadata } = base!.blueprint;
  const changed = sections.map((one) =>
    one.id === 'sobre' ? { ...one, titulo: `Título ${'abcdefghijklmnop'[(round + 2) % 16]}` } : one,
  );
  await product.call('PUT', path, { ...edicao, blueprint: { sections: changed, metadata } });
  const start = performance.now();
  await product.call('POST', `${path}/${act}`, body);
  return performance.now() - start;
}
