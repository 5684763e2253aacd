import type { JsonSchema } from '#contract/painel/documentacao.ts';

const typeNames: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'sim ou não',
  null: 'nulo',
  object: 'objeto',
  array: 'lista',
};

/** Plurals for lists. */
const pluralNames: Record<string, string> = {
  string: 'textos',
  integer: 'números inteiros',
  number: 'números',
  object: 'objetos',
  array: 'listas',
};

const list = (values: unknown) => (Array.isArray(values) ? (values as JsonSchema[]) : []);

/** The alternatives of a schema. */
export const variantsOf = (schema: JsonSchema): JsonSchema[] => list(schema.anyOf ?? schema.oneOf);

/** An array's item schema; else null. */
export const itemsOf = (schema: JsonSchema): JsonSchema | null =>
  schema.type === 'array' && typeof schema.items === 'object' ? (schema.items as JsonSchema) : null;

/** An object's fields, and whether each is required. */
export function fieldsOf(schema: JsonSchema): { name: string; schema: JsonSchema; required: boolean }[] {
  const required = list(schema.required) as unknown as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}

/** The type in words: 'texto ou nulo', 'lista de objetos', 'um de: A, B'. */
export function typeText(schema: JsonSchema): string {
  if (schema.const !== undefined) return `sempre ${JSON.stringify(schema.const)}`;
  if (Array.isArray(schema.enum)) return `um de: ${schema.enum.join(', ')}`;
  const variants = variantsOf(schema);
  if (variants.length > 0) return [...new Set(variants.map(typeText))].join(' ou ');
  const items = itemsOf(schema);
  if (items) return `lista${ofMany(items)}`;
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeNames[type] ?? type).join(' ou ');
  return typeNames[String(schema.type)] ?? 'qualquer valor';
}

/** A list's item type: plural, or the choice itself. */
function ofMany(schema: JsonSchema): string {
  const isPlain = schema.const === undefined && !schema.enum && variantsOf(schema).length === 0;
  const many = isPlain ? pluralNames[String(schema.type)] : undefined;
  return many ? ` de ${many}` : `, cada item: ${typeText(schema)}`;
}

const largestId = 2_147_483_647;

const count = (value: unknown) => Number(value).toLocaleString('pt-BR');

/** Limits in words: 'de 1 a 200 caracteres'; '' if none. */
export function limitsText(schema: JsonSchema): string {
  const between = (min: unknown, max: unknown, unit: string) => {
    if (min !== undefined && max !== undefined) return `de ${count(min)} a ${count(max)}${unit}`;
    if (min !== undefined) return `a partir de ${count(min)}${unit}`;
    return max === undefined ? '' : `até ${count(max)}${unit}`;
  };
  return [
    between(schema.minLength, schema.maxLength, ' caracteres'),
    // The maximum id is not a practical limit.
    between(schema.minimum, schema.maximum === largestId ? undefined : schema.maximum, ''),
    between(schema.minItems, schema.maxItems, ' itens'),
    schema.format ? `formato ${String(schema.format)}` : '',
    schema.pattern && !schema.format ? `padrão ${String(schema.pattern)}` : '',
    schema.default === undefined ? '' : `padrão: ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A minimal example value; optional fields are omitted. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const variant = variantsOf(schema)[0];
  if (variant) return exampleOf(variant);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        fieldsOf(schema).flatMap((field) => (field.required ? [[field.name, exampleOf(field.schema)]] : [])),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 0), 0);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return '';
  }
}
