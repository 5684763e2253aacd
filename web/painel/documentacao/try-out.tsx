import { type FormEvent, useState } from 'react';
import type { JsonSchema } from '#contract/painel/documentacao.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Answer } from '#web/painel/documentacao/answer.tsx';
import { curlOf, type Filled } from '#web/painel/documentacao/call-request.ts';
import { CodeBlock } from '#web/painel/documentacao/code-block.tsx';
import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';
import { exampleOf, fieldsOf, typeText } from '#web/painel/documentacao/schema-words.ts';
import { useTryOut } from '#web/painel/documentacao/use-try-out.ts';

function TextFields(props: {
  schema: JsonSchema;
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}) {
  const { schema, values, onChange } = props;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fieldsOf(schema).map((field) => (
        <Field key={field.name} label={field.name} hint={typeText(field.schema)}>
          <input
            type="text"
            className="control font-mono"
            autoComplete="off"
            spellCheck={false}
            value={values[field.name] ?? ''}
            onChange={(event) => onChange({ ...values, [field.name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

/** A form that sends the call with this browser's session and shows the answer. */
export function TryOut({ call }: { call: DocumentedCall }) {
  const [filled, setFilled] = useState<Filled>(() => ({
    params: {},
    query: {},
    body: call.body ? JSON.stringify(exampleOf(call.body), null, 2) : '',
    file: null,
  }));
  const { received, problem, isRunning, start, stop } = useTryOut(call);
  const fill = (part: Partial<Filled>) => setFilled({ ...filled, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(filled);
  };

  return (
    <form onSubmit={submit} className="grid gap-4">
      {call.params && (
        <TextFields schema={call.params} values={filled.params} onChange={(params) => fill({ params })} />
      )}
      {call.query && (
        <TextFields schema={call.query} values={filled.query} onChange={(query) => fill({ query })} />
      )}
      {call.body && (
        <Field label="Corpo (JSON)">
          <textarea
            className="control h-auto py-2 font-mono text-[13px]"
            rows={Math.min(filled.body.split('\n').length + 1, 14)}
            spellCheck={false}
            value={filled.body}
            onChange={(event) => fill({ body: event.target.value })}
          />
        </Field>
      )}
      {call.file && (
        <Field label={`Arquivo (${call.file})`}>
          <input
            type="file"
            className="text-[13px]"
            onChange={(event) => fill({ file: event.target.files?.[0] ?? null })}
          />
        </Field>
      )}
      <CodeBlock label="A mesma chamada no terminal">{curlOf(call, filled, location.origin)}</CodeBlock>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" disabled={isRunning}>
          {isRunning ? 'Enviando...' : 'Enviar'}
        </Button>
        {isRunning && <Button onClick={stop}>Parar</Button>}
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </div>
      {received && <Answer received={received} />}
    </form>
  );
}
