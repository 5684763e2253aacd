import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import {
  readModelos,
  type Tarefa,
  type TesteDeModelo,
  tarefaInfo,
  tryModelos,
} from '#contract/sistema/modelos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Sources } from '#web/widgets/sources.tsx';

const seconds = (ms: number) => `${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;
const signs = { USD: 'US$', BRL: 'R$' };

/** 'Testar': a small real request with made-up data; result, duration and cost. */
export function Trial({ tarefa }: { tarefa: Tarefa }) {
  const client = useQueryClient();
  const trial = useMutation({
    mutationFn: () => call(tryModelos, { body: { tarefa } }),
    // The trial may have revealed the key's state.
    onSettled: () => client.invalidateQueries({ queryKey: [readModelos.path] }),
  });
  return (
    <>
      <Button
        aria-label={`Testar: ${tarefaInfo[tarefa].rotulo}`}
        aria-disabled={trial.isPending}
        aria-busy={trial.isPending}
        onClick={() => !trial.isPending && trial.mutate()}
      >
        {trial.isPending ? 'Testando...' : 'Testar'}
      </Button>
      <div role="status" className="basis-full">
        {trial.isError && (
          <p className="rounded-md bg-danger-soft px-3 py-2 text-[13px] text-danger">
            {errorText(trial.error, 'O teste não pôde ser feito')}
          </p>
        )}
        {trial.data && <Outcome {...trial.data} />}
      </div>
    </>
  );
}

function Outcome(outcome: TesteDeModelo) {
  const { ok, provedor, modelo, resposta, duracaoMs, chamadas, tokensEntrada, tokensSaida, custo } = outcome;
  return (
    <div className={cx('rounded-md px-3 py-2 text-[13px]', ok ? 'bg-sunken' : 'bg-danger-soft text-danger')}>
      <p className="font-medium break-words">
        {ok ? 'Respondeu' : 'Não respondeu'}: {provedor} · {modelo}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{resposta}</p>
      <p className={cx('mt-1.5 tabular-nums', ok && 'text-muted')}>
        {seconds(duracaoMs)}, {chamadas} {chamadas === 1 ? 'chamada' : 'chamadas'}
        {/* Refused calls cost nothing. */}
        {tokensEntrada + tokensSaida > 0 && (
          <>
            , {formatCount(tokensEntrada)} + {formatCount(tokensSaida)} tokens,{' '}
            {custo ? (
              `${signs[custo.moeda]} ${custo.valor.replace('.', ',')}`
            ) : (
              <Link to="/admin/configuracoes/execucoes" className="underline">
                sem preço informado
              </Link>
            )}
          </>
        )}
      </p>
      {outcome.buscou !== null && <Sources buscou={outcome.buscou} fontes={outcome.fontes} />}
    </div>
  );
}
