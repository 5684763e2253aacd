import type { AndamentoDeCopia } from '#contract/sistema/copias.ts';
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx';
import { megabytes } from '#web/sistema/configuracoes/copias/megabytes.ts';

const stages: Record<AndamentoDeCopia['etapa'], (feito: number, total: number) => string> = {
  dados: (feito, total) => `Copiando os dados: ${feito} de ${total} tabelas`,
  arquivos: (feito, total) => `Copiando os arquivos: ${megabytes(feito)} de ${megabytes(total)}`,
  conferencia: (feito, total) => `Conferindo a cópia: ${feito} de ${total} passos`,
  envio: (_feito, total) => `Enviando ${megabytes(total)} ao bucket`,
};

/** What a backup is at, as measured. */
export const stageText = ({ etapa, feito, total }: AndamentoDeCopia): string => stages[etapa](feito, total);

/** A backup being made, or about to be. */
export function CopiaEmAndamento({ andamento }: { andamento: AndamentoDeCopia | null }) {
  return (
    <div className="mt-2 grid gap-2">
      <p role="status" className="text-muted tabular-nums">
        {andamento ? stageText(andamento) : 'A cópia começa em até um minuto.'}
      </p>
      {andamento && andamento.etapa !== 'envio' && (
        <ProgressBar
          label="Cópia de segurança"
          value={andamento.total === 0 ? 100 : Math.floor((100 * andamento.feito) / andamento.total)}
        />
      )}
      <p className="text-[13px] text-muted">
        Pode fechar esta janela: a cópia continua e aparece aqui quando estiver pronta e conferida.
      </p>
    </div>
  );
}
