import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { duvidasEm, fatosCertos } from '#contract/cadastros/certeza.ts';
import { emptyFatos, type Fatos } from '#contract/cadastros/fatos.ts';
import { certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { withRegistro } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { extractEmpreendimento } from '#server/da-pasta-a-pagina/extracao/extract-empreendimento.ts';
import { possibleAnswers } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { type Asked, askedOf, printAsked, type Truth } from './asked.ts';
import { type Candidate, calibrate, joined, printCalibration } from './calibration.ts';
import { measure } from './images-accuracy.ts';
import { classifyFolder, printPictures } from './pictures-judged.ts';
import { listFiles, readDocuments, readSpreadsheets } from './read-folder.ts';
import { sortBelow } from './sorted-folders.ts';
import { unitsOf } from './units-of.ts';

/** The facts read from a folder by field, in the scorer's format. */
type Answer = Record<string, unknown>;

const pictureFile = /\.(jpe?g|png|webp|tiff?|avif|heic)$/i;

/**
 * `npm run accuracy -- --material DIR [--score COMMAND]`: reads other makers' sales material, kept outside
 * the repository, with the local engine: books and price tables one folder each, pictures with and without
 * their names. Writes DIR/results.json and runs COMMAND to judge it.
 */
export async function measureMaterial(root: string, score: string | null): Promise<number> {
  if (!existsSync(root)) {
    console.error(`A pasta ${root} não existe.`);
    return 1;
  }
  const pictures = await measureBelow(join(root, 'pictures'));
  const texts = await readBelow(join(root, 'texts'), ['tight', 'roomy', 'files']);
  const tables = await readBelow(join(root, 'tables'), ['columns', 'text', 'files']);
  const results = {
    pictures: classify(pictures),
    folders: classify(await measureBelow(join(root, 'folders'))),
    'folders-renamed': classify(await measureBelow(join(root, 'folders-renamed'))),
    texts: texts.answers,
    tables: tables.answers,
    folders3: await sortBelow(root),
  };
  const file = join(root, 'results.json');
  await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
  console.log(`Escrito em ${file}.`);
  const labels = join(root, 'labels.csv');
  if (existsSync(labels)) await printPictures(labels, pictures);
  const calibrated = await confidenceOf(root, { texts: texts.held, tables: tables.held });
  if (!score) return calibrated ? 0 : 1;
  const judged = spawnSync(score, ['--out', root, '--results', file, '--claim', String(certainFrom)], {
    stdio: 'inherit',
  });
  return judged.status ?? 1;
}

/** The values held in books and tables, judged together: a bin of few cases says nothing. */
async function confidenceOf(root: string, held: Record<string, Candidate[]>): Promise<boolean> {
  const judged = await Promise.all(
    Object.entries(held).map(async ([kind, values]) => calibrate(values, await truthOf(join(root, kind)))),
  );
  return printCalibration(basename(root), joined(judged));
}

const truthOf = async (root: string) =>
  JSON.parse(await readFile(join(root, 'truth.json'), 'utf8')) as Truth &
    Record<string, { folders: Record<string, string> }>;

/** `<layout>/<folder>/…` → what was read, under `<layout>/<key>` as in `truth.json`. */
async function readBelow(root: string, layouts: string[]) {
  const truth = await truthOf(root);
  const answers: Record<string, Answer> = {};
  const questions: { key: string; asked: Asked }[] = [];
  const held: Candidate[] = [];
  for (const layout of layouts)
    for (const [key, { folders }] of Object.entries(truth)) {
      const folder = join(root, folders[layout] ?? '');
      if (!folders[layout] || !existsSync(folder)) continue;
      const { answer, asked, single } = await readFolder(folder);
      answers[`${layout}/${key}`] = answer;
      questions.push({ key, asked });
      held.push(...single.map((one) => ({ key, ...one })));
    }
  printAsked(basename(root), questions, truth);
  return { answers, held };
}

/** The facts a folder states, with the units of its newest table, and what it asks. */
async function readFolder(
  folder: string,
): Promise<{ answer: Answer; asked: Asked; single: Omit<Candidate, 'key'>[] }> {
  const paths = await listFiles(folder);
  const readings = await readDocuments(folder, paths);
  const documents = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const sheets = (await readSpreadsheets(folder, paths)).flatMap((reading) =>
    reading.state === 'lido' ? [reading.document] : [],
  );
  const fatos =
    documents.length === 0
      ? emptyFatos()
      : withRegistro(extractEmpreendimento({ documents, folderName: basename(folder) }).fatos, readings);
  const units = unitsOf([...documents, ...sheets], fatos);
  return {
    answer: { ...toAnswer(fatosCertos(units.fatos, duvidasEm(units.fatos))), ...units.answer },
    asked: askedOf(units.fatos, possibleAnswers(documents)),
    single: singleOf(units.fatos),
  };
}

/** Every single value a folder was read to say, stated or asked, with its confidence. */
const singleOf = (fatos: Fatos): Omit<Candidate, 'key'>[] =>
  Object.entries(fatos).flatMap(([field, fact]) =>
    fact === null || Array.isArray(fact)
      ? []
      : [{ field, value: (fact as Fact<unknown>).value, confidence: (fact as Fact<unknown>).confidence }],
  );

function toAnswer(fatos: Fatos): Answer {
  const answer: Answer = {};
  for (const [field, fact] of Object.entries(fatos)) {
    if (Array.isArray(fact)) answer[field] = fact.map(({ value }) => value);
    else if (fact) answer[field] = (fact as { value: unknown }).value;
  }
  return answer;
}

/** The pictures below a folder, measured, by its folders. */
async function measureBelow(root: string): Promise<ClassifyInput[][]> {
  if (!existsSync(root)) return [];
  const folders = Map.groupBy(
    (await listFiles(root)).filter((path) => pictureFile.test(path)),
    (path) => path.split('/')[0]!,
  );
  const measured: ClassifyInput[][] = [];
  for (const paths of folders.values()) {
    const inputs: ClassifyInput[] = [];
    for (const path of paths) {
      const found = await measure(join(root, path), false).catch(() => null);
      if (found) inputs.push({ id: path, type: 'image', path: inFolder(path), ...found });
    }
    measured.push(inputs);
  }
  return measured;
}

/** Each picture's class and confidence, by path. */
const classify = (folders: ClassifyInput[][]): Record<string, Answer> =>
  Object.fromEntries(
    folders.flatMap((inputs) =>
      classifyFolder(inputs).map(({ category, kind, confidence }, index) => [
        inputs[index]!.id,
        { class: category, kind, confidence },
      ]),
    ),
  );

/** A path relative to the shared folder, as a run sees it. */
const inFolder = (path: string) => relative(path.split('/')[0]!, path).split(sep).join('/');
