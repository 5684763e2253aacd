import { CopyPlus, RefreshCw } from 'lucide-react';
import type { FolderCheck } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { StartMode } from '#web/da-pasta-a-pagina/super-ai/calls.ts';
import { formatDate } from '#web/kit/format.ts';

interface Props {
  previous: NonNullable<FolderCheck['previous']>;
  onChoose: (mode: StartMode) => void;
}

const choice =
  'flex w-full items-start gap-3 rounded-xl border border-line p-4 text-left transition-colors hover:border-edge hover:bg-sunken';

/** The folder was used before: update its result, or create another (SUP-37). */
export function FolderChoice({ previous, onChoose }: Props) {
  const { nome, finishedAt, rota } = previous;
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        Esta pasta já gerou <span className="font-medium text-ink">“{nome}”</span> em {formatDate(finishedAt)}
        {rota && ` (/hotsite/${rota})`}. O que fazer agora?
      </p>
      <button type="button" className={choice} onClick={() => onChoose('update')}>
        <RefreshCw aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
        <span>
          <span className="block font-medium">Atualizar “{nome}”</span>
          <span className="block text-[13px] text-muted">
            Lê a pasta de novo e renova o registro e o hotsite. O endereço continua o mesmo.
          </span>
        </span>
      </button>
      <button type="button" className={choice} onClick={() => onChoose('create')}>
        <CopyPlus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
        <span>
          <span className="block font-medium">Criar outro</span>
          <span className="block text-[13px] text-muted">
            Deixa “{nome}” como está e cria outro empreendimento, com o próprio hotsite.
          </span>
        </span>
      </button>
    </div>
  );
}
