import { type Entity, entity, type Noun } from './entity.ts';

/** What people read of a field, in a form, a spreadsheet and the log. */
interface Said {
  label: string;
  /** Other headings of a file that mean it. */
  also?: readonly string[];
  /** What the template of a file shows. */
  example?: string;
  /** A sentence under the field of the form. */
  hint?: string;
  /** The sentence for a missing value; without it the field may be empty. */
  required?: string;
}

/** A field of a plain entity. */
export type PlainField = Said &
  (
    | {
        kind: 'text';
        max?: number;
        /** It is a code of this form, in capitals. */
        code?: RegExp;
        /** No two live records have the same; the sentence for a second one. */
        unique?: string;
      }
    | { kind: 'long-text'; max: number }
    /** A record it belongs to, with what of it is shown beside its name: a further parent with its own. */
    | { kind: 'parent'; of: Entity; required: string; with?: readonly string[] }
    | { kind: 'count'; max: number }
    /** Money or an area, with two decimals. */
    | { kind: 'decimal' }
    | { kind: 'day' }
    /** On for a new record; never empty. */
    | { kind: 'flag'; required?: never }
  );
export type PlainFields = { nome: PlainField & { kind: 'text'; required: string } } & Record<
  string,
  PlainField
>;

/** An entity that is its fields: every part of the product makes of them what it needs. */
export interface PlainEntity extends Entity {
  fields: PlainFields;
  /** The fields by which a row of a file is known to mean a stored record. */
  key: readonly string[];
}

interface Values {
  text: string;
  'long-text': string;
  parent: number;
  count: number;
  decimal: string;
  day: string;
  flag: boolean;
}
export type ValueOf<Field extends PlainField> = Field extends { required: string } | { kind: 'flag' }
  ? Values[Field['kind']]
  : Values[Field['kind']] | null;
type WithoutId<Name> = Name extends `${infer Parent}Id` ? Parent : never;
type ParentFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'parent' } ? Name : never;
}[keyof Fields] &
  string;
type Beside<Field> = Field extends { with: readonly (infer Name)[] } ? Name : never;
type Shown<Fields, Names> = {
  [Name in Names & keyof Fields]: Fields[Name] extends PlainField ? ValueOf<Fields[Name]> : never;
} & {
  [Name in Names & ParentFields<Fields> as WithoutId<Name>]: ParentOf<Fields[Name]>;
};
type ParentOf<Field> = { id: number; nome: string } & (Field extends { of: { fields: infer Fields } }
  ? Shown<Fields, Beside<Field>>
  : unknown);

/** A record as it is answered. */
export type RowOf<E extends { fields: PlainFields }> = { id: number; revisao: number } & Shown<
  E['fields'],
  keyof E['fields']
>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'regiaoId' → 'regiao': what a record calls its parent, a file its column and a screen the filter by it. */
export const parentName = (field: string): string => field.replace(/Id$/, '');

const parentsIn = (fields: Record<string, PlainField>) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'parent' ? [{ name, field }] : []));

/** Lists that stand behind a field's parents: those whose names are shown along. */
function listsBehind({ of, with: beside = [] }: PlainField & { kind: 'parent' }): string[] {
  const fields = 'fields' in of ? (of as PlainEntity).fields : {};
  return parentsIn(fields).flatMap(({ name, field }) =>
    beside.includes(name) ? [field.of.list, ...listsBehind(field)] : [],
  );
}

/** A plain entity; `columns` where its file has others than its fields, which it then reads itself. */
export function plainEntity<
  const Fields extends PlainFields,
  const Name extends string,
  const List extends string,
>(own: {
  name: Name;
  list: List;
  noun: Noun;
  fields: Fields;
  key: readonly (keyof Fields & string)[];
  isPublic?: boolean;
  columns?: readonly string[];
}) {
  const { fields, isPublic = false } = own;
  const parents = parentsIn(fields);
  const columns: readonly string[] =
    own.columns ??
    Object.entries(fields).map(([name, { kind }]) => (kind === 'parent' ? parentName(name) : name));
  return {
    ...entity({ ...own, isPublic, columns }),
    fields,
    parents: Object.fromEntries(parents.map(({ name, field }) => [name, field.of.name])) as {
      readonly [Field in ParentFields<Fields>]: Fields[Field] extends { of: { name: infer Parent } }
        ? Parent
        : never;
    },
    // Those of entities that are declared: none can be unknown.
    shows: parents.flatMap(({ field }) => listsBehind(field)) as never[],
  };
}
