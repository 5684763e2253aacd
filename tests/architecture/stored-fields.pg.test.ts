import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Route } from '#contract/base/routes.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { acts, asks } from '#tests/stored-fields/acts.ts';
import { alsoTouched, restingRows, rowsOf } from '#tests/stored-fields/changed-rows.ts';
import { changedValue, lacking, type Supply, shapeOf } from '#tests/stored-fields/changed-value.ts';
import { idsOf } from '#tests/stored-fields/ids.ts';
import type { Fields, Prepare } from '#tests/stored-fields/place.ts';
import { recordCase } from '#tests/stored-fields/records.ts';
import { table } from '#tests/stored-fields/table.ts';

let app: TestApp;
let supply: Supply;
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
  let n = 0;
  supply = { next: () => ++n, ids: idsOf(app) };
}, 60_000);
afterAll(() => app?.close());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** Every writing call with a body of fields. */
const writes = () => app.http.declaredRoutes.filter(({ method, body }) => method !== 'GET' && body);
const prepareOf = (route: Route): Prepare | null => table[nameOf(route)] ?? recordCase(app, route, supply);

/** What was sent and what is stored, with all differing fields. */
async function faultsOf(route: Route, prepare: Prepare): Promise<string[]> {
  const place = await prepare(app);
  // A body without a shape of its own has the fields that the table names.
  const named = Object.keys(place.values ?? {}).map((field) => [field, z.unknown()] as const);
  const shape = shapeOf(route.body!) ?? Object.fromEntries(named);
  const before = place.before ?? (await place.read());
  const faults: string[] = [];
  const sent: Fields = {};
  const kept = Object.keys(shape).filter((field) => !asks[field] && !place.asks?.[field]);
  for (const [field, schema] of Object.entries(shape)) {
    const value = place.values?.[field];
    if (value !== undefined) sent[field] = value;
    else if (kept.includes(field)) sent[field] = await changedValue(schema, field, before[field], supply);
    if (sent[field] !== undefined)
      faults.push(...lacking(schema, sent[field], `${field}.`).map((path) => `${path} has no value`));
  }
  // What a POST begins goes on beside the next call.
  const rows = route.method === 'PUT' ? await restingRows(app) : null;
  const answer = await app.call(route.method, place.path, { token: place.token, body: sent });
  if (rows) faults.push(...alsoTouched(rows, await rowsOf(app)));
  if (answer.status >= 300) return [`${answer.status} ${answer.text}`, JSON.stringify(sent)];
  const after = await place.read(answer.body, sent);
  for (const field of kept) {
    const proof = place.proves?.[field];
    if (proof) {
      if (!(await proof(sent, answer.body))) faults.push(`${field} is not in force`);
      continue;
    }
    const meant = shape[field]!.parse(sent[field]);
    const wanted = place.normal?.[field]?.(meant) ?? meant;
    if (isDeepStrictEqual(before[field], wanted)) faults.push(`${field} stood there before`);
    const holds = { [field]: wanted };
    // Records hold more than was sent: names beside ids, moments.
    if (!isDeepStrictEqual(after[field], wanted) && !matches(after, holds))
      faults.push(`${field}: sent ${JSON.stringify(wanted)}, stands ${JSON.stringify(after[field])}`);
  }
  return faults;
}
function matches(after: Fields, holds: Fields): boolean {
  try {
    expect(after).toMatchObject(holds);
    return true;
  } catch {
    return false;
  }
}

describe('SAF-07 a write stores every field of its contract that it was sent (API-21)', () => {
  it('each writing call can be read back, or is an act that stores no fields of its own', () => {
    const routes = writes();
    const unknown = routes.filter((route) => !acts[nameOf(route)] && !prepareOf(route)).map(nameOf);
    expect(unknown).toEqual([]);
    const names = routes.map(nameOf);
    expect([...Object.keys(acts), ...Object.keys(table)].filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(acts).filter((name) => table[name])).toEqual([]);
  });

  it('every field of every one of them stands as it was sent, and a change leaves every other record alone', async () => {
    const faults: Record<string, string[]> = {};
    const looked: string[] = [];
    for (const route of writes()) {
      const prepare = acts[nameOf(route)] ? null : prepareOf(route);
      if (!prepare) continue;
      looked.push(nameOf(route));
      const found = await faultsOf(route, prepare).catch((error: Error) => [error.stack ?? error.message]);
      if (found.length > 0) faults[nameOf(route)] = found;
    }
    expect(faults, JSON.stringify(faults)).toEqual({});
    // Whatever else changes, these are plain records.
    expect(looked).toEqual(expect.arrayContaining(['POST /api/corretores', 'PUT /api/empreendimentos/:id']));
  }, 300_000);
});
