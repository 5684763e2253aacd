import type pg from 'pg';
import type { Log } from './log.ts';

export type Sample = [labels: string, value: number | string];

/** One metric in the text format of Prometheus. */
export const metric = (
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: Sample[],
) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
    '',
  ].join('\n');

/** Runs a query; null if it failed. */
export type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[] | null>;

/** Wraps a query: failures are logged and omitted from the answer. */
export const reading =
  (pool: pg.Pool, log: Log): Read =>
  <Row extends pg.QueryResultRow>(query: string) =>
    pool.query<Row>(query).then(
      ({ rows }) => rows,
      (error) => {
        log.warn({ err: error }, 'a metric could not be read');
        return null;
      },
    );

/** A slice's metrics at `/metrics`. */
export type Metric = (read: Read) => Promise<string>;
