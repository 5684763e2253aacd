import { type Browser, chromium } from '@playwright/test';
import pLimit from 'p-limit';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { chromiumHere } from '../../scripts/test/chromium.ts';
import { type HonestCase, type HostileCase, sourceOfCase } from './casos.ts';
import { startRawPages } from './cru.ts';
import { lostBehaviours } from './esperar.ts';
import { harmless, type Look, lookAt } from './olhar.ts';
import { wordsOf } from './palavras.ts';
import { type Published, startPages } from './servir.ts';

export interface HostileResult {
  one: HostileCase;
  published: Published;
  /** Null where nothing became public. */
  checked: Look | null;
  /** Without the check, below our headers alone; null where it was not asked for. */
  raw: Look | null;
  misled: boolean;
}
export interface HonestResult {
  one: HonestCase;
  published: Published;
  look: Look | null;
  lost: string[];
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumHere(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

const atOnce = 5;

interface Telling {
  say?: (text: string) => void;
  /** Told of each result as it is there. */
  keep?: (result: unknown) => unknown;
}
/** What is kept of a look: not the words, which are long. */
const brief = (look: Look | null) => look && { ...look, words: undefined };
const quiet = (_: string) => {};
const nothing = (_: unknown) => {};

/** A text without what only a machine tells apart. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{M}\u00ad\p{Cf}]/gu, '')
    .toLowerCase();
export const isMisled = ({ lie }: HostileCase, { words }: Look): boolean =>
  lie !== undefined && plain(words).includes(plain(lie.replace(/<[^>]*>/g, '')));

/** A browser that is opened anew where a page brought it down. */
async function createEyes() {
  let browser = await openBrowser();
  const open = async () => {
    if (!browser.isConnected()) browser = await openBrowser();
    return browser;
  };
  return {
    open,
    /** What stops somebody only because the machine was busy is looked at again, with patience. */
    async look(address: string, wanted: { keys?: string[]; still?: boolean } = {}): Promise<Look> {
      const once = (patience: number) =>
        open()
          .then((now) => lookAt(now, address, { ...wanted, patience }))
          .catch(() => ({ ...harmless(), froze: ['derrubou o navegador'] }));
      const look = await once(1);
      return look.froze.length === 0 ? look : once(2);
    },
    close: () => browser.close(),
  };
}
type Eyes = Awaited<ReturnType<typeof createEyes>>;

/** Publishes every page, looks at what became public, and at each as it was written where `raw` is set. */
export async function runHostile(
  cases: HostileCase[],
  { raw = true, say = quiet, keep = nothing }: Telling & { raw?: boolean } = {},
) {
  const [pages, rawPages, eyes] = await Promise.all([startPages(), startRawPages(), createEyes()]);
  try {
    const seen = new Map<string, Promise<Look>>();
    let done = 0;
    const limit = pLimit(atOnce);
    return await Promise.all(
      cases.map((one) =>
        limit(async (): Promise<HostileResult> => {
          const source = sourceOfCase(one);
          const published = await pages.publish(source, one.record);
          const checked = published.url ? await lookOnce(seen, eyes, published.url, one) : null;
          const uncovered =
            raw && one.kind !== 'prose'
              ? await eyes.look(rawPages.show(source), { still: one.kind === 'style' })
              : null;
          if (++done % 25 === 0) say(`${done} de ${cases.length}`);
          const misled = checked !== null && isMisled(one, checked);
          const { id, kind, wave } = one;
          keep({ id, kind, wave, published, misled, checked: brief(checked), raw: brief(uncovered) });
          return { one, published, checked, raw: uncovered, misled };
        }),
      ),
    );
  } finally {
    await eyes.close();
    await Promise.all([rawPages.stop(), pages.stop()]);
  }
}

/** Pages of which the check left the same are looked at once. */
async function lookOnce(
  seen: Map<string, Promise<Look>>,
  eyes: Eyes,
  url: string,
  { kind }: HostileCase,
): Promise<Look> {
  const { pathname } = new URL(url);
  const html = await (await fetch(url)).text();
  if (kind === 'prose') return { ...harmless(), words: wordsOf(html) };
  const script = /<script src="([^"]+)"/.exec(html)?.[1];
  const code = script ? await (await fetch(new URL(script, url))).text() : '';
  const key = `${html.replaceAll(pathname, '').replace(/\/[\w-]+\.js/, '')}\n${code}`;
  // A sheet alone has nothing to press.
  const still = kind === 'style';
  const kept = seen.get(key) ?? eyes.look(url, { still });
  seen.set(key, kept);
  return kept;
}

/** Publishes every honest page and tries what its writer meant it to do. */
export async function runHonest(
  cases: HonestCase[],
  { say = quiet, keep = nothing }: Telling = {},
): Promise<HonestResult[]> {
  const [pages, eyes] = await Promise.all([startPages(), createEyes()]);
  try {
    let done = 0;
    const limit = pLimit(atOnce);
    return await Promise.all(
      cases.map((one, index) =>
        limit(async (): Promise<HonestResult> => {
          const published = await pages.publish(one.source as PageSource, one.record);
          const { url } = published;
          // The layouts come back: one in five is watched at length.
          const look = url && index % 5 === 0 ? await eyes.look(url, { keys: ['Residencial Aurora'] }) : null;
          const lost = url
            ? await lostBehaviours(await eyes.open(), url, one.behaviours)
            : one.behaviours.map(({ name }) => name);
          if (++done % 25 === 0) say(`${done} de ${cases.length}`);
          const result = { one, published, look, lost };
          keep({ id: one.id, published, lost, look: brief(look) });
          return result;
        }),
      ),
    );
  } finally {
    await eyes.close();
    await pages.stop();
  }
}
