import { globSync, readFileSync } from 'node:fs';
import { type PageSource, sentinels } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { sectionOf } from '#server/da-pasta-a-pagina/hotsites/sections.ts';
import { startFakeAi } from '#tests/fakes/ai.ts';
import { makeDataDir, type Product, runFolder, startProduct } from '#tests/product.ts';
import { median, type Row } from './table.ts';

/** Largest share of a section's cost in the whole page's. */
const most = 0.25;
/** Many times the speed of current models, so that the product's own time weighs more. */
const tokensPerSecond = 1000;
const charactersPerToken = 4;
const secao = 'sobre';

/**
 * Rewriting one section against the whole page, both from a changed plan: with a model writing at a fixed
 * speed, and with the local engine, whose writing takes almost no time, leaving the run, the sanitising and
 * the stored version, which both share.
 */
export async function benchSection(root: string, folderName: string, rounds: number): Promise<Row[]> {
  const data = makeDataDir();
  const ai = await startFakeAi();
  try {
    const local = await startProduct(data.path, { LOCAL_FOLDERS_ROOT: root });
    const { frames } = await runFolder(local, `file:///${encodeURIComponent(folderName)}`);
    const path = `/api/hotsites/${frames.at(-1)?.event.data?.hotsiteId}/estudio`;
    const ownRow = row('local engine', await compare(local, path, Math.max(rounds, 9)), false);
    await local.stop();

    const source = storedSource(data.path);
    const part = sectionOf(source, secao)!;
    const model = await startProduct(data.path, {
      INTELLIGENCE: 'model',
      OPENAI_BASE_URL: ai.url,
      V0_BASE_URL: ai.url,
      OPENAI_API_KEY: 'bench',
      V0_API_KEY: 'bench',
    });
    const speak = (text: string) =>
      ai.script({ answer: text, delayMs: (text.length / charactersPerToken / tokensPerSecond) * 1000 });
    const times = await compare(model, path, rounds, {
      pagina: () => speak(spoken(source)),
      // A different text each time: an identical result would not be stored.
      secao: (titulo) =>
        speak(spoken({ ...part, html: part.html.replace(/<h2([^>]*)>[^<]*/, `<h2$1>${titulo}`) })),
    });
    await model.stop();
    return [row(`a model of ${tokensPerSecond} tokens/s`, times), ownRow];
  } finally {
    await ai.stop();
    data.remove();
  }
}

const spoken = (parts: Partial<PageSource>) =>
  Object.entries(sentinels)
    .map(([name, [begin, end]]) => `${begin}\n${parts[name as keyof PageSource] ?? ''}\n${end}`)
    .join('\n');

/** The newest page's source, from the product's files. */
function storedSource(dataDir: string): PageSource {
  for (const file of globSync(`${dataDir}/**/hotsites/*/*.json`)) {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof stored.html === 'string') return stored;
  }
  throw new Error('the page has no source');
}

const row = (engine: string, { part, whole }: { part: number; whole: number }, goal = true): Row => ({
  what: `one section written anew, ${engine}`,
  ours: `${Math.round(part)} ms`,
  limit: `${Math.round(whole)} ms for the whole page`,
  ratio: `${(part / whole).toFixed(2)} ×`,
  goal: goal ? `≤ ${most} ×` : 'none: keeping a version is most of either',
  ok: !goal || part / whole <= most,
});

interface Answers {
  pagina: () => void;
  secao: (titulo: string) => void;
}

/** Medians in ms; `answers` sets what the model writes next. */
async function compare(product: Product, path: string, rounds: number, answers?: Answers) {
  const wholes: number[] = [];
  const parts: number[] = [];
  // The first of each runs code that is not compiled yet.
  for (let round = -1; round < rounds; round += 1) {
    const titles = [round * 2, round * 2 + 1].map((n) => `Título ${'abcdefghijklmnopqrst'[(n + 2) % 20]}`);
    await changeTitle(product, path, titles[0]!);
    answers?.pagina();
    const whole = await timed(() => product.call('POST', `${path}/pagina`, {}));
    await changeTitle(product, path, titles[1]!);
    answers?.secao(titles[1]!);
    const part = await timed(() => product.call('POST', `${path}/secao`, { secao }));
    if (round < 0) continue;
    wholes.push(whole);
    parts.push(part);
  }
  return { part: median(parts), whole: median(wholes) };
}

async function changeTitle(product: Product, path: string, titulo: string): Promise<void> {
  const { edicao, base } = (await product.call('GET', path)) as Estudio;
  const { sections, metadata } = base!.blueprint;
  const changed = sections.map((one) => (one.id === secao ? { ...one, titulo } : one));
  await product.call('PUT', path, { ...edicao, blueprint: { sections: changed, metadata } });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
