import { Badge } from '#web/kit/ui/badge.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { CodeBlock } from '#web/painel/documentacao/code-block.tsx';
import { type Received, readable } from '#web/painel/documentacao/send.ts';

/** The answer of a trial call: status, time, headers, body. */
export function Answer({ received }: { received: Received }) {
  const { status, statusText, headers, text, cut, ms, done } = received;
  return (
    <section aria-label="Resposta" className="grid gap-3">
      <p role="status" className="flex flex-wrap items-center gap-2 text-[13px] text-muted tabular-nums">
        <Badge tone={status < 400 ? 'done' : 'danger'}>
          {status} {statusText}
        </Badge>
        {Math.round(ms).toLocaleString('pt-BR')} ms
        {!done && ' · recebendo...'}
      </p>
      <Disclosure look="line" label="Cabeçalhos">
        <dl className="grid gap-1 font-mono text-xs">
          {headers.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{name}:</dt>
              <dd className="min-w-0 break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {text && (
        <CodeBlock label="Corpo da resposta" wrap>
          {readable(received)}
        </CodeBlock>
      )}
      {cut && <p className="text-[13px] text-muted">A resposta é maior: só o começo é mostrado.</p>}
    </section>
  );
}
