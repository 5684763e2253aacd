import { BadgeCheck, Merge, Power, PowerOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AcaoEmLote } from '#contract/cadastros/corretores-em-lote.ts';
import { useChangeMany } from '#web/cadastros/corretores/em-lote/use-change-many.ts';
import type { SelectionProps } from '#web/kit/crud/screen.ts';
import { type Count, countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';

const MergeDialog = lazy(async () => ({
  default: (await import('#web/cadastros/corretores/duplicados/merge-dialog.tsx')).MergeDialog,
}));

const actions = [
  ['aprovar', 'Aprovar', BadgeCheck],
  ['ativar', 'Ativar', Power],
  ['desativar', 'Desativar', PowerOff],
] as const;

/** Confirmation of a bulk change; approving a few needs none. */
function question(acao: AcaoEmLote, count: Count, isSearch: boolean): string | null {
  const who = countOf(count, 'corretor', 'corretores');
  if (acao === 'desativar')
    return `Desativar ${who}? ${count === 1 ? 'O site dele sai' : 'Os sites deles saem'} do ar na hora.`;
  return isSearch ? `${acao === 'aprovar' ? 'Aprovar' : 'Ativar'} ${who}?` : null;
}

/** The buttons beside 'N corretores selecionados'. */
export function SelectionActions({ chosen, count, clear }: SelectionProps) {
  const change = useChangeMany(chosen, clear);
  const isBusy = change.isPending;
  const [merging, setMerging] = useState(false);
  const pair = 'ids' in chosen && chosen.ids.length === 2 ? chosen.ids : null;
  function act(acao: AcaoEmLote) {
    const asked = question(acao, count, !('ids' in chosen));
    if (asked === null || window.confirm(asked)) change.mutate(acao);
  }
  return (
    <>
      {actions.map(([acao, label, Icon]) => (
        <Button key={acao} disabled={isBusy} onClick={() => act(acao)}>
          <Icon aria-hidden="true" />
          {label}
        </Button>
      ))}
      {pair && (
        <Button disabled={isBusy} onClick={() => setMerging(true)}>
          <Merge aria-hidden="true" />
          Mesclar
        </Button>
      )}
      {merging && pair && (
        <Suspense>
          <MergeDialog ids={[pair[0]!, pair[1]!]} onClose={() => setMerging(false)} onMerged={clear} />
        </Suspense>
      )}
    </>
  );
}
