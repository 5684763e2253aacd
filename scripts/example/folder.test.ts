import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { FolderPlan } from './folder.ts';
import { ambarFolder } from './folder-ambar.ts';
import { figueirasFolder } from './folder-figueiras.ts';
import { keptFile } from './kept-pictures.ts';
import { makeFolder } from './make-folder.ts';

const pdfs = (plan: FolderPlan) => plan.others.filter(({ path }) => path.toLowerCase().endsWith('.pdf'));

describe.each([ambarFolder, figueirasFolder])('the plan of $truth.name', (plan) => {
  it('keeps every picture at the size it says, names no file twice and points copies at files that are there', async () => {
    const paths = [...plan.images, ...plan.others].map(({ path }) => path);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    for (const image of plan.images) {
      const { width, height } = await sharp(keptFile(image)).metadata();
      expect([width, height], image.path).toEqual([image.width, image.height]);
      if (image.sameAs) expect(paths).toContain(image.sameAs);
    }
  });
});

it('is large enough to be real: 80 images, 25 of them of 12 megapixels, 10 PDFs that can be read', () => {
  const { images } = ambarFolder;
  expect(images.length).toBeGreaterThanOrEqual(80);
  expect(images.filter(({ width, height }) => width * height === 12_000_000).length).toBeGreaterThanOrEqual(
    25,
  );
  expect(pdfs(ambarFolder).filter(({ type }) => type === 'document').length).toBeGreaterThanOrEqual(10);
  const classes = new Set(images.map(({ category }) => category));
  expect([...classes].sort()).toEqual([
    'fachada',
    'implantacao',
    'interior',
    'lazer',
    'logo',
    'outro',
    'planta',
  ]);
});

it('HSE-11 two folders of 80 and more pictures up to 12 megapixels, documents and traps come from files under 15 MB in all, and no renderer draws them', () => {
  const plans = [ambarFolder, figueirasFolder];
  const sizes = plans.flatMap(({ images }) => images.map(({ width, height }) => width * height));
  expect(sizes.length).toBeGreaterThanOrEqual(80);
  expect(Math.max(...sizes)).toBe(12_000_000);
  for (const { others } of plans) expect(others.map(({ type }) => type)).toContain('document');
  expect(plans.flatMap(({ others }) => others.map(({ type }) => type))).toEqual(
    expect.arrayContaining(['broken', 'private', 'video']),
  );
  const files = readdirSync(join(import.meta.dirname, 'pictures'));
  const bytes = files.reduce(
    (sum, name) => sum + statSync(join(import.meta.dirname, 'pictures', name)).size,
    0,
  );
  expect(bytes).toBeLessThan(15_000_000);
  const used = [ambarFolder, figueirasFolder].flatMap(({ images }) => images.map(keptFile));
  expect(files.filter((name) => !used.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  for (const renderer of ['render', 'drawings', 'sheets'])
    expect(existsSync(join(import.meta.dirname, renderer)), renderer).toBe(false);
});

describe('a folder that was made', () => {
  const root = mkdtempSync(join(tmpdir(), 'exemplo-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const plan = ambarFolder;
  const options = { root, again: false };
  const file = (path: string) => readFileSync(join(root, plan.truth.folder, path));

  it('holds every file it promises and is left alone the second time', async () => {
    expect(await makeFolder(plan, options)).toBe(true);
    for (const { path } of [...plan.images, ...plan.others])
      expect(existsSync(join(root, plan.truth.folder, path)), path).toBe(true);
    const before = file('localização/Mapa do lugar.jpeg');
    expect(await makeFolder(plan, options)).toBe(false);
    expect(file('localização/Mapa do lugar.jpeg').equals(before)).toBe(true);
  });

  // The whole folder once more: `npm run test:all`.
  it.skipIf(process.env.TEST_DAILY)('comes out the same, byte for byte, when it is made again', async () => {
    const before = ['Plantas/apartamento-63m2-2dorms-1suite.png', ambarFolder.truth.tables[1]!.file].map(
      file,
    );
    expect(await makeFolder(plan, { ...options, again: true })).toBe(true);
    const after = ['Plantas/apartamento-63m2-2dorms-1suite.png', ambarFolder.truth.tables[1]!.file].map(file);
    before.forEach((bytes, i) => {
      expect(after[i]!.equals(bytes)).toBe(true);
    });
  });

  it('gives each file the content its trap needs', async () => {
    expect(file('DOCUMENTOS/Memorial novo.pdf').length).toBe(0);
    expect(file('DOCUMENTOS/Viabilidade.pdf').includes('/Encrypt')).toBe(true);
    expect(file('BOOK_CORRETORES (1).pdf').includes('%%EOF')).toBe(false);
    expect((await fileTypeFromBuffer(file('IMPLATAÇÃO/PAVIMENTO GARAGEM 1.heic')))?.mime).toBe('image/heic');
    expect((await sharp(file('MARKETING/logo branca.png')).metadata()).hasAlpha).toBe(true);
    expect((await sharp(file('Plantas/apartamento-63m2-2dorms-1suite.png')).stats()).isOpaque).toBe(false);
  });

  it('tells plans from photographs by the share of the commonest colour, as real folders do', async () => {
    expect(await commonestShare(file('Plantas/apartamento-63m2-2dorms-1suite.png'))).toBeGreaterThan(0.22);
    expect(await commonestShare(file('Perspectiva/Falesia_Itapema_Sauna_HR.jpg'))).toBeLessThan(0.15);
  });
});

async function commonestShare(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(160)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const key = ((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (data.length / 3);
}
