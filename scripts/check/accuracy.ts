import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { judgeUnderstanding } from '#server/adapters/intelligence/local/understand/judge-understanding.ts';
import { exampleLabels, type FolderLabels } from '../example/labels.ts';
import { bars, hold, tellBars } from './bars.ts';
import { type FactsResult, judgeFacts } from './facts-accuracy.ts';
import { judgeImages, type Tally } from './images-accuracy.ts';
import { openModelEngine } from './model-engine.ts';
import { listFiles, readDocuments } from './read-folder.ts';

// `npm run accuracy -- [--model] [folder [labels.json]]`: what the local engine (with `--model`, the models
// chosen in the panel, each call paid for) reads in a folder against what
// is true of it, and how it reads what people write to the assistant. Without a folder, the example
// folders. Labels have the shape of `FolderLabels`.

const given = process.argv.slice(2);
const [folderArgument, labelsArgument] = given.filter((argument) => argument !== '--model');
const models = given.includes('--model') ? await openModelEngine() : null;
if (models) console.log(`Motor: ${models.engine.name}`);
const root = resolve(process.env.LOCAL_FOLDERS_ROOT ?? './pastas');
const folders = folderArgument
  ? [resolve(folderArgument)]
  : Object.keys(exampleLabels).map((name) => join(root, name));

for (const folder of folders) {
  if (!existsSync(folder)) {
    console.error(`A pasta ${folder} não existe. Rode “npm run example” ou diga outra.`);
    process.exitCode = 1;
    continue;
  }
  await judge(folder, await labelsFor(folder));
}

await printUnderstanding();
if (models) {
  console.log(`\nUso: ${models.spent()}`);
  await models.close();
}
// The bars are those of the local engine.
else tellBars();

async function printUnderstanding(): Promise<void> {
  console.log('\n== Mensagens ao assistente');
  for (const { kind, total, wrong } of await judgeUnderstanding(
    models ? (input) => models.engine.understandMessage(input, models.context) : undefined,
  )) {
    console.log(
      `${kind}: ${total - wrong.length} de ${total} (${((1 - wrong.length / total) * 100).toFixed(1)} %)`,
    );
    hold(`Mensagens, ${kind}`, 1 - wrong.length / total, bars.messagesRight);
    for (const { message, expected, found } of wrong)
      console.log(`  errada: ${JSON.stringify(message)} → ${found ?? '-'} (esperado: ${expected ?? '-'})`);
  }
}

async function labelsFor(folder: string): Promise<FolderLabels | null> {
  if (labelsArgument) return JSON.parse(await readFile(labelsArgument, 'utf8')) as FolderLabels;
  return exampleLabels[basename(folder)] ?? null;
}

async function judge(folder: string, labels: FolderLabels | null): Promise<void> {
  console.log(`\n== ${basename(folder)}`);
  const paths = await listFiles(folder);
  const readings = await readDocuments(folder, paths);
  const facts = await judgeFacts(
    ...([readings, basename(folder), labels] as const),
    models ? (input) => models.engine.extractEmpreendimento(input, models.context) : undefined,
  );
  printFacts(facts);
  const of = (state: string) => readings.filter((reading) => reading.state === state);
  console.log(
    `PDFs: ${of('lido').length} lidos, ${of('ignorado').length} ilegíveis, ${of('reservado').length} reservados`,
  );
  if (!labels) return;
  const reserved = new Set(of('reservado').map((reading) => ('path' in reading ? reading.path : '')));
  const missed = labels.reserved.filter((path) => !reserved.has(path));
  const tooMany = [...reserved].filter((path) => !labels.reserved.includes(path));
  console.log(
    `Papéis reservados: ${labels.reserved.length - missed.length} de ${labels.reserved.length}`,
    ...missed.map((path) => `FALTOU ${path}`),
    ...tooMany.map((path) => `A MAIS ${path}`),
  );
  const images = await judgeImages(folder, paths, labels);
  const shareRight = ({ claimed, right }: Tally) => right / (claimed || 1);
  hold('Plantas contra fotos', shareRight(images.plans), bars.plansRight);
  hold('Classes afirmadas, com nomes', images.named.claimed / (images.named.total || 1), bars.namedClaimed);
  hold('Classes certas, com nomes', shareRight(images.named), bars.namedRight);
  hold('Classes certas, sem nomes', shareRight(images.renamed), bars.renamedRight);
  printTally('Plantas contra fotos', images.plans);
  printTally('Sete classes, com nomes', images.named);
  printTally('Sete classes, como img001…', images.renamed);
  if (images.unreadable.length > 0) console.log('Imagens que não abriram:', images.unreadable.join(', '));
}

function printFacts({ rows, amenidades, tipologias, invented }: FactsResult): void {
  for (const row of rows)
    console.log(
      `  ${row.verdict.padEnd(12)} ${row.field.padEnd(21)} ${row.found ?? '-'}${row.verdict === 'errado' || row.verdict === 'vazio' ? `   (esperado: ${row.expected?.join(' ou ')})` : ''}`,
    );
  const judged = rows.filter(({ verdict }) => verdict !== 'sem gabarito');
  const right = judged.filter(({ verdict }) => verdict === 'certo').length;
  const wrong = judged.filter(({ verdict }) => verdict === 'errado').length;
  hold('Valores sem a citação', invented.length, bars.inventedAtMost, 'less');
  if (judged.length > 0) {
    hold('Fatos errados', wrong, bars.wrongFactsAtMost, 'less');
    hold('Fatos certos', right / judged.length, bars.factsRight);
    hold('Amenidades', amenidades.right / amenidades.expected, bars.amenidadesRight);
  }
  console.log(`Fatos: ${right} de ${judged.length} certos, ${wrong} errados`);
  console.log(
    `Amenidades: ${amenidades.right} de ${amenidades.expected} (${amenidades.found} lidas); tipologias: ${tipologias.right} de ${tipologias.expected} (${tipologias.found} lidas)`,
  );
  console.log(`Valores sem a citação na página: ${invented.length}`);
  for (const line of invented.slice(0, 10)) console.log(`  ${line}`);
}

function printTally(title: string, { total, claimed, right, wrong }: Tally): void {
  const share = claimed === 0 ? '-' : `${((right / claimed) * 100).toFixed(1)} %`;
  console.log(`${title}: ${total} imagens, ${claimed} afirmadas, ${right} certas (${share})`);
  for (const line of wrong) console.log(`  errada: ${line}`);
}
