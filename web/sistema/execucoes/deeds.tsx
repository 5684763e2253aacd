import { Play, RotateCcw, Square } from 'lucide-react';
import type { ExecucaoAberta } from '#contract/sistema/execucoes.ts';
import { Button } from '#web/kit/ui/button.tsx';
import type { Deed } from '#web/sistema/execucoes/use-execucao.ts';

interface Props {
  run: ExecucaoAberta;
  pending: boolean;
  onDeed: (deed: Deed) => void;
}

const question = 'Interromper esta execução? O que já foi feito fica guardado e ela pode ser retomada.';

/** Available actions of a run. */
export function Deeds({ run: { acoes }, pending, onDeed }: Props) {
  const act = (deed: Deed) => () => {
    if (pending || (deed === 'interromper' && !window.confirm(question))) return;
    onDeed(deed);
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1" aria-busy={pending}>
      {acoes.interromper && (
        <Button look="danger" onClick={act('interromper')}>
          <Square aria-hidden="true" />
          Interromper
        </Button>
      )}
      {acoes.retomar && (
        <Button look="primary" onClick={act('retomar')}>
          <Play aria-hidden="true" />
          Retomar de onde parou
        </Button>
      )}
      {acoes.repetir && (
        <Button onClick={act('repetir')}>
          <RotateCcw aria-hidden="true" />
          Executar de novo
        </Button>
      )}
    </div>
  );
}
