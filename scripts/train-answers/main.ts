import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { foldText } from '#contract/base/text.ts';
import {
  type AskedField,
  featuresOf,
  questionsOf,
} from '#server/da-pasta-a-pagina/extracao/respostas/features.ts';
import { answerOf, wordsOfFolder } from '#server/da-pasta-a-pagina/extracao/respostas/possible-answers.ts';
import { listFiles, readDocuments } from '../check/read-folder.ts';
import { type Example, hits, learn } from './learn.ts';

// `npm run train:answers -- DIR...`: learns how much each question about a name in a sales folder counts, from
// collections of folders with their truth (`texts/` and `tables/`, as for `npm run accuracy -- --material`), kept
// outside the repository. Prints what each collection gives when only the others were learnt from.

const target = 'server/da-pasta-a-pagina/extracao/respostas/weights.ts';
const fields: AskedField[] = ['nome', 'incorporadora', 'bairro'];

type Truth = Record<string, { folders: Record<string, string>; in_text?: Record<string, unknown> }>;

const examples = { nome: [], incorporadora: [], bairro: [] } as Record<AskedField, Example[]>;
const collections = process.argv.slice(2);
if (collections.length < 2) {
  console.error('Uso: npm run train:answers -- PASTA PASTA...');
  process.exit(2);
}
for (const collection of collections)
  for (const part of ['texts', 'tables']) await readCollection(collection, join(resolve(collection), part));

const weights = fields.map((field) => {
  const all = examples[field];
  console.log(`\n${field}: ${all.length} folders`);
  for (const collection of collections) {
    const others = all.filter((one) => one.collection !== collection);
    const own = all.filter((one) => one.collection === collection);
    const { first, amongFive } = hits(own, learn(others));
    console.log(`  ${collection}: first ${first}, among five ${amongFive} of ${own.length}`);
  }
  const learnt = learn(all);
  const rows = questionsOf(field).map(
    (question, index) => `    ${JSON.stringify(question)}: ${learnt[index]!.toFixed(2)},`,
  );
  return `  ${field}: {\n${rows.join('\n')}\n  },`;
});
await writeFile(
  target,
  `import type { Weights } from './features.ts';\n\n/** Learnt by \`npm run train:answers\`: how much the answer to each question counts. */\nexport const weights: Weights = {\n${weights.join('\n')}\n};\n`,
);

async function readCollection(collection: string, root: string): Promise<void> {
  const file = join(root, 'truth.json');
  if (!existsSync(file)) return;
  for (const { folders, in_text: truth = {} } of Object.values(
    JSON.parse(await readFile(file, 'utf8')) as Truth,
  )) {
    const folder = Object.values(folders)
      .map((path) => join(root, path))
      .find((path) => existsSync(path));
    if (!folder) continue;
    const readings = await readDocuments(folder, await listFiles(folder));
    const documents = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
    const words = wordsOfFolder(documents);
    for (const field of fields) {
      const right = [truth[field] ?? []].flat().map((value) => plain(String(value)));
      if (right.length === 0) continue;
      examples[field].push({
        collection,
        candidates: words.spans.map((span) => ({
          told: featuresOf(field, span, words.folder),
          right: right.includes(plain(answerOf(field, span, words.folder))),
        })),
      });
    }
  }
}

function plain(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
