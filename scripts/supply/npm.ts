import { execFile } from 'node:child_process';

/** Output of an npm command, whatever its exit code: the npm that started this, else the one on the path. */
export function npm(args: string[], cwd: string): Promise<string> {
  const started = process.env.npm_execpath;
  const [command, first] = started?.endsWith('.js')
    ? [process.execPath, [started]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return new Promise((resolve, reject) => {
    execFile(command, [...first, ...args], { cwd, maxBuffer: 100_000_000 }, (error, said) =>
      // npm's exit codes report findings; only a command that did not run is an error.
      error && typeof error.code === 'string' ? reject(error) : resolve(said),
    );
  });
}
