import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { type LoadedIbge, loadIbge } from '#contract/cadastros/territorio.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** IBGE's; a territory with fewer was typed, imported or made by a run, and can be completed. */
const municipios = 5571;

/** '5 regiões, 27 estados e 5.571 cidades', or that nothing was missing. */
function resultText({ regioes, estados, cidades }: LoadedIbge): string {
  if (regioes + estados + cidades === 0) return 'O território do IBGE já estava completo';
  const parts = [
    countOf(regioes, 'região', 'regiões'),
    countOf(estados, 'estado', 'estados'),
    countOf(cidades, 'cidade', 'cidades'),
  ];
  return `Território carregado: ${new Intl.ListFormat('pt-BR').format(parts)}`;
}

function useLoadIbge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(loadIbge),
    onSuccess: async (loaded) => {
      await refreshLists(client, 'regioes', 'estados', 'cidades');
      showToast({ title: 'Sucesso', text: resultText(loaded) });
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao carregar o território do IBGE'),
        tone: 'destructive',
      }),
  });
}

/** Loads IBGE's data into an empty territory at once. */
export function LoadIbge() {
  const { mutate, isPending } = useLoadIbge();
  return (
    <div className="grid justify-items-center gap-2">
      <Button look="primary" disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
        <MapPinned aria-hidden="true" className={isPending ? 'alive' : undefined} />
        {isPending ? 'Carregando território...' : 'Carregar território do IBGE'}
      </Button>
      <p className="max-w-sm text-[13px] text-muted">
        5 regiões, 27 estados e {countOf(municipios, 'município', 'municípios')} de uma vez. O que já existe
        fica como está.
      </p>
    </div>
  );
}

/** The same for a territory that a run or a person has begun: a quiet button until it is whole. */
export function CompleteWithIbge({ cidades }: { cidades: number }) {
  const { mutate, isPending } = useLoadIbge();
  if (cidades >= municipios) return null;
  return (
    <Button
      disabled={isPending}
      aria-busy={isPending}
      data-hint="Acrescenta as regiões, os estados e os municípios que faltam. O que já existe fica como está."
      onClick={() => mutate()}
    >
      <MapPinned aria-hidden="true" className={isPending ? 'alive' : undefined} />
      {isPending ? 'Carregando território...' : 'Completar com o IBGE'}
    </Button>
  );
}
