import { type PlainEntity, type PlainField, parentName } from '#contract/base/plain.ts';
import { plainEntities } from '#contract/entidades.ts';
import type { TestApp } from '#tests/app.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { idsOf } from './ids.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A value that no other record has; a code of two letters is none of those the factories give. */
function someValue(field: PlainField): unknown {
  const n = nextNumber();
  switch (field.kind) {
    case 'text':
      return field.code ? `Q${letters[n % 26]}` : `${field.label} ${n}`;
    case 'long-text':
      return `Texto ${n}`;
    case 'count':
      return 1 + (n % field.max);
    case 'decimal':
      return `${n}.50`;
    case 'day':
      return `2026-01-${String(1 + (n % 28)).padStart(2, '0')}`;
    case 'flag':
      return false;
    case 'parent':
      return null;
  }
}

/** A body with every field of a plain entity, each parent a record of its own. */
export async function plainBody(app: TestApp, { fields }: PlainEntity): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<PlainField>(fields)) {
    if (field.kind !== 'parent') body[name] = someValue(field);
    else if ('fields' in field.of) {
      const parent = field.of as PlainEntity;
      body[name] = (await app.post(`/api/${parent.list}`, await plainBody(app, parent))).body.id;
    } else body[name] = await idsOf(app)[name]!();
  }
  return body;
}

/** The same as a row of a file: parents by name, flags in words. */
export async function plainRow(app: TestApp, entity: PlainEntity): Promise<Record<string, string>> {
  const body = await plainBody(app, entity);
  const row: Record<string, string> = {};
  for (const [name, field] of Object.entries<PlainField>(entity.fields)) {
    if (field.kind === 'parent')
      row[parentName(name)] = (await app.get(`/api/${field.of.list}/${body[name]}`)).body.nome;
    else row[name] = field.kind === 'flag' ? 'Não' : String(body[name]);
  }
  return row;
}

/** Those whose file is their fields, and is read by them. */
export const plainlyImported = plainEntities.filter(({ fields, columns }) =>
  Object.entries<PlainField>(fields).every(([name, { kind }]) =>
    columns?.includes(kind === 'parent' ? parentName(name) : name),
  ),
);
