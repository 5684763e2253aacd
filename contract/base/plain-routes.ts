import { z } from 'zod';
import type { TrashedList } from '../entidades.ts';
import {
  countUnlessAbsent,
  dayUnlessAbsent,
  decimalUnlessAbsent,
  filledIn,
  requiredId,
  requiredText,
  textUnlessAbsent,
} from './fields.ts';
import {
  type PlainEntity,
  type PlainField,
  type PlainFields,
  parentName,
  type RowOf,
  type ValueOf,
} from './plain.ts';
import { type ResourceRoutes, resourceRoutes } from './resource.ts';

const id = z.number().int();

const orEmpty = (input: z.ZodOptional<z.ZodType>, { required }: PlainField) =>
  required ? filledIn(input, required) : input;

/** The input schema of a field; where it may be empty, an absent one stays unchanged. */
function inputOf(field: PlainField): z.ZodType {
  switch (field.kind) {
    case 'text': {
      const { required, max, code } = field;
      if (!required) return textUnlessAbsent(max);
      if (!code) return requiredText(required, max);
      return requiredText(required)
        .transform((text) => text.toUpperCase())
        .pipe(z.string().regex(code, required));
    }
    case 'long-text':
      return orEmpty(textUnlessAbsent(field.max), field);
    case 'parent':
      return requiredId(field.required);
    case 'count':
      return orEmpty(countUnlessAbsent(field.max, `Use um número inteiro de 0 a ${field.max}`), field);
    case 'decimal':
      return orEmpty(decimalUnlessAbsent(13, 'Use o formato 450.000,00'), field);
    case 'day':
      return orEmpty(dayUnlessAbsent(), field);
    case 'flag':
      return z.boolean({ error: 'Use verdadeiro ou falso' }).optional();
  }
}

/** The output schema of a field. */
function outputOf(field: PlainField): z.ZodType {
  if (field.kind === 'flag') return z.boolean();
  const value = field.kind === 'parent' || field.kind === 'count' ? id : z.string();
  return field.required ? value : value.nullable();
}

/** Output fields of a record, each parent's record beside its id. */
function shape(fields: Record<string, PlainField>, names: readonly string[]): z.ZodRawShape {
  return Object.fromEntries(
    names.flatMap((name): [string, z.ZodType][] => {
      const field = fields[name]!;
      if (field.kind !== 'parent') return [[name, outputOf(field)]];
      const { of, with: beside = [] } = field;
      const shown = beside.length > 0 ? shape((of as PlainEntity).fields, beside) : {};
      return [
        [name, id],
        [parentName(name), z.object({ id, nome: z.string(), ...shown })],
      ];
    }),
  );
}

type InputOf<Fields extends PlainFields> = z.ZodObject<{
  [Name in keyof Fields]: z.ZodType<ValueOf<Fields[Name]>>;
}>;
type PlainRoutes<E extends PlainEntity> = ResourceRoutes<
  z.ZodType<RowOf<E>>,
  InputOf<E['fields']>,
  Extract<E['list'], TrashedList>
>;

const made = new WeakMap<PlainEntity, unknown>();

/** The calls of a plain entity, with their input and output schemas. */
export function plainRoutes<E extends PlainEntity>(entity: E): PlainRoutes<E> {
  const { fields, list } = entity;
  const names = Object.keys(fields);
  const routes =
    made.get(entity) ??
    resourceRoutes(
      list as TrashedList,
      z.object({ id, revisao: id, ...shape(fields, names) }),
      z.object(Object.fromEntries(names.map((name) => [name, inputOf(fields[name]!)]))),
    );
  made.set(entity, routes);
  return routes as unknown as PlainRoutes<E>;
}
