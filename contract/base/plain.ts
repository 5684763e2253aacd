import { type Entity, entity, type Noun } from './entity.ts';

/** What people read about a field, in a form, a spreadsheet and the log. */
interface Said {
  label: string;
  /** Other column headings that mean this field. */
  also?: readonly string[];
  /** Example shown in the file template. */
  example?: string;
  /** Hint below the form field. */
  hint?: string;
  /** The message for a missing value; without it the field is optional. */
  required?: string;
}

/** A field of a plain entity. */
export type PlainField = Said &
  (
    | {
        kind: 'text';
        max?: number;
        /** An upper-case code of this form. */
        code?: RegExp;
        /** Unique among live records; the message for a duplicate. */
        unique?: string;
      }
    | { kind: 'long-text'; max: number }
    /** A reference to a parent record, with the parent's fields to show beside its name. */
    | { kind: 'parent'; of: Entity; required: string; with?: readonly string[] }
    | { kind: 'count'; max: number }
    /** Money or an area, with two decimals. */
    | { kind: 'decimal' }
    | { kind: 'day' }
    /** True in a new record; never empty. */
    | { kind: 'flag'; required?: never }
  );
export type PlainFields = { nome: PlainField & { kind: 'text'; required: string } } & Record<
  string,
  PlainField
>;

/** An entity fully described by its fields: every part of the product derives from them. */
export interface PlainEntity extends Entity {
  fields: PlainFields;
  /** The fields that identify a stored record in an imported row. */
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

/** A record as answered by the API. */
export type RowOf<E extends { fields: PlainFields }> = { id: number; revisao: number } & Shown<
  E['fields'],
  keyof E['fields']
>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'regiaoId' → 'regiao': the name of the parent in a record, a file column and a filter. */
export const parentName = (field: string): string => field.replace(/Id$/, '');

const parentsIn = (fields: Record<string, PlainField>) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'parent' ? [{ name, field }] : []));

/** Lists of a field's parents, whose names are shown along. */
function listsBehind({ of, with: beside = [] }: PlainField & { kind: 'parent' }): string[] {
  const fields = 'fields' in of ? (of as PlainEntity).fields : {};
  return parentsIn(fields).flatMap(({ name, field }) =>
    beside.includes(name) ? [field.of.list, ...listsBehind(field)] : [],
  );
}

/**
 * Declares a plain entity; `columns` only where its file differs from its fields and is read by its own code.
 */
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
    // Only declared fields reach this point.
    shows: parents.flatMap(({ field }) => listsBehind(field)) as never[],
  };
}
