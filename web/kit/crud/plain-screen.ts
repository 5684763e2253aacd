import type { z } from 'zod';
import type { ListName } from '#contract/base/lists.ts';
import { capital, type PlainEntity, type PlainField, parentName, type RowOf } from '#contract/base/plain.ts';
import { priceForTyping } from '#contract/cadastros/preco.ts';
import type { CsvColumn, CsvValue } from '#web/kit/csv/sheet.ts';
import { maskDecimal, maskDigits } from '#web/kit/form/masks.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';
import { sameName } from './same-name.ts';
import {
  type Column,
  type CrudDeclaration,
  type CrudRecord,
  crudScreen,
  type Filter,
  type FormField,
  type OptionSource,
} from './screen.ts';

type CreateChoice = Extract<FormField, { kind: 'choice' }>['Create'];
type Row = CrudRecord & Record<string, unknown>;
type Parent = { id: number; nome: string };
type Declaration<Of extends CrudRecord> = CrudDeclaration<Of, z.ZodType, z.ZodObject>;
type Named<E extends PlainEntity> = keyof E['fields'] & string;

/** What a screen adds to its entity: field labels, or custom columns and filters. */
interface Own<E extends PlainEntity> {
  columns?: (Named<E> | Column<RowOf<E>>)[];
  filters?: (Named<E> | Filter<RowOf<E>>)[];
  /** Option labels, where the name is not enough. */
  choices?: Partial<Record<Named<E>, OptionSource>>;
  /** Creates a missing parent beside its select. */
  creates?: Partial<Record<Named<E>, CreateChoice>>;
  more?: Partial<Declaration<RowOf<E>>>;
}

/** The options of a list whose name is enough. */
export const byName = (list: string): OptionSource => ({
  list: list as ListName,
  option: ({ id, nome }: Parent) => ({ value: String(id), label: nome }),
});

/** The dialog field of an entity's field. */
function formField(name: string, field: PlainField, options: OptionSource, Create: CreateChoice): FormField {
  const { label, hint } = field;
  const base = { name, label, hint };
  switch (field.kind) {
    case 'text': {
      const mask = field.code && ((typed: string) => typed.toUpperCase());
      return { ...base, kind: 'text', maxLength: field.max ?? 200, mask };
    }
    case 'long-text':
      return { ...base, kind: 'long-text', maxLength: field.max };
    case 'parent': {
      const { one, gender } = field.of.noun;
      return {
        ...base,
        kind: 'choice',
        placeholder: `Selecione ${gender === 'f' ? 'a' : 'o'} ${one}`,
        options,
        ...(Create && { Create }),
      };
    }
    case 'count': {
      const maxLength = String(field.max).length;
      return { ...base, kind: 'text', mask: maskDigits, inputMode: 'numeric', maxLength };
    }
    case 'decimal':
      return { ...base, kind: 'text', mask: maskDecimal, inputMode: 'decimal', typed: priceForTyping };
    case 'day':
      return { ...base, kind: 'text', type: 'date' };
    case 'flag':
      return { ...base, kind: 'switch' };
  }
}

const number = (value: unknown) => (value === null ? null : Number(value));

/** The spreadsheet value of a field, which imports read back. */
function csvValue(name: string, { kind }: PlainField): (row: Row) => CsvValue {
  if (kind === 'parent') return (row) => (row[parentName(name)] as Parent).nome;
  if (kind === 'decimal') return (row) => number(row[name]);
  if (kind === 'day') return (row) => formatDayOrMonth(row[name] as string | null);
  return (row) => row[name] as CsvValue;
}

/** The list and dialog of a plain entity, derived from its fields. */
export function plainScreen<E extends PlainEntity>(
  entity: E,
  { columns, filters = [], choices = {}, creates = {}, more }: Own<E> = {},
) {
  const { list, noun } = entity;
  const fields = Object.entries<PlainField>(entity.fields);
  const fieldOf = (name: string) => entity.fields[name] as PlainField;
  const optionsOf = (name: string, field: PlainField): OptionSource =>
    choices[name as Named<E>] ?? byName(field.kind === 'parent' ? field.of.list : list);

  function column(name: string): Column<Row> {
    const field = fieldOf(name);
    const { label, kind } = field;
    if (kind === 'parent') {
      const id = parentName(name);
      // Labelled as in the select, if that much is shown beside its name.
      const { option } = field.with ? optionsOf(name, field) : byName(field.of.list);
      return { id, label, value: (row) => option(row[id]).label };
    }
    const value = (row: Row) => {
      if (kind === 'flag') return row[name] ? 'Sim' : 'Não';
      return kind === 'decimal' ? number(row[name]) : (row[name] as string | number | null);
    };
    const told = kind === 'decimal' ? priceForTyping : kind === 'day' ? formatDayOrMonth : undefined;
    const cell = told && ((row: Row) => told(row[name] as string | null));
    const align = kind === 'decimal' || kind === 'count' ? ('right' as const) : undefined;
    const searched = kind === 'day' ? cell : undefined;
    const asked = { decimal: 'number', count: 'number', day: 'day' } as const;
    return {
      id: name,
      label,
      value,
      cell,
      searched,
      align,
      kind: kind in asked ? asked[kind as keyof typeof asked] : undefined,
      onCard: name === 'nome' ? 'title' : undefined,
    };
  }
  function filter(name: string): Filter<Row> {
    const field = fieldOf(name);
    const { many, gender } = field.kind === 'parent' ? field.of.noun : noun;
    return {
      id: parentName(name),
      label: field.label,
      all: `${gender === 'f' ? 'Todas as' : 'Todos os'} ${many}`,
      options: optionsOf(name, field),
      of: (row) => String(row[name]),
      field: name,
    };
  }
  const csv = fields.map(
    ([name, field]): CsvColumn<Row> => ({
      field: field.kind === 'parent' ? parentName(name) : name,
      label: field.label,
      also: [...(name === 'nome' ? [capital(noun.one)] : []), ...(field.also ?? [])],
      required: field.required !== undefined,
      value: csvValue(name, field),
      example: field.example ?? '',
    }),
  );
  const parents = fields.flatMap(([name, field]) => (field.kind === 'parent' ? [{ name, field }] : []));
  const [first] = parents;
  const within = first
    ? ` d${first.field.of.noun.gender === 'f' ? 'esta' : 'este'} ${first.field.of.noun.one}`
    : '';
  const shown = columns ?? fields.flatMap(([name, { kind }]) => (kind === 'long-text' ? [] : [name]));
  const declaration: Declaration<Row> = {
    list: list as ListName,
    loadRoutes: async () => (await import('#contract/base/plain-routes.ts')).plainRoutes(entity),
    columns: shown.map((one) => (typeof one === 'string' ? column(one) : (one as Column<Row>))),
    filters: filters.map((one) => (typeof one === 'string' ? filter(one) : (one as Filter<Row>))),
    csv,
    form: {
      fields: fields.map(([name, field]) =>
        formField(name, field, optionsOf(name, field), creates[name as Named<E>]),
      ),
      // The same name in the same place may be intended, but usually is not.
      doubt: (values: Record<string, unknown>, rows: Row[], id) =>
        sameName(
          values.nome as string,
          rows.filter((row) => parents.every(({ name }) => row[name] === values[name])) as (Row & Parent)[],
          id,
          `${noun.gender === 'f' ? 'outra' : 'outro'} ${noun.one}${within}`,
        ),
    },
  };
  return crudScreen({ ...(declaration as unknown as Declaration<RowOf<E>>), ...more });
}
