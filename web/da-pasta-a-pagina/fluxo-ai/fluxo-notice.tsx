import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { isOpenFluxo } from '#web/da-pasta-a-pagina/fluxo-ai/passos.ts';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  record: Empreendimento;
  onResume: (id: number) => void;
}

/** On a card: continues an unfinished flow. */
export function FluxoNotice({ record, onResume }: Props) {
  if (!isOpenFluxo(record)) return null;
  return (
    <Button className="px-2 text-[13px]" onClick={() => onResume(record.id)}>
      Continuar Fluxo AI<span className="sr-only"> de {record.nome}</span>
    </Button>
  );
}
