import { FileSearch, FolderSync, RefreshCw } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useParams } from 'react-router';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { Pasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { Comparacao } from '#web/da-pasta-a-pagina/pastas/comparacao.tsx';
import { Mensagem } from '#web/da-pasta-a-pagina/pastas/mensagem.tsx';
import { Relatorio } from '#web/da-pasta-a-pagina/pastas/relatorio.tsx';
import { Tabela } from '#web/da-pasta-a-pagina/pastas/tabela.tsx';
import { usePasta } from '#web/da-pasta-a-pagina/pastas/use-pasta.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { countOf, formatDate, formatTime } from '#web/kit/format.ts';
import { BackLink } from '#web/kit/ui/back-link.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Section } from '#web/kit/ui/section.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { folderName } from '#web/widgets/folder-name.ts';

/** An empreendimento's folder: changes since it was read, missing items, price validity. */
export function PastaPage() {
  const id = Number(useParams().id);
  const pasta = usePasta(id);
  const { query } = pasta;
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return <Folder pasta={query.data} {...pasta} />;
}

type Use = Omit<ReturnType<typeof usePasta>, 'query'>;

function Folder({ pasta, compare, reread, vigencia, reading }: { pasta: Pasta } & Use) {
  const { id, nome, driveUrl, incorporadora, tabela, relatorio, mensagem } = pasta;
  const changed = (pasta.comparacao?.mudancas.length ?? 0) > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <BackLink to={`/admin/empreendimentos/${id}`}>Empreendimento</BackLink>
          <p className="mt-0.5 text-xl font-semibold tracking-tight break-words">{nome}</p>
          <p className="mt-0.5 text-[13px] break-all text-muted">
            {driveUrl ? folderName(driveUrl) : 'Sem pasta'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Link to={`/admin/empreendimentos/${id}/revisao`} className="button button-outline">
            <FileSearch aria-hidden="true" /> Revisar leitura
          </Link>
          {driveUrl && (
            <Button
              look={changed ? 'outline' : 'primary'}
              aria-busy={compare.isPending}
              disabled={compare.isPending}
              why={reading ? 'A pasta está sendo lida: espere terminar' : undefined}
              onClick={() => compare.mutate()}
            >
              <FolderSync aria-hidden="true" />
              {compare.isPending ? 'Comparando…' : 'Comparar pasta'}
            </Button>
          )}
          {changed && (
            <Button
              look="primary"
              aria-busy={reread.isPending}
              disabled={reread.isPending}
              why={reading ? 'A pasta está sendo lida: espere terminar' : undefined}
              onClick={() => reread.mutate()}
            >
              <RefreshCw aria-hidden="true" /> Refazer só o que mudou
            </Button>
          )}
        </div>
      </div>
      <State pasta={pasta} reading={reading} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid grid-cols-1 gap-4">
          <Section title="Comparação com o que foi lido">
            {pasta.comparacao ? (
              <Comparacao comparacao={pasta.comparacao} />
            ) : (
              <p className="text-muted">
                {driveUrl
                  ? 'Compare para saber o que mudou na pasta. Nada é baixado: só a lista de arquivos é lida.'
                  : 'Este empreendimento não tem pasta. Informe o link dela no cadastro.'}
              </p>
            )}
          </Section>
          <Section title="Relatório da pasta">
            {pasta.leitura || pasta.comparacao ? (
              <Relatorio relatorio={relatorio} />
            ) : (
              <p className="text-muted">A pasta ainda não foi lida.</p>
            )}
          </Section>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Section
            title="Preço e validade da tabela"
            aside={
              <Link to={`/admin/empreendimentos/${id}/unidades`} className={link}>
                Ver unidades
              </Link>
            }
          >
            <Tabela
              key={tabela.dias}
              tabela={tabela}
              saving={vigencia.isPending}
              onSave={(dias) => vigencia.mutate(dias)}
            />
          </Section>
          {mensagem && (
            <Section title="Mensagem para a incorporadora">
              <Mensagem key={mensagem} nome={nome} incorporadora={incorporadora} mensagem={mensagem} />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}

/** State of knowledge about the folder, or why it is unknown. */
function State({ pasta, reading }: { pasta: Pasta; reading: boolean }) {
  const { leitura, erro, execucao } = pasta;
  const failure = erro ?? (execucao?.state === 'failed' ? execucao.erro : null);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-[13px] text-muted empty:hidden">
        {reading
          ? 'Lendo de novo só o que mudou…'
          : leitura &&
            `Lida em ${formatDate(leitura.em)} às ${formatTime(leitura.em)}: ${countOf(leitura.arquivos, 'arquivo', 'arquivos')}.`}
      </p>
      {failure && (
        <p role="alert" className="rounded-xl border border-line bg-danger-soft px-4 py-3 text-danger">
          {failure} O que já foi lido continua como estava.
        </p>
      )}
      {!reading && execucao?.state === 'completed' && !erro && (
        <ReadAgain pasta={pasta} secoes={execucao.secoes} />
      )}
    </div>
  );
}

const link = 'font-medium underline underline-offset-4';

/** What remains to do after re-reading: review the record, then affected sections. */
function ReadAgain({ pasta: { id, hotsite }, secoes }: { pasta: Pasta; secoes: SectionId[] }) {
  const studio = hotsite && `/admin/hotsites/${hotsite.id}/estudio?aba=secoes`;
  return (
    <div className="rounded-xl border border-line bg-done-soft px-4 py-3">
      <p className="font-medium">A pasta foi lida de novo.</p>
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        <li>
          <Link to={`/admin/empreendimentos/${id}/revisao`} className={link}>
            Revise o que mudou
          </Link>
          : o que você já tinha decidido continua valendo.
        </li>
        {studio && (
          <li>
            {secoes.length === 0 ? (
              <Link to={studio} className={link}>
                Atualize a página no estúdio
              </Link>
            ) : (
              <>
                Atualize no estúdio só o que mudou na página:{' '}
                {secoes.map((secao, index) => (
                  <Fragment key={secao}>
                    {index > 0 && ', '}
                    <Link to={`${studio}&secao=${secao}`} className={link}>
                      {sectionLabels[secao]}
                    </Link>
                  </Fragment>
                ))}
              </>
            )}
            . Em cada seção, refaça textos e imagens e gere só ela; o que está no ar só muda quando você
            publicar.
          </li>
        )}
      </ol>
    </div>
  );
}
