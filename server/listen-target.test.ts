import { expect, it } from 'vitest';
import { listenTarget } from './listen-target.ts';

it('OPS-03 a socket handed over is listened on if it is meant for this process, else host and port', () => {
  const address = { host: '127.0.0.1', port: 3001 };
  const given = (pid: number, fds = '1') =>
    listenTarget({ LISTEN_PID: String(pid), LISTEN_FDS: fds }, address);
  expect(given(process.pid)).toEqual({ ...address, fd: 3 });
  // Inherited by a child of the process it was meant for.
  expect(given(process.pid + 1)).toEqual(address);
  expect(given(process.pid, '0')).toEqual(address);
  expect(listenTarget({}, address)).toEqual(address);
});
