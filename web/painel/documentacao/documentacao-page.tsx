import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type OpenApi, readDocumentacao } from '#contract/painel/documentacao.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { downloadFile } from '#web/kit/download.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { CallEntry } from '#web/painel/documentacao/call-entry.tsx';
import { callsOf } from '#web/painel/documentacao/documented-call.ts';
import { callName, findGroups } from '#web/painel/documentacao/groups.ts';
import { SchemaView } from '#web/painel/documentacao/schema-view.tsx';

/** The document from which generators write clients. */
const save = (document: OpenApi) =>
  downloadFile(
    'portal-do-corretor.openapi.json',
    new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
  );

/** 'Documentação da API': every declared call, to read and try. */
export function DocumentacaoPage() {
  const docs = useQuery(read(readDocumentacao));
  const { params, change } = useAddress();
  const search = params.get('busca') ?? '';
  const opened = params.get('chamada');
  const set = (name: string, value: string) =>
    change((address) => {
      if (value) address.set(name, value);
      else address.delete(name);
      return address;
    });
  const groups = findGroups(
    useMemo(() => (docs.data ? callsOf(docs.data) : []), [docs.data]),
    useDeferredValue(search),
  );
  const total = groups.reduce((sum, { calls }) => sum + calls.length, 0);

  return (
    <>
      <Toolbar>
        <SearchField
          placeholder="Buscar chamadas..."
          label="Buscar por caminho ou descrição"
          value={search}
          onType={(text) => set('busca', text)}
        />
        {docs.data && <Button onClick={() => save(docs.data)}>Baixar OpenAPI</Button>}
      </Toolbar>
      <p role="status" className="mt-4 mb-3 min-h-5 text-[13px] text-muted tabular-nums">
        {docs.isPending && 'Carregando...'}
        {docs.isSuccess && countOf(total, 'chamada', 'chamadas')}
      </p>
      {docs.isPending && <Skeleton className="h-64" />}
      {docs.isLoadingError && (
        <LoadFailure detail={serverMessage(docs.error) ?? undefined} onRetry={() => void docs.refetch()} />
      )}
      {docs.isSuccess && total === 0 && (
        <EmptyBox text="Nenhuma chamada encontrada">
          <Button onClick={() => set('busca', '')}>Limpar busca</Button>
        </EmptyBox>
      )}
      <div className="grid gap-6">
        {groups.map(({ label, calls }) => (
          <section key={label} aria-label={label}>
            <h2 className="mb-2 text-[13px] font-semibold">{label}</h2>
            <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
              {calls.map((call) => {
                const name = callName(call);
                return (
                  <CallEntry
                    key={name}
                    call={call}
                    open={opened === name}
                    onToggle={() => set('chamada', opened === name ? '' : name)}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {docs.data && (
        <section aria-label="Respostas de erro" className="mt-8">
          <h2 className="mb-1 text-[13px] font-semibold">Respostas de erro</h2>
          <p className="mb-3 max-w-prose text-[13px] text-muted">
            Toda chamada recusada responde assim: a mensagem é para pessoas, o código para programas. 400
            dados inválidos, 401 sem sessão, 404 não encontrado, 409 duplicado, em uso ou alterado por outra
            pessoa, 413 grande demais, 429 chamadas demais, 502 serviço externo, 503 ocupado, 507 disco cheio.
          </p>
          <div className="rounded-xl border border-line bg-surface p-4">
            <SchemaView schema={docs.data.components.schemas.Erro} />
          </div>
        </section>
      )}
    </>
  );
}
