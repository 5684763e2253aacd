import type { JsonSchema } from '#contract/painel/documentacao.ts';
import {
  fieldsOf,
  itemsOf,
  limitsText,
  typeText,
  variantsOf,
} from '#web/painel/documentacao/schema-words.ts';

/** Nesting depth shown. */
const deepest = 5;

interface Props {
  schema: JsonSchema;
  /** Input marks required fields; in output all are. */
  sent?: boolean;
  depth?: number;
}

/** A schema as a nested field list. */
export function SchemaView({ schema, sent = false, depth = 0 }: Props) {
  const fields = fieldsOf(schema);
  const items = itemsOf(schema);
  if (items) return <SchemaView schema={items} sent={sent} depth={depth} />;
  const variants = variantsOf(schema).filter((variant) => hasFields(variant));
  if (variants.length > 0)
    return (
      <div className="grid gap-3">
        {variants.map((variant, index) => (
          <div key={JSON.stringify(variant)}>
            {variants.length > 1 && (
              <p className="mb-1 text-[13px] text-muted">{index === 0 ? 'Um destes:' : 'ou:'}</p>
            )}
            <SchemaView schema={variant} sent={sent} depth={depth} />
          </div>
        ))}
      </div>
    );
  if (fields.length === 0) return <p className="text-[13px] text-muted">{typeText(schema)}</p>;
  return (
    <ul className="grid gap-2">
      {fields.map((field) => {
        const limits = limitsText(field.schema);
        return (
          <li key={field.name}>
            <div className="grid gap-x-4 sm:grid-cols-[minmax(120px,220px)_minmax(0,1fr)]">
              <p className="font-mono text-[13px] break-all">
                {field.name}
                {sent && field.required && (
                  <span className="ml-2 font-sans text-xs text-gold-ink">obrigatório</span>
                )}
              </p>
              <p className="min-w-0 text-[13px] break-words text-muted">
                {typeText(field.schema)}
                {limits && ` · ${limits}`}
              </p>
            </div>
            {depth < deepest && hasFields(field.schema) && (
              <div className="mt-2 border-l border-line pl-4">
                <SchemaView schema={field.schema} sent={sent} depth={depth + 1} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const hasFields = (schema: JsonSchema): boolean => {
  const items = itemsOf(schema);
  return items ? hasFields(items) : fieldsOf(schema).length > 0 || variantsOf(schema).some(hasFields);
};
