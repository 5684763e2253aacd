import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { side } from '#server/adapters/images/likeness/descriptor.ts';
import { likenessOf } from '#server/adapters/images/likeness/likeness.ts';
import { measurePixels } from '#server/adapters/images/measures.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { classifyAssets } from '#server/da-pasta-a-pagina/classificacao/classify.ts';
import type { FolderLabels } from '../example/labels.ts';

export interface Tally {
  total: number;
  claimed: number;
  right: number;
  wrong: string[];
}

export interface ImagesResult {
  /** Drawing or photograph, by pixels and names. */
  plans: Tally;
  named: Tally;
  renamed: Tally;
  unreadable: string[];
}

const readable = /\.(jpe?g|png|webp|tiff?|avif)$/i;

type Classify = (inputs: ClassifyInput[]) => Promise<AssetClass[]>;

/** Pictures per model question, as in a run. */
const perQuestion = 8;

async function inGroups(inputs: ClassifyInput[], classify: Classify): Promise<AssetClass[]> {
  const classes: AssetClass[] = [];
  for (let at = 0; at < inputs.length; at += perQuestion)
    classes.push(...(await classify(inputs.slice(at, at + perQuestion))));
  return classes;
}

/**
 * Classifies a folder's labelled images under their own names and as img001…, and counts: by default with the
 * local engine, which uses names and measures; a given engine sees them.
 */
export async function judgeImages(
  folder: string,
  paths: string[],
  labels: FolderLabels,
  classify?: Classify,
): Promise<ImagesResult> {
  const inputs: ClassifyInput[] = [];
  const unreadable: string[] = [];
  for (const path of paths.filter((name) => readable.test(name) && labels.images[name])) {
    const measured = await measure(join(folder, path), classify !== undefined).catch(() => null);
    if (measured) inputs.push({ id: path, type: 'image', path, ...measured });
    else unreadable.push(path);
  }
  const renamed = inputs.map((input, i) => ({
    ...input,
    path: `img${String(i + 1).padStart(3, '0')}${extname(input.path)}`,
  }));
  const judge = async (all: ClassifyInput[]) => (classify ? inGroups(all, classify) : classifyAssets(all));
  const [withNames, without] = [await judge(inputs), await judge(renamed)];
  return {
    plans: tally(inputs, withNames, (input, given) => {
      const label = labels.images[input.id]!;
      if (imageClass[label.category].pixels === 'any') return null;
      return imageClass[given.category].drawing === imageClass[label.category].drawing;
    }),
    named: tally(inputs, withNames, (input, given) => isRight(labels, input.id, given)),
    renamed: tally(inputs, without, (input, given) => isRight(labels, input.id, given)),
    unreadable,
  };
}

function isRight(labels: FolderLabels, path: string, given: AssetClass): boolean {
  const label = labels.images[path]!;
  return given.category === label.category || (label.also ?? []).includes(given.category);
}

function tally(
  inputs: ClassifyInput[],
  classes: AssetClass[],
  judge: (input: ClassifyInput, given: AssetClass) => boolean | null,
): Tally {
  const result: Tally = { total: 0, claimed: 0, right: 0, wrong: [] };
  inputs.forEach((input, i) => {
    const given = classes[i]!;
    const right = judge(input, given);
    if (right === null) return;
    result.total++;
    if (given.confidence < certainFrom) return;
    result.claimed++;
    if (right) result.right++;
    else result.wrong.push(`${input.id} → ${given.category}${given.kind ? `/${given.kind}` : ''}`);
  });
  return result;
}

/** A run's measures, from a thumbnail with alpha on white. */
export async function measure(
  path: string,
  isShown: boolean,
): Promise<Pick<ClassifyInput, 'measures' | 'width' | 'height' | 'preview'>> {
  const image = sharp(await readFile(path), { limitInputPixels: 50e6 }).rotate();
  const { width, height, hasAlpha } = await image.metadata();
  const seen = hasAlpha ? !(await image.clone().stats()).isOpaque : false;
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = measurePixels({ data, width: info.width, height: info.height, channels: 3 });
  const square = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize({ width: side, height: side, fit: 'fill' })
    .raw()
    .toBuffer();
  const preview = isShown
    ? await image
        .flatten({ background: '#ffffff' })
        .resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true })
        .jpeg()
        .toBuffer()
    : null;
  return {
    width,
    height,
    preview,
    measures: { ...pixels, hasAlpha: seen, phash: '0'.repeat(16), likeness: likenessOf(square) },
  };
}
