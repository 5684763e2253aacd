import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Copias, readCopias } from '#contract/sistema/copias.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { stageText } from '#web/sistema/configuracoes/copias/copia-em-andamento.tsx';

const CopiasDialog = lazy(async () => ({
  default: (await import('#web/sistema/configuracoes/copias/copias-dialog.tsx')).CopiasDialog,
}));

function stateText({ agenda, copias }: Copias): string {
  const when = agenda.ativa
    ? `Todo dia a partir das ${agenda.hora}h, guardando ${countOf(agenda.manter, 'cópia', 'cópias')}.`
    : 'Só quando alguém pede.';
  const verified = copias.find(({ conferidaEm }) => conferidaEm);
  return `${when} ${verified ? `Última conferida: ${formatMoment(verified.criadaEm)}.` : copias.length > 0 ? 'Nenhuma conferida ainda.' : 'Nenhuma feita ainda.'}`;
}

/** Backups of the installation; omitted if unavailable. */
export function CopiasCard() {
  const { data } = useQuery({
    ...read(readCopias),
    refetchInterval: ({ state }) => (state.data?.pedida || state.data?.andamento ? 1_000 : false),
  });
  const [open, setOpen] = useState(false);
  return (
    <section
      id="copias"
      tabIndex={-1}
      aria-label="Cópias de segurança (backup)"
      className="mt-4 flex scroll-mt-32 items-center gap-3 max-[22.5rem]:flex-wrap rounded-xl lg:scroll-mt-22 border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-48">
        <strong className="block font-semibold">Cópias de segurança (backup)</strong>
        <p className="text-muted tabular-nums">
          {data ? (data.andamento ? `${stageText(data.andamento)}.` : stateText(data)) : 'Carregando...'}
        </p>
      </div>
      <Button aria-haspopup="dialog" disabled={!data} onClick={() => setOpen(true)}>
        Ver cópias
      </Button>
      {open && data && (
        <Suspense>
          <CopiasDialog copias={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
