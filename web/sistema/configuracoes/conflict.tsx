import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { TextDiff } from '#web/sistema/configuracoes/text-diff.tsx';

interface Props {
  setting: Configuracao;
  /** Text typed on an older revision. */
  text: string;
  onKeep: () => void;
  onTake: () => void;
}

/** A concurrent save: who, the differences, and which text to keep (API-19). */
export function Conflict({ setting, text, onKeep, onTake }: Props) {
  const { alteradoEm, alteradoPor, valor, titulo } = setting;
  return (
    <div role="alert" className="mb-3 grid gap-3 rounded-md bg-gold-soft p-3 text-gold-ink">
      <p>
        <strong className="font-semibold">{alteradoPor ?? 'Outra pessoa'}</strong> alterou este texto
        {alteradoEm && ` em ${formatDate(alteradoEm)} às ${formatTime(alteradoEm)}`}, depois que você começou
        a editar. O que você digitou continua aqui.
      </p>
      <TextDiff from={valor} to={text} label={`Do texto atual ao seu: ${titulo}`} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>Continuar com o meu</Button>
        <Button onClick={onTake}>Ficar com o atual</Button>
      </div>
    </div>
  );
}
