import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { readPrazos, tiposRetidos } from '#contract/sistema/retencao.ts';
import { read } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { kindWords, termLabel } from '#web/sistema/configuracoes/retencao/words.ts';

const RetencaoDialog = lazy(async () => ({
  default: (await import('#web/sistema/configuracoes/retencao/retencao-dialog.tsx')).RetencaoDialog,
}));

/** How long data is kept; omitted if unavailable. */
export function RetencaoCard() {
  const { data } = useQuery(read(readPrazos));
  const [editing, setEditing] = useState(false);
  const limited = data ? tiposRetidos.filter((tipo) => data[tipo] !== null) : [];
  return (
    <section
      id="prazos"
      tabIndex={-1}
      aria-label="Prazos de guarda"
      className="mt-4 flex scroll-mt-32 lg:scroll-mt-22 items-center gap-3 max-[22.5rem]:flex-wrap rounded-xl border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-48">
        <strong className="block font-semibold">Prazos de guarda</strong>
        <p className="text-muted">
          {limited.length === 0
            ? 'Tudo é guardado para sempre: execuções, visitas, auditoria, contatos e tudo mais.'
            : limited.map((tipo) => `${kindWords[tipo].label}: ${termLabel(data![tipo]!)}`).join(' · ')}
        </p>
      </div>
      <Button aria-haspopup="dialog" disabled={!data} onClick={() => setEditing(true)}>
        Alterar prazos
      </Button>
      {editing && data && (
        <Suspense>
          <RetencaoDialog saved={data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
