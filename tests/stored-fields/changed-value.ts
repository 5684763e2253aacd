import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** What a field is filled from where its schema alone does not say: by its name, else by its kind. */
export interface Supply {
  /** Another one each time, so that no two values are alike. */
  next: () => number;
  /** A record that a field of this name ('bairroId') may point to. */
  ids: Record<string, () => Promise<number>>;
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
}
export const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** Through whatever is wrapped around it, to the object whose fields a body has; null where it is none. */
export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  const { type, shape, innerType, in: before } = defOf(schema);
  if (type === 'object') return shape!;
  const inner = innerType ?? before;
  return inner ? shapeOf(inner) : null;
}

/** Fields whose texts the product looks into beyond their schema. */
const byName: Record<string, (n: number) => string> = {
  email: (n) => `pessoa${n}@exemplo.com.br`,
  contatoEmail: (n) => `contato${n}@exemplo.com.br`,
  creci: (n) => `${20_000 + n}-F`,
  whatsapp: (n) => `(11) 9${String(70_000_000 + n).replace(/(.{4})$/, '-$1')}`,
  telefone: (n) => `(11) 3${String(1_000_000 + n).replace(/(.{4})$/, '-$1')}`,
  contatoTelefone: (n) => `(11) 3${String(2_000_000 + n).replace(/(.{4})$/, '-$1')}`,
  pergunta: (n) => `O prédio tem ${n} vagas de visitante?`,
  slug: (n) => `endereco-${n}`,
  rota: (n) => `rota-${n}`,
  driveUrl: (n) => `https://drive.google.com/drive/folders/pasta${n}`,
};

/** The upper end of a range lies above the lower one, whatever came before. */
const isUpper = (name: string) => /(Max|Ate)$/.test(name);

function texts(name: string, n: number): string[] {
  const named = byName[name];
  const hex = (0x100000 + n * 7919).toString(16).slice(0, 6);
  return [
    ...(named ? [named(n)] : []),
    `Texto ${n}`,
    `texto-${n}`,
    `https://exemplo.com.br/imagem-${n}.webp`,
    `${(isUpper(name) ? 50_000 : 1000) + n}.50`,
    String((isUpper(name) ? 60 : 10) + (n % 30)),
    `20${isUpper(name) ? 40 : 31}-${String(1 + (n % 12)).padStart(2, '0')}-15`,
    `#${hex}`,
    String.fromCharCode(65 + (n % 26), 65 + (Math.floor(n / 26) % 26)),
    'RJ',
  ];
}

async function* candidates(schema: z.ZodType, name: string, supply: Supply): AsyncGenerator<unknown> {
  const id = supply.ids[name];
  if (id) {
    yield await id();
    return;
  }
  const def = defOf(schema);
  const n = supply.next();
  switch (def.type) {
    case 'object': {
      const made: Record<string, unknown> = {};
      for (const [field, inner] of Object.entries(def.shape!))
        made[field] = await changedValue(inner, field, undefined, supply);
      yield made;
      return;
    }
    case 'array':
      yield [await changedValue(def.element!, name, undefined, supply)];
      return;
    case 'record': {
      const key = defOf(def.keyType!).type === 'enum' ? Object.values(defOf(def.keyType!).entries!)[0] : null;
      yield { [String(key ?? 'instagram')]: await changedValue(def.valueType!, name, undefined, supply) };
      return;
    }
    case 'union':
      for (const option of def.options!) yield* candidates(option, name, supply);
      return;
    case 'enum':
      yield* Object.values(def.entries!);
      return;
    case 'literal':
      yield* def.values!;
      return;
    case 'boolean':
      yield* [true, false];
      return;
    case 'number':
      yield* [(isUpper(name) ? 60 : 10) + (n % 30), 1 + (n % 9), 2 + (n % 9), 0.25, -(30 + (n % 40))];
      return;
    case 'pipe':
      yield* candidates(def.in!, name, supply);
      yield* candidates(def.out!, name, supply);
      return;
    case 'transform':
      return;
    case 'string':
    case 'unknown':
    case 'any':
      yield* texts(name, n);
      return;
    default:
      if (def.innerType) yield* candidates(def.innerType, name, supply);
  }
}

/**
 * A value that the schema takes and that is different from what stands there. Throws where it knows
 * none: then the table must name one.
 */
export async function changedValue(
  schema: z.ZodType,
  name: string,
  now: unknown,
  supply: Supply,
): Promise<unknown> {
  for await (const value of candidates(schema, name, supply)) {
    const parsed = schema.safeParse(value);
    if (parsed.success && parsed.data != null && !isDeepStrictEqual(parsed.data, now)) return value;
  }
  throw new Error(`no value is known for the field “${name}”: name one in the table`);
}

/** Fields of the schema, however deep, that a value lacks: what a table names by hand must name them all. */
export function lacking(schema: z.ZodType, value: unknown, path = ''): string[] {
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape!).flatMap(([field, inner]) => {
      const held = (value as Record<string, unknown> | null)?.[field];
      return held === undefined || held === null
        ? [`${path}${field}`]
        : lacking(inner, held, `${path}${field}.`);
    });
  if (def.type === 'array')
    return Array.isArray(value) && value.length > 0 ? lacking(def.element!, value[0], path) : [];
  if (def.type === 'record') {
    const [first] = Object.values((value as Record<string, unknown>) ?? {});
    return first === undefined ? [] : lacking(def.valueType!, first, path);
  }
  const inner = def.innerType ?? def.in;
  return inner ? lacking(inner, value, path) : [];
}
