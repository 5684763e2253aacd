import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Keeps a command alive on the socket it was started with, as systemd does with a `.socket` unit. */
const keeper =
  'while :; do /bin/sh -c \'echo $$ > "$PIDFILE"; LISTEN_PID=$$ exec "$0" "$1"\' "$0" "$1" || exit 1; done';

/**
 * Starts a program on a listening socket that is held open while the program restarts. Who connects meanwhile waits.
 */
export async function startOnOpenSocket(
  [program, main]: readonly [string, string],
  { port, env, cwd }: { port: number; env: Record<string, string | undefined>; cwd: string },
  undo: (() => unknown)[],
) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-socket-'));
  const pidFile = join(folder, 'pid');
  const socket = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
  await once(socket, 'listening');
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const holder = spawn('/bin/sh', ['-c', keeper, program, main], {
    cwd,
    stdio: ['ignore', 'ignore', 'ignore', fd],
    env: { ...env, PIDFILE: pidFile, LISTEN_FDS: '1', MALLOC_ARENA_MAX: '2' },
  });
  socket.close();
  const pid = () => {
    try {
      return Number(readFileSync(pidFile, 'utf8'));
    } catch {
      return 0;
    }
  };
  undo.push(() => {
    holder.kill('SIGKILL');
    if (pid() > 0) process.kill(pid(), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    /** Asks the program to end; resolves once the next one has begun. */
    async restart(): Promise<void> {
      const old = pid();
      process.kill(old, 'SIGTERM');
      while (pid() === old) {
        if (holder.exitCode !== null) throw new Error('it did not end well');
        await wait(20);
      }
    },
  };
}
