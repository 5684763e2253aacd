import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';
import { SchemaView } from '#web/painel/documentacao/schema-view.tsx';
import { TryOut } from '#web/painel/documentacao/try-out.tsx';

const tones: Record<DocumentedCall['method'], Tone> = {
  GET: 'plain',
  POST: 'done',
  PUT: 'alive',
  DELETE: 'danger',
};
const accessTexts: Record<DocumentedCall['access'], string> = {
  admin: 'Exige a sessão de um administrador, no cabeçalho Authorization: Bearer.',
  stream: 'Exige a sessão de um administrador, no cabeçalho ou, só aqui, no parâmetro token do endereço.',
  corretor: 'Exige a sessão de um corretor, que só abre a página dele.',
  public: 'Aberta: não exige sessão.',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-2 text-[13px] font-semibold">{title}</h4>
      {children}
    </section>
  );
}

interface Props {
  call: DocumentedCall;
  open: boolean;
  onToggle: () => void;
}

/** One call: expands to input, output and a trial form. */
export function CallEntry({ call, open, onToggle }: Props) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  // An address naming the call scrolls to it.
  useEffect(() => {
    if (open && !wasOpen.current) item.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = open;
  }, [open]);
  return (
    <li ref={item} className="scroll-mt-20">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
        >
          <Badge tone={tones[call.method]} className="w-16 justify-center font-mono">
            {call.method}
          </Badge>
          <span className="min-w-0 flex-1 gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
            <span className="block font-mono text-[13px] [overflow-wrap:anywhere]">
              {call.path.split('/').map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a path's parts keep their places
                <Fragment key={place}>
                  {place > 0 && '/'}
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </span>
            <span className="block text-[13px] font-normal text-muted">{call.summary}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      {open && (
        <div id={id} className="grid gap-6 border-t border-line bg-sunken/50 px-4 py-5 lg:grid-cols-2">
          <div className="grid min-w-0 content-start gap-5">
            <p className="text-[13px] text-muted">{accessTexts[call.access]}</p>
            {call.params && (
              <Part title="No caminho">
                <SchemaView schema={call.params} sent />
              </Part>
            )}
            {call.query && (
              <Part title="No endereço (depois de ?)">
                <SchemaView schema={call.query} sent />
              </Part>
            )}
            {call.body && (
              <Part title="Corpo">
                <SchemaView schema={call.body} sent />
              </Part>
            )}
            {call.file && (
              <Part title="Corpo">
                <p className="text-[13px] text-muted">
                  multipart/form-data com o arquivo no campo <code className="font-mono">{call.file}</code>
                </p>
              </Part>
            )}
            {call.responses.map(({ status, schema }) => (
              <Part key={status} title={`Resposta ${status}${schema.type === 'array' ? ' (lista)' : ''}`}>
                <SchemaView schema={schema} />
              </Part>
            ))}
          </div>
          <div className="min-w-0">
            <Part title="Experimentar">
              <TryOut call={call} />
            </Part>
          </div>
        </div>
      )}
    </li>
  );
}
