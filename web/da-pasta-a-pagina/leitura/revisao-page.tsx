import { CheckCheck, FolderSync, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { camposDaLeitura, gruposDaLeitura, type Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { Documents } from '#web/da-pasta-a-pagina/leitura/documents.tsx';
import { FieldPane } from '#web/da-pasta-a-pagina/leitura/field-pane.tsx';
import { FieldRow } from '#web/da-pasta-a-pagina/leitura/field-row.tsx';
import {
  fieldsOf,
  hasConflict,
  isCertain,
  isPending,
  type View,
  views,
} from '#web/da-pasta-a-pagina/leitura/field-state.ts';
import { useLeitura } from '#web/da-pasta-a-pagina/leitura/use-leitura.ts';
import { useReview } from '#web/da-pasta-a-pagina/leitura/use-review.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { countOf } from '#web/kit/format.ts';
import { BackLink } from '#web/kit/ui/back-link.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { EditionLink } from '#web/widgets/edition-link.tsx';
import { PagesBehind } from '#web/widgets/publicacao/pages-behind.tsx';
import { sharePage } from '#web/widgets/share-page.ts';

/** The documents' facts about an empreendimento, to be accepted, corrected or refused. */
export function RevisaoPage() {
  const id = Number(useParams().id);
  const { query, mutation } = useLeitura(id);
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return <Review leitura={query.data} mutation={mutation} onUpdated={() => void query.refetch()} />;
}

const viewLabels: Record<View, string> = {
  duvidas: 'Em dúvida',
  'a-revisar': 'A revisar',
  conflitos: 'Divergências',
  todos: 'Todos os campos',
};

function Review({
  leitura,
  mutation,
  onUpdated,
}: {
  leitura: Leitura;
  onUpdated: () => void;
  mutation: ReturnType<typeof useLeitura>['mutation'];
}) {
  const { id, nome, campos } = leitura;
  const { params, change } = useAddress();
  const view = views.find((each) => each === params.get('ver')) ?? 'a-revisar';
  const shown = fieldsOf(view, campos);
  const review = useReview(shown, (act, done) => mutation.mutate(act, { onSuccess: () => done?.() }));
  const { list, current, editing, setEditing, choose, decide, goOn, undo, onKeyDown } = review;
  const counts: Record<View, number> = {
    duvidas: fieldsOf('duvidas', campos).length,
    'a-revisar': campos.filter(isPending).length,
    conflitos: campos.filter(hasConflict).length,
    todos: campos.length,
  };
  const certain = campos.filter(isCertain).map(({ campo }) => campo);
  const show = (next: View) =>
    change((address) => {
      if (next === 'a-revisar') address.delete('ver');
      else address.set('ver', next);
      return address;
    });

  // Beside the list if there is space, else below its field.
  const wide = useMediaQuery('(min-width: 1024px)');
  const panel = current && (
    <FieldPane
      key={current.campo}
      id={id}
      field={current}
      pesquisa={current.campo === 'descricao' ? leitura.pesquisa : null}
      editing={editing}
      saving={mutation.isPending}
      onEdit={setEditing}
      onDecide={decide}
      onUndo={undo}
      onNext={current.campo === shown.at(-1)?.campo ? null : goOn}
    />
  );

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1">
          <BackLink to={`/admin/empreendimentos/${id}`}>Empreendimento</BackLink>
          <p className="mt-0.5 text-xl font-semibold tracking-tight break-words">{nome}</p>
        </div>
        {leitura.driveUrl && (
          <Link to={`/admin/empreendimentos/${id}/pasta`} className="button button-outline max-sm:w-full">
            <FolderSync aria-hidden="true" /> Comparar pasta<span className="sr-only"> de {nome}</span>
          </Link>
        )}
        {certain.length > 1 && (
          <Button
            className="max-sm:w-full"
            aria-busy={mutation.isPending}
            onClick={() => mutation.mutate({ act: 'accept', campos: certain })}
          >
            <CheckCheck aria-hidden="true" />
            Aceitar {countOf(certain.length, 'campo sem dúvida', 'campos sem dúvida')}
          </Button>
        )}
      </div>
      <Documents leitura={leitura} />
      <PagesBehind paginas={leitura.paginasAtras} onUpdated={onUpdated} />
      <fieldset className="flex min-w-0 gap-1 overflow-x-auto">
        <legend className="sr-only">Campos mostrados</legend>
        {views
          .filter((each) => each !== 'duvidas' || counts.duvidas > 0 || view === each)
          .map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => show(each)}
              className={cx('button px-3', each === view ? 'bg-sunken text-ink' : 'button-ghost')}
            >
              {viewLabels[each]} <span className="text-muted tabular-nums">{counts[each]}</span>
            </button>
          ))}
      </fieldset>
      <p role="status" className="sr-only">
        {countOf(counts['a-revisar'], 'campo a revisar', 'campos a revisar')}
      </p>
      {current ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within */}
          <div
            ref={list}
            onKeyDown={onKeyDown}
            className="overflow-hidden rounded-xl border border-line bg-surface lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
          >
            {gruposDaLeitura.map((grupo) => {
              const fields = shown.filter(({ campo }) => camposDaLeitura[campo].grupo === grupo);
              if (fields.length === 0) return null;
              return (
                <section key={grupo} aria-label={grupo}>
                  <p className="border-b border-line bg-canvas px-4 py-1.5 text-xs font-medium text-muted">
                    {grupo}
                  </p>
                  <ul className="divide-y divide-line border-b border-line">
                    {fields.map((field) => (
                      <li key={field.campo}>
                        <FieldRow
                          field={field}
                          current={field.campo === current.campo}
                          onChoose={() => choose(field.campo)}
                        />
                        {!wide && field.campo === current.campo && (
                          <div className="border-t border-line p-4">{panel}</div>
                        )}
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
          {wide && <div className="rounded-xl border border-line bg-surface p-5">{panel}</div>}
        </div>
      ) : (
        <Nothing leitura={leitura} view={view} onAll={() => show('todos')} />
      )}
    </div>
  );
}

/** Why there is nothing to show. */
function Nothing({ leitura, view, onAll }: { leitura: Leitura; view: View; onAll: () => void }) {
  const { hotsite, nome } = leitura;
  const isDone = leitura.lidoEm !== null && view === 'a-revisar';
  const next = useRef<HTMLAnchorElement>(null);
  // The field that had focus is reviewed.
  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus();
  }, []);
  const text = !leitura.lidoEm
    ? 'Nenhum documento deste empreendimento foi lido ainda'
    : view === 'conflitos'
      ? 'Os documentos não se contradizem'
      : view === 'duvidas'
        ? 'Nenhum dado está em dúvida'
        : 'Tudo revisado';
  return (
    <EmptyBox text={text}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onAll}>Ver todos os campos</Button>
        {isDone && hotsite && (
          <>
            <Link to={`/admin/hotsites/${hotsite.id}/verificacao`} className="button button-outline">
              Ver a verificação
            </Link>
            {hotsite.rota ? (
              <>
                <Button onClick={() => void sharePage({ nome, rota: hotsite.rota! })}>
                  <Share2 aria-hidden="true" />
                  Copiar link
                </Button>
                <EditionLink page={{ nome, rota: hotsite.rota }} />
                <a
                  ref={next}
                  href={`/hotsite/${encodeURIComponent(hotsite.rota)}`}
                  target="_blank"
                  rel="noopener"
                  className="button button-primary"
                >
                  Conferir a página<span className="sr-only"> (em nova aba)</span>
                </a>
              </>
            ) : (
              <Link ref={next} to={`/admin/hotsites/${hotsite.id}/estudio`} className="button button-primary">
                Abrir o estúdio
              </Link>
            )}
          </>
        )}
        {isDone && !hotsite && (
          <Link ref={next} to="/admin/hotsites" className="button button-primary">
            Criar a página
          </Link>
        )}
      </div>
    </EmptyBox>
  );
}
