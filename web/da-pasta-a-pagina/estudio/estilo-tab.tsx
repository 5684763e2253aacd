import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { useStyles } from '#web/da-pasta-a-pagina/estudio/use-preview.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PageFrame } from '#web/widgets/publicacao/page-frame.tsx';

/** The same plan in the three styles, side by side; one becomes the draft. */
export function EstiloTab({ estudio, editing }: { estudio: Estudio; editing: Editing }) {
  const { hotsite, base, revisao, motor } = estudio;
  const { isDirty, busy, act } = editing;
  const hasPlan = base !== null || estudio.edicao.blueprint !== null;
  const query = useStyles(hotsite.id, `${revisao} ${base?.versaoId}`, hasPlan && !isDirty);
  if (!hasPlan && !isDirty)
    return (
      <Ask
        text="Ainda não há um plano para mostrar"
        button="Planejar as seções"
        onClick={() => act({ act: 'plan' })}
      />
    );
  if (isDirty)
    return (
      <Ask
        text="Salve o rascunho para comparar os estilos com o que você mudou"
        button="Salvar e comparar"
        onClick={() => act({ act: 'save' })}
      />
    );
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return (
    <section aria-label="Os três estilos">
      <p className="mb-3 max-w-prose text-muted">
        O mesmo plano nos três estilos, com as mesmas imagens e os mesmos textos. Comparar não tem custo
        {motor.tipo === 'model'
          ? ': as seções prontas de cada estilo montam a página, sem consultar o modelo'
          : ''}
        . Seções travadas ficam como estão.
      </p>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {query.data
          ? query.data.estilos.map(({ estilo, url }) => (
              <section key={estilo} aria-label={pageStyles[estilo].label} className="min-w-0">
                <div className="mb-2 flex items-center gap-2">
                  <h2 className="font-medium">{pageStyles[estilo].label}</h2>
                  {base?.estilo === estilo && <Badge tone="alive">Atual</Badge>}
                  <Button
                    className="ml-auto h-8 px-2.5 max-sm:h-10"
                    aria-busy={busy?.act === 'write' && busy.estilo === estilo}
                    aria-disabled={busy !== null}
                    onClick={() => act({ act: 'write', estilo })}
                  >
                    {busy?.act === 'write' && busy.estilo === estilo ? 'Criando...' : 'Usar este estilo'}
                    <span className="sr-only"> {pageStyles[estilo].label}</span>
                  </Button>
                </div>
                <PageFrame
                  url={url}
                  title={`Página no estilo ${pageStyles[estilo].label}`}
                  className="h-[70dvh]"
                />
              </section>
            ))
          : ['a', 'b', 'c'].map((each) => <Skeleton key={each} className="h-[70dvh]" />)}
      </div>
    </section>
  );
}

export function Ask({ text, button, onClick }: { text: string; button: string; onClick: () => void }) {
  return (
    <EmptyBox text={text}>
      <Button onClick={onClick}>{button}</Button>
    </EmptyBox>
  );
}
