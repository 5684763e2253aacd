import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeDrawnPlan } from '#server/da-pasta-a-pagina/classificacao/service.ts';
import { isSilent } from '#server/da-pasta-a-pagina/pastas/plan-words.ts';
import { startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { makeDataDir, runFolder, startProduct, watchMemory } from '#tests/product.ts';
import { median, megabytes, type Row, seconds } from './table.ts';

const latencyMs = 50;
const bytesPerSecond = 12.5e6;

interface Measured {
  wallMs: number;
  idleMb: number;
  peakMb: number;
}

interface Catalogued {
  assets: { path: string; type: string; category: string; merged: string[] }[];
  left_out: { path: string; reason: string }[];
}

/** A run of a folder in a fresh product, with its process memory. */
async function measure(
  driveUrl: string,
  env: Record<string, string>,
): Promise<Measured & { catalog: Catalogued }> {
  const data = makeDataDir();
  const product = await startProduct(data.path, env);
  try {
    const memory = watchMemory(product.pid);
    const idleMb = memory.now();
    const { wallMs, frames } = await runFolder(product, driveUrl);
    memory.stop();
    const id = frames.at(-1)?.event.data?.empreendimentoId;
    const record = (await product.call('GET', `/api/empreendimentos/${id}`)) as { assetsCatalog: string };
    return { wallMs, idleMb, peakMb: memory.peak(), catalog: JSON.parse(record.assetsCatalog) };
  } finally {
    await product.stop();
    data.remove();
  }
}

/** The image library, the looking and the OCR alone on the files a run made pictures of. */
function imageLimit(folder: string, catalog: Catalogued): number {
  const images = catalog.assets.filter((asset) => asset.type === 'image');
  const paths = images.flatMap((asset) => [asset.path, ...asset.merged]);
  const plans = images.filter(({ category, path }) => category === 'planta' && isSilent(described(path)));
  const options = { input: JSON.stringify({ folder, paths, plans: plans.map(({ path }) => path) }) };
  const result = spawnSync(process.execPath, ['scripts/bench/image-limit.ts'], {
    ...options,
    encoding: 'utf8',
  });
  return (JSON.parse(result.stdout) as { ms: number }).ms;
}
const described = (path: string) => describeDrawnPlan(path, []) ?? '';

/** Complete runs: time against the image library, the looking and the OCR alone, memory, and a link of 50 ms and 100 Mbit/s. */
export async function benchRuns(root: string, folderName: string, rounds: number): Promise<Row[]> {
  const folder = join(root, folderName);
  // As `npm start` runs it.
  const env = { NODE_ENV: 'production', LOCAL_FOLDERS_ROOT: root };
  const link = `file:///${encodeURIComponent(folderName)}`;
  const ours: Measured[] = [];
  const limits: number[] = [];
  const overDrive: number[] = [];
  let transferred = 0;
  for (let round = 0; round < rounds; round += 1) {
    const run = await measure(link, env);
    ours.push(run);
    limits.push(imageLimit(folder, run.catalog));
    const drive = await measureOverDrive(folder);
    overDrive.push(drive.wallMs);
    transferred = drive.bytes;
    console.error(
      `round ${round + 1}: ${seconds(run.wallMs)} of ${seconds(limits.at(-1)!)}, drive ${seconds(drive.wallMs)}`,
    );
  }
  const wall = median(ours.map((run) => run.wallMs));
  const limit = median(limits);
  const grown = await measureTenfold(root, folderName);
  const above = median(ours.map((run) => run.peakMb - run.idleMb));
  const transferMs = (transferred / bytesPerSecond) * 1000;
  const bound = Math.max(transferMs, wall);
  const drive = median(overDrive);
  return [
    row(
      'whole run, folder on this machine',
      seconds(wall),
      `${seconds(limit)} image library, looking and OCR alone`,
      wall / limit,
      1.3,
    ),
    row('peak memory above idle', megabytes(above), '700 MB', above / 700, 1),
    row(
      'the same, folder ten times as large',
      megabytes(grown.peakMb - grown.idleMb),
      megabytes(above),
      (grown.peakMb - grown.idleMb) / above,
      1.25,
    ),
    row(
      'whole run over 50 ms and 100 Mbit/s',
      seconds(drive),
      `${seconds(bound)} = max(transfer ${seconds(transferMs)}, processing ${seconds(wall)})`,
      drive / bound,
      1.15,
    ),
  ];
}

const row = (what: string, ours: string, limit: string, ratio: number, goal: number): Row => ({
  what,
  ours,
  limit,
  ratio: `${ratio.toFixed(2)} ×`,
  goal: `≤ ${goal} ×`,
  ok: ratio <= goal,
});

async function measureOverDrive(folder: string): Promise<{ wallMs: number; bytes: number }> {
  const drive = await startFakeDrive({ tree: treeOfDirectory(folder), latencyMs, bytesPerSecond });
  try {
    const { wallMs } = await measure(drive.link, {
      NODE_ENV: 'production',
      GOOGLE_DRIVE_URL: drive.url,
      GOOGLE_API_KEY: drive.apiKey,
    });
    return { wallMs, bytes: drive.bytesSent() };
  } finally {
    await drive.stop();
  }
}

/** The same folder ten times, as hard links: the picture limit per run must hold. */
async function measureTenfold(root: string, folderName: string): Promise<Measured> {
  const name = `${folderName}-dez-vezes`;
  const target = join(root, name);
  rmSync(target, { recursive: true, force: true });
  try {
    for (let copy = 0; copy < 10; copy += 1) linkTree(join(root, folderName), join(target, `parte ${copy}`));
    return await measure(`file:///${encodeURIComponent(name)}`, {
      NODE_ENV: 'production',
      LOCAL_FOLDERS_ROOT: root,
    });
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const source = join(from, entry);
    if (statSync(source).isDirectory()) continue;
    const target = join(to, entry);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(source, target);
    } catch {
      cpSync(source, target);
    }
  }
}
