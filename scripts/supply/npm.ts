import { execFile } from 'node:child_process';

/** What an npm command prints, whatever its exit code: the one that started this, else the one on the path. */
export function npm(args: string[], cwd: string): Promise<string> {
  const started = process.env.npm_execpath;
  const [command, first] = started?.endsWith('.js')
    ? [process.execPath, [started]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return new Promise((resolve, reject) => {
    execFile(command, [...first, ...args], { cwd, maxBuffer: 100_000_000 }, (error, said) =>
      // Exit codes of npm say what it found; only a command that did not run is an error.
      error && typeof error.code === 'string' ? reject(error) : resolve(said),
    );
  });
}
