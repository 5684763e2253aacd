import { startFakeDrive } from '#tests/fakes/drive.ts';
import { file, folder } from '#tests/fakes/drive-tree.ts';
import { smallFolder } from '#tests/fixtures/pasta.ts';
import { makeDataDir, runFolder, startProduct } from '#tests/product.ts';
import { median, type Row, seconds } from './table.ts';

const files = 500;
const latencyMs = 50;
/** The folder and its list; longest wait for both, in ms. */
const goalMs = 1000;

/** Comparing an unchanged folder with its last reading, over a Drive with 50 ms latency. */
export async function benchPasta(rounds: number): Promise<Row[]> {
  const read = Object.entries(await smallFolder()).map(([path, bytes]) =>
    file(path.replace('/', ' '), bytes),
  );
  const others = Array.from({ length: files - read.length }, (_, n) => file(`anotação ${n}.txt`));
  const drive = await startFakeDrive({ tree: folder('Residencial', [...read, ...others]), latencyMs });
  const data = makeDataDir();
  const product = await startProduct(data.path, {
    GOOGLE_DRIVE_URL: drive.url,
    GOOGLE_API_KEY: drive.apiKey,
  });
  try {
    const { frames } = await runFolder(product, drive.link);
    const path = `/api/empreendimentos/${frames.at(-1)?.event.data?.empreendimentoId}/pasta/comparar`;
    const before = drive.requests.length;
    const times: number[] = [];
    let same = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const pasta = (await product.call('POST', path)) as { comparacao: { iguais: number } };
      times.push(performance.now() - started);
      same = pasta.comparacao.iguais;
    }
    const asked = drive.requests.slice(before);
    const count = (operation: string) =>
      asked.filter((request) => request.operation === operation).length / rounds;
    const [lists, downloads] = [count('list'), count('media') + count('export')];
    const time = median(times);
    const ok = same === files && lists <= 1 && downloads === 0 && time <= goalMs;
    return [
      {
        what: `comparing an unchanged folder of ${files} files over 50 ms`,
        ours: `${seconds(time)}: ${lists} listing, ${downloads} downloads`,
        limit: `${seconds(goalMs)}, 1 listing, no download`,
        ratio: `${(time / goalMs).toFixed(2)} ×`,
        goal: '≤ 1 ×',
        ok,
      },
    ];
  } finally {
    await product.stop();
    data.remove();
    await drive.stop();
  }
}
