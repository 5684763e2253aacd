import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { IntelligenceError, type UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { explainStartProblem } from '#server/startup-problem.ts';
import { exampleLabels, type FolderLabels } from '../example/labels.ts';
import { measurePhrases } from '../lisa/measure-phrases.ts';
import { bars, compareWithBar, printBars } from './bars.ts';
import { type FactsResult, judgeFacts } from './facts-accuracy.ts';
import { judgeImages, type Tally } from './images-accuracy.ts';
import { judgeUnderstanding } from './judge-understanding.ts';
import { measureMaterial } from './material.ts';
import { type MeasuredEngine, openModelEngine } from './model-engine.ts';
import { listFiles, readDocuments } from './read-folder.ts';

// `npm run accuracy -- [--model] [folder [labels.json]]`: compares what the local engine (with `--model`, the
// models chosen in the panel, each call paid for) reads in a folder with its labels, and how it understands
// messages to the assistant. Default: the example folders. Labels have the shape of `FolderLabels`.

const usage =
  'Uso: npm run accuracy -- [--model] [pasta [gabarito.json]]\n' +
  '     npm run accuracy -- --material PASTA [--score COMANDO]\n' +
  '     npm run accuracy -- --phrases PASTA [--results ARQUIVO]\n' +
  '  --model  mede os modelos escolhidos em Configurações → Modelos, com as chaves do ambiente.\n' +
  '           Cada chamada é paga ao provedor.\n' +
  '  --phrases  o que a Lisa entende de cada frase de uma coleção, e o que ela guarda.\n' +
  '  --material  material de venda de outros, com o seu gabarito; COMANDO o confere.';

const useless = new Set<IntelligenceError['code']>(['resposta-invalida', 'recusa']);
const nothingUnderstood: UnderstoodMessage = {
  creci: null,
  uf: null,
  nome: null,
  email: null,
  nomeGuerra: null,
  regiao: null,
  precos: null,
};

const given = readArguments();
let models: MeasuredEngine | null = null;
if (given?.phrases) {
  process.exitCode = measurePhrases(resolve(given.phrases), given.results && resolve(given.results));
} else if (given?.material) {
  process.exitCode = await measureMaterial(resolve(given.material), given.score ?? null);
} else if (given) {
  try {
    await main(given);
  } catch (error) {
    const explained = error instanceof IntelligenceError ? error.message : explainStartProblem(error);
    if (explained === null) throw error;
    console.error(models ? `\n${explained}` : `\nNada foi medido. ${explained}`);
    if (error instanceof DataDirLockedError)
      console.error('Com o banco embutido, pare o Portal do Corretor antes de medir.');
    if (models) console.log(`Uso até aqui: ${(models as MeasuredEngine).spent()}`);
    process.exitCode = 1;
  } finally {
    await (models as MeasuredEngine | null)?.close();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        model: { type: 'boolean', default: false },
        material: { type: 'string' },
        score: { type: 'string' },
        phrases: { type: 'string' },
        results: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (!values.help && positionals.length <= 2)
      return { ...values, folder: positionals[0], labels: positionals[1] };
    process.exitCode = values.help ? 0 : 2;
  } catch {
    process.exitCode = 2;
  }
  console.error(usage);
  return null;
}

async function main({ model, folder, labels }: NonNullable<ReturnType<typeof readArguments>>) {
  if (model) {
    models = await openModelEngine();
    console.log(`Motor: ${models.engine.name}. Cada chamada é paga ao provedor.`);
    if (!models.isChosen)
      console.log('O banco ainda não foi preparado: valem os modelos e os textos padrão do produto.');
  }
  const root = resolve(process.env.LOCAL_FOLDERS_ROOT ?? './pastas');
  const folders = folder ? [resolve(folder)] : Object.keys(exampleLabels).map((name) => join(root, name));
  for (const each of folders) {
    if (!existsSync(each)) {
      console.error(`A pasta ${each} não existe. Rode “npm run example” ou diga outra.`);
      process.exitCode = 1;
      continue;
    }
    const found = await labelsFor(each, labels);
    if (found !== undefined) await judge(each, found);
    tellNews();
  }
  await printUnderstanding();
  tellNews();
  if (models) console.log(`\nUso: ${models.spent()}`);
  // The bars apply to the local engine.
  else printBars();
}

/** Reports fallbacks: otherwise a figure would be another engine's. */
function tellNews(): void {
  for (const line of models?.news() ?? []) console.log(`ATENÇÃO: feito por ${line}`);
}

async function printUnderstanding(): Promise<void> {
  const { engine, context } = (models ?? {}) as MeasuredEngine;
  console.log('\n== Mensagens ao assistente');
  for (const { kind, total, wrong } of await judgeUnderstanding(
    engine &&
      ((input) =>
        engine.understandMessage(input, context).catch((error) => {
          // An unusable answer counts as wrong; any other failure would repeat.
          const isUseless = error instanceof IntelligenceError && useless.has(error.code);
          if (!isUseless) throw error;
          return nothingUnderstood;
        })),
  )) {
    console.log(
      `${kind}: ${total - wrong.length} de ${total} (${((1 - wrong.length / total) * 100).toFixed(1)} %)`,
    );
    compareWithBar(`Mensagens, ${kind}`, 1 - wrong.length / total, bars.messagesRight);
    for (const { message, expected, found } of wrong)
      console.log(`  errada: ${JSON.stringify(message)} → ${found ?? '-'} (esperado: ${expected ?? '-'})`);
  }
}

/** Labels of a folder; null if none exist, undefined if the given ones are unreadable. */
async function labelsFor(folder: string, path: string | undefined): Promise<FolderLabels | null | undefined> {
  if (!path) return exampleLabels[basename(folder)] ?? null;
  try {
    return JSON.parse(await readFile(path, 'utf8')) as FolderLabels;
  } catch {
    console.error(`O gabarito ${path} não existe ou não é JSON.`);
    process.exitCode = 1;
    return undefined;
  }
}

async function judge(folder: string, labels: FolderLabels | null): Promise<void> {
  const { engine, context } = (models ?? {}) as MeasuredEngine;
  console.log(`\n== ${basename(folder)}`);
  const paths = await listFiles(folder);
  const readings = await readDocuments(folder, paths);
  const facts = await judgeFacts(
    ...([readings, basename(folder), labels] as const),
    engine && ((input) => engine.extractEmpreendimento(input, context)),
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
  const images = await judgeImages(
    ...([folder, paths, labels] as const),
    engine && ((inputs) => engine.classifyAssets(inputs, context)),
  );
  const shareRight = ({ claimed, right }: Tally) => right / (claimed || 1);
  compareWithBar('Plantas contra fotos', shareRight(images.plans), bars.plansRight);
  compareWithBar(
    'Classes afirmadas, com nomes',
    images.named.claimed / (images.named.total || 1),
    bars.namedClaimed,
  );
  compareWithBar('Classes certas, com nomes', shareRight(images.named), bars.namedRight);
  compareWithBar('Classes certas, sem nomes', shareRight(images.renamed), bars.renamedRight);
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
  compareWithBar('Valores sem a citação', invented.length, bars.inventedAtMost, 'less');
  if (judged.length > 0) {
    compareWithBar('Fatos errados', wrong, bars.wrongFactsAtMost, 'less');
    compareWithBar('Fatos certos', right / judged.length, bars.factsRight);
    compareWithBar('Amenidades', amenidades.right / amenidades.expected, bars.amenidadesRight);
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
