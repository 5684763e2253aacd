import pg from 'pg';
import { vi } from 'vitest';
import type { TestApp } from '#tests/app.ts';

/** A node of an executed plan. */
interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** What some statements read. */
export interface Reading {
  /** Blocks and rows. */
  amount: number;
  relations: Set<string>;
  indexes: Set<string>;
}

const scanned = (plan: Plan): number =>
  plan.Plans?.reduce((sum, below) => sum + scanned(below), 0) ??
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What `act` reads on PostgreSQL, by the plans of its statements. */
export async function readingOf(app: TestApp, act: () => Promise<unknown>): Promise<Reading> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const own = await app.pool.connect();
  try {
    query.mockClear();
    await act();
    const given = query.mock.calls as unknown as [{ text?: string } | string, unknown[]?][];
    const asked = given.flatMap(([one, values]) => {
      const text = typeof one === 'string' ? one : (one.text ?? '');
      return /^\s*(select|with)\b/i.test(text)
        ? [{ text, values: values ?? (one as { values?: unknown[] }).values ?? [] }]
        : [];
    });
    const reading: Reading = { amount: 0, relations: new Set(), indexes: new Set() };
    for (const { text, values } of asked) {
      await own.query('BEGIN');
      const { rows } = await own.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
      await own.query('ROLLBACK');
      const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
      reading.amount += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] + scanned(plan);
      for (const node of nodesOf(plan)) {
        if (node['Relation Name']) reading.relations.add(node['Relation Name']);
        if (node['Index Name']) reading.indexes.add(node['Index Name']);
      }
    }
    return reading;
  } finally {
    query.mockRestore();
    own.release();
  }
}
