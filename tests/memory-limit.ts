import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A group of processes that together get no more memory than a limit of the kernel. */
export interface MemoryGroup {
  spawn(command: string, args: string[], options: SpawnOptions): ChildProcess;
  /** The most the group ever held, in bytes. */
  peak(): number;
  /** How many of its processes the kernel ended for want of memory. */
  killed(): number;
  remove(): Promise<void>;
}

const root = '/sys/fs/cgroup';
/** Names of the kernel's two interfaces of control groups. */
const interfaces = [
  {
    root: join(root, 'memory'),
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  },
  { root, limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' },
];

/** A group of at most `bytes`; null where this process may not make one. */
export function memoryGroup(bytes: number): MemoryGroup | null {
  for (const names of interfaces) {
    const dir = join(names.root, `portal-${process.pid}-${Date.now()}`);
    try {
      mkdirSync(dir);
    } catch {
      continue;
    }
    const path = (name: string) => join(dir, name);
    const remove = async () => {
      // Its last process is still ending.
      for (let tries = 0; existsSync(dir) && tries < 100; tries += 1) {
        try {
          rmdirSync(dir);
        } catch {
          await wait(100);
        }
      }
    };
    try {
      writeFileSync(path(names.limit), String(bytes));
    } catch {
      void remove();
      continue;
    }
    const read = (name: string) => readFileSync(path(name), 'utf8');
    return {
      spawn: (command, args, options) =>
        spawn(
          'sh',
          ['-c', `echo $$ > ${path('cgroup.procs')} && exec "$@"`, 'sh', command, ...args],
          options,
        ),
      peak: () => Number(read(names.peak)),
      killed: () => Number(/^oom_kill (\d+)/m.exec(read(names.events))?.[1] ?? 0),
      remove,
    };
  }
  return null;
}
