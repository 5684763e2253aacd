import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { serverMessage } from '#web/kit/api/errors.ts';
import { cameFrom } from '#web/kit/record/came-from.ts';
import { Neighbours } from '#web/kit/record/neighbours.tsx';
import { createPageParts, PagePartsContext, PageTabContext } from '#web/kit/record/page-parts.ts';
import type { AnyRecordPage } from '#web/kit/record/record-page.ts';
import { SaveBar } from '#web/kit/record/save-bar.tsx';
import { TabLinks } from '#web/kit/record/tab-link.tsx';
import { BackLink } from '#web/kit/ui/back-link.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Section } from '#web/kit/ui/section.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';

/** The log of a record, which the kit does not know. */
export type RecordLog = ComponentType<{ entidade: string; id: number }>;

interface Props {
  page: AnyRecordPage;
  Log: RecordLog;
}

/** The page of one record, from its declaration; another record is another page. */
export function RecordScreen({ page, Log }: Props) {
  const { id = '' } = useParams();
  return /^\d{1,10}$/.test(id) ? (
    <Loaded key={id} page={page} id={Number(id)} Log={Log} />
  ) : (
    <Missing page={page} />
  );
}

const backTo = ({ path, list }: AnyRecordPage) => cameFrom(list)?.address ?? path;

function Missing({ page }: { page: AnyRecordPage }) {
  return (
    <EmptyBox text={page.missing}>
      <p className="max-w-sm text-muted">
        Pode ter sido excluído: o que vai para a lixeira fica lá por 30 dias.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={backTo(page)} className="button button-outline">
          Voltar a {page.back}
        </Link>
        <Link to="/admin/configuracoes/lixeira" className="button button-ghost">
          Abrir lixeira
        </Link>
      </div>
    </EmptyBox>
  );
}

function Loaded({ page, id, Log }: Props & { id: number }) {
  const { record, error, retry } = page.useRecord(id);
  if (record) return <Page page={page} record={record} Log={Log} />;
  if (record === null) return <Missing page={page} />;
  if (error)
    return (
      <div className="grid gap-4">
        <div className="flex min-h-9 items-center">
          <BackLink to={backTo(page)}>{page.back}</BackLink>
        </div>
        <LoadFailure detail={serverMessage(error) ?? undefined} onRetry={retry} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-[50dvh]" />
    </div>
  );
}

function Page({ page, record, Log }: Props & { record: { id: number } }) {
  const [parts] = useState(createPageParts);
  const { params } = useAddress();
  const navigate = useNavigate();
  const { parts: listed } = useSyncExternalStore(parts.subscribe, parts.read);
  const own = page.tabs.filter(({ Content }) => Content);
  const current = own.find(({ id }) => id === params.get('aba')) ?? own[0]!;
  // What was opened stays, with its changes.
  const [opened, setOpened] = useState<readonly string[]>([current.id]);
  if (!opened.includes(current.id)) setOpened([...opened, current.id]);

  const address = (tab: string) => {
    const next = new URLSearchParams(params);
    next.delete('campo');
    if (tab === own[0]?.id) next.delete('aba');
    else next.set('aba', tab);
    const query = next.toString();
    return `${page.path}/${record.id}${query && `?${query}`}`;
  };
  const tabs = page.tabs.flatMap(({ id, label, to }) => {
    const target = to ? to(record) : address(id);
    if (target === null) return [];
    const changed = listed.some((part) => part.tab === id && part.dirty);
    return [{ label, to: target, current: id === current.id, changed }];
  });
  const { Picture, State, Links, Aside, line } = page;
  const name = page.name(record);

  return (
    <PagePartsContext value={parts}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex min-h-9 items-center justify-between gap-3">
          <BackLink to={backTo(page)}>{page.back}</BackLink>
          <Neighbours path={page.path} list={page.list} id={record.id} />
        </div>
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {Picture && <Picture record={record} />}
          <div className="min-w-0 flex-1 basis-64">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="min-w-0 text-xl font-semibold tracking-tight break-words">{name}</h2>
              {State && (
                <span role="status" className="flex flex-wrap gap-1">
                  <State record={record} />
                </span>
              )}
            </div>
            {line && <p className="mt-0.5 break-words text-muted">{line(record)}</p>}
          </div>
          {Links && (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
              <Links record={record} />
            </div>
          )}
        </header>
        {tabs.length > 1 && <TabLinks label={`Partes de ${name}`} tabs={tabs} />}
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
          <div className="min-w-0">
            {own
              .filter(({ id }) => opened.includes(id))
              .map(({ id, Content }) => (
                <div key={id} hidden={id !== current.id}>
                  <PageTabContext value={id}>{Content && <Content record={record} />}</PageTabContext>
                </div>
              ))}
            <SaveBar parts={parts} onOpen={(tab) => void navigate(address(tab), { replace: true })} />
          </div>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="min-w-0 rounded-xl xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
          >
            <Section title={page.asideTitle ?? 'O que aconteceu'}>
              {Aside ? <Aside record={record} /> : <Log entidade={page.entidade} id={record.id} />}
            </Section>
          </div>
        </div>
      </div>
    </PagePartsContext>
  );
}
