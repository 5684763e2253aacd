import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRuns } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { Findings } from '#web/da-pasta-a-pagina/super-ai/findings.tsx';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';

/** On a card: findings and exclusions of the last run, after its dialog closed. */
export function RunNotice({ empreendimentoId, nome }: { empreendimentoId: number; nome: string }) {
  const [open, setOpen] = useState(false);
  const runs = useQuery(read(listRuns));
  const result = runs.data?.find((run) => run.result?.empreendimentoId === empreendimentoId)?.result;
  const findings = result?.findings ?? [];
  if (!result || findings.length + result.skipped.length === 0) return null;
  const grave = findings.some(({ level }) => level === 'red');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx('button px-2 text-[13px]', grave ? 'button-danger' : 'button-ghost')}
      >
        {findings.length > 0 ? countOf(findings.length, 'aviso', 'avisos') : 'Detalhes'}
        <span className="sr-only">sobre {nome}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={nome}
        description="O que a última execução do Super AI encontrou para conferir e o que deixou de fora."
      >
        <Findings findings={findings} skipped={result.skipped} open />
      </Dialog>
    </>
  );
}
