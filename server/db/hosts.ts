import pg from 'pg';

/** How long one address may take before the next one is tried. */
const perHostMs = 2_000;

/** The addresses of `postgres://user@a:5432,b:5432/name`, each with the same account, database and options. */
export function hostsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

/** The same server or servers, another database of theirs. */
export const withDatabaseName = (url: string, name: string): string =>
  url.replace(
    /^([^:]+:\/\/[^/?]*)(\/[^?]*)?/,
    (_, servers: string) => `${servers}/${encodeURIComponent(name)}`,
  );

/** A server that does not take writes, or that another one has taken over from. */
class NotPrimaryError extends Error {
  /** SQLSTATE cannot_connect_now: worth another try. */
  readonly code = '57P03';
}

/**
 * Pool options that find the primary among several servers. A promoted standby counts from a new timeline on:
 * what comes back from an older one is refused, though it would take writes. Empty for a single server.
 */
export function primaryAmong(url: string): Pick<pg.PoolConfig, 'Client' | 'onConnect'> {
  const hosts = hostsOf(url);
  if (hosts.length < 2) return {};
  let current = 0;
  let newest = 0;
  const next = (from: number) => {
    // Several connections fail at once: they turn to the next address together.
    if (current === from) current = (from + 1) % hosts.length;
  };
  class PrimaryClient extends pg.Client {
    readonly at = current;
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: hosts[current], connectionTimeoutMillis: perHostMs });
      this.once('error', () => next(this.at));
    }
    override connect(callback?: unknown): never {
      const done = callback as ((error?: Error | null) => void) | undefined;
      const noting = (error?: Error | null) => {
        if (error) next(this.at);
        done?.(error);
      };
      return super.connect(noting as never) as never;
    }
  }
  return {
    Client: PrimaryClient as unknown as pg.PoolConfig['Client'],
    async onConnect(client) {
      const { rows } = await client.query<{ standby: boolean; timeline: number | null }>(
        `SELECT pg_is_in_recovery() AS standby, CASE WHEN NOT pg_is_in_recovery()
         THEN ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int END AS timeline`,
      );
      const { standby, timeline } = rows[0]!;
      if (!standby && timeline! >= newest) {
        newest = timeline!;
        return;
      }
      next((client as unknown as PrimaryClient).at);
      throw new NotPrimaryError(standby ? 'a standby takes no writes' : 'another server has taken over');
    },
  };
}
