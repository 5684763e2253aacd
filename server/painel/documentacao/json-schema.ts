import { z } from 'zod';
import type { JsonSchema } from '#contract/painel/documentacao.ts';

const safe = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** What a schema takes (`input`) or gives (`output`), as JSON Schema; what it cannot say is left open. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Limits of the number type itself tell a reader nothing.
      if (safe.includes(jsonSchema.minimum ?? Number.NaN)) delete jsonSchema.minimum;
      if (safe.includes(jsonSchema.maximum ?? Number.NaN)) delete jsonSchema.maximum;
    },
  });
  return made;
}

type Properties = Record<string, JsonSchema>;

/**
 * What a body must look like. A text that is cleaned before it is judged has its limits on the far
 * side of the cleaning: they are carried over, as they hold for what is sent.
 */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const input = toJsonSchema(schema, 'input');
  const judged = (toJsonSchema(schema, 'output').properties ?? {}) as Properties;
  for (const [name, property] of Object.entries((input.properties ?? {}) as Properties)) {
    const limits = judged[name];
    if (property.type !== 'string' || limits?.type !== 'string') continue;
    for (const limit of ['minLength', 'maxLength', 'pattern', 'format'])
      if (limits[limit] !== undefined) property[limit] ??= limits[limit];
  }
  return input;
}
