import { z } from 'zod';
import type { JsonSchema } from '#contract/painel/documentacao.ts';

const safe = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** A schema's input or output as JSON Schema; inexpressible parts are left open. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Limits of the number type itself are noise.
      if (safe.includes(jsonSchema.minimum ?? Number.NaN)) delete jsonSchema.minimum;
      if (safe.includes(jsonSchema.maximum ?? Number.NaN)) delete jsonSchema.maximum;
    },
  });
  return made;
}

type Properties = Record<string, JsonSchema>;

/**
 * The input schema of a body. For a text that is cleaned first, limits are defined after the cleaning and
 * copied here, since they apply to what is sent.
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
