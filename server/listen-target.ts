/** systemd's first passed descriptor. */
const firstDescriptor = 3;

interface Target {
  host: string;
  port: number;
  /** Wins over host and port. */
  fd?: number;
}

/**
 * Where to listen: the socket systemd holds open across restarts and hands over (`LISTEN_FDS`), so that who
 * connects meanwhile waits instead of being refused; else host and port.
 */
export function listenTarget(
  variables: Record<string, string | undefined>,
  address: { host: string; port: number },
): Target {
  const isOurs = Number(variables.LISTEN_PID) === process.pid;
  return isOurs && Number(variables.LISTEN_FDS) >= 1 ? { ...address, fd: firstDescriptor } : address;
}
