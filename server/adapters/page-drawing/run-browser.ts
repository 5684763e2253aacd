import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { minuteMs } from '#contract/base/units.ts';

export interface BrowserRun {
  path: string;
  args: string[];
  /** Who it runs as; undefined: as this process. */
  user: { uid: number; gid: number } | undefined;
  folder: string;
  signal: AbortSignal;
  /** Overrides `longestMs`. */
  patience?: number;
}

const longestMs = 0.75 * minuteMs;

/**
 * Runs a browser once, in a group of its own without our environment. Null when it ended well, else why not. Too slow,
 * or no longer wanted, it is killed with everything it started.
 */
export async function runBrowser({
  path,
  args,
  user,
  folder,
  signal,
  patience = longestMs,
}: BrowserRun): Promise<string | null> {
  signal.throwIfAborted();
  const child = spawn(path, args, {
    ...user,
    cwd: folder,
    env: { HOME: folder, TMPDIR: folder, LANG: 'pt_BR.UTF-8', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its helpers are killed with it.
    detached: true,
  });
  const { pid } = child;
  const killAll = () => {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  ended.addEventListener('abort', killAll);
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => {
    told = (told + chunk.toString()).slice(-4000);
  });
  const closed = once(child, 'close').catch(() => undefined);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    // Helpers that outlive it would keep its last words open.
    killAll();
    await closed;
    signal.throwIfAborted();
    if (ended.aborted) return 'O navegador demorou demais para desenhar a página.';
    return code === 0 ? null : whyOf(told, code);
  } catch (error) {
    signal.throwIfAborted();
    return `O navegador não respondeu (${(error as Error).message.slice(0, 120)}).`;
  } finally {
    ended.removeEventListener('abort', killAll);
  }
}

const whyOf = (told: string, code: number | null) =>
  /sandbox|namespace/i.test(told)
    ? 'O sistema não deixa o navegador isolar as páginas (sandbox); sem isolamento nenhuma é desenhada.'
    : `O navegador parou antes de desenhar a página (código ${code ?? 'sem'}).`;
