import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import {
  type ComparacaoDeMotores,
  getMotores,
  type Motor,
  motores,
  nomesDosMotores,
  type PaginaDoMotor,
} from '#contract/da-pasta-a-pagina/motores.ts';
import { compareVersoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import { EngineFigures } from '#web/da-pasta-a-pagina/estudio/engine-figures.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PageChanges } from '#web/widgets/publicacao/page-changes.tsx';
import { PreviewFrame, useTogether } from '#web/widgets/publicacao/preview-frame.tsx';

const outdated = 'O rascunho mudou depois que esta versão foi criada. Crie outra para poder usá-la.';

interface Props {
  estudio: Estudio;
  editing: Editing;
}

/** The page of each engine for the same record, what differs, and the choice of one as the draft. */
export function MotoresTab({ estudio, editing }: Props) {
  const { hotsite, edicao } = estudio;
  const { one, other } = useTogether();
  const query = useQuery(read(getMotores, { params: { id: hotsite.id } }));
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  const { paginas } = query.data;
  const [local, model] = [paginas.local, paginas.model];
  return (
    <section aria-label="Os dois motores" className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-muted">
        O mesmo registro, com as mesmas imagens, escrito por cada motor.{' '}
        {edicao.blueprint
          ? 'Os dois seguem as seções que você planejou. '
          : 'Cada um planeja as suas seções. '}
        A que você escolher vira o rascunho; nada fica público.
      </p>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {motores.map((motor) => (
          <Side
            key={motor}
            motor={motor}
            answer={query.data}
            estudio={estudio}
            editing={editing}
            frameRef={motor === 'local' ? one : other}
          />
        ))}
      </div>
      {local && model && (
        <>
          <p className="-mt-1 text-[13px] text-faint">As duas páginas rolam juntas.</p>
          <Differences answer={query.data} local={local} model={model} hotsiteId={hotsite.id} />
        </>
      )}
    </section>
  );
}

interface SideProps extends Props {
  motor: Motor;
  answer: ComparacaoDeMotores;
  frameRef: RefObject<HTMLIFrameElement | null>;
}

function Side({ motor, answer, estudio, editing, frameRef }: SideProps) {
  const { busy, act } = editing;
  const nome = nomesDosMotores[motor];
  const pagina = answer.paginas[motor];
  const isAbsent = motor === 'model' && estudio.motor.tipo !== 'model';
  const isWriting = busy?.act === 'engine' && busy.motor === motor;
  const isChosen = pagina !== null && (pagina.rascunho || pagina.publica);
  const isOld = pagina !== null && (!pagina.atual || editing.isDirty);
  const write = (
    <Button aria-busy={isWriting} aria-disabled={busy !== null} onClick={() => act({ act: 'engine', motor })}>
      {isWriting ? 'Criando...' : pagina ? 'Criar outra versão' : 'Criar versão'}
      <span className="sr-only"> com o {nome.toLowerCase()}</span>
    </Button>
  );
  return (
    <section aria-label={nome} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto flex items-center gap-2 font-medium">
          {nome}
          {pagina?.rascunho && <Badge tone="alive">Rascunho</Badge>}
          {pagina?.publica && <Badge tone="done">Pública</Badge>}
        </h2>
        {pagina && !isAbsent && write}
        {pagina && !isChosen && (
          <Button
            look="primary"
            aria-busy={busy?.act === 'choose' && busy.versaoId === pagina.versaoId}
            aria-disabled={busy !== null}
            why={isOld ? outdated : undefined}
            onClick={() => act({ act: 'choose', versaoId: pagina.versaoId })}
          >
            Usar esta página
            <span className="sr-only">, do {nome.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {pagina ? (
        <>
          {!isChosen && isOld && <p className="rounded-md bg-gold-soft p-3">{outdated}</p>}
          <EngineFigures pagina={pagina} total={answer.fatos} />
          <PreviewFrame
            key={pagina.versaoId}
            hotsiteId={estudio.hotsite.id}
            versao={{ id: pagina.versaoId, numero: pagina.numero }}
            frameRef={frameRef}
            className="h-[60dvh]"
          />
        </>
      ) : (
        <EmptyBox text={isAbsent ? 'Nenhum modelo está configurado' : 'Ainda não há página deste motor'}>
          {isAbsent ? (
            <p className="-mt-2 text-muted">Só o motor local escreve páginas nesta instalação.</p>
          ) : (
            write
          )}
        </EmptyBox>
      )}
    </section>
  );
}

interface DifferencesProps {
  answer: ComparacaoDeMotores;
  local: PaginaDoMotor;
  model: PaginaDoMotor;
  hotsiteId: number;
}

function Differences({ answer: { fatosSoDeUm }, local, model, hotsiteId }: DifferencesProps) {
  const changes = useQuery(
    read(compareVersoes, {
      params: { id: hotsiteId },
      query: { antes: local.versaoId, depois: model.versaoId },
    }),
  );
  const sides = [
    { motor: 'local' as const, pagina: local, outra: model },
    { motor: 'model' as const, pagina: model, outra: local },
  ];
  return (
    <section aria-label="O que difere" className="grid grid-cols-1 gap-4">
      <h2 className="text-[15px] font-semibold tracking-tight">O que difere</h2>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {sides.map(({ motor, pagina, outra }) => (
          <OnlyHere
            key={motor}
            motor={motor}
            facts={fatosSoDeUm.filter((one) => one.motor === motor)}
            findings={pagina.achados.filter(
              ({ message }) => !outra.achados.some((one) => one.message === message),
            )}
          />
        ))}
      </div>
      <Disclosure look="line" label="Textos e imagens, parte por parte">
        <p className="my-3 text-[13px] text-muted">
          Riscado, o que só o motor local escreveu; em verde, o que só o modelo escreveu.
        </p>
        {changes.isPending && <Skeleton className="h-40" />}
        {changes.isLoadingError && (
          <LoadFailure
            detail={serverMessage(changes.error) ?? undefined}
            onRetry={() => void changes.refetch()}
          />
        )}
        {changes.isSuccess && <PageChanges changes={changes.data} />}
      </Disclosure>
    </section>
  );
}

interface OnlyHereProps {
  motor: Motor;
  facts: ComparacaoDeMotores['fatosSoDeUm'];
  findings: PaginaDoMotor['achados'];
}

function OnlyHere({ motor, facts, findings }: OnlyHereProps) {
  const nome = nomesDosMotores[motor];
  return (
    <section
      aria-label={`Só na página do ${nome.toLowerCase()}`}
      className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <h3 className="font-semibold">Só na do {nome.toLowerCase()}</h3>
      {facts.length + findings.length === 0 && <p className="mt-2 text-muted">Nada a mais nem a menos.</p>}
      {facts.length > 0 && (
        <>
          <h4 className="mt-3 text-[13px] text-muted">Fatos</h4>
          <ul className="mt-1 grid gap-1">
            {facts.map(({ rotulo, valor }) => (
              <li key={`${rotulo} ${valor}`} className="min-w-0 break-words">
                <span className="text-muted">{rotulo}:</span> {valor}
              </li>
            ))}
          </ul>
        </>
      )}
      {findings.length > 0 && (
        <>
          <h4 className="mt-3 text-[13px] text-muted">Achados da verificação</h4>
          <ul className="mt-1 grid gap-1">
            {findings.map(({ level, message }) => (
              <li key={message} className="min-w-0 break-words">
                <Badge tone={level === 'red' ? 'danger' : 'alive'}>
                  {level === 'red' ? 'Grave' : 'Aviso'}
                </Badge>{' '}
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
