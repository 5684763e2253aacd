import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { type Hotsite, hotsitesRoutes } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { read } from '#web/kit/api/queries.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { ChoicesFailure } from '#web/kit/ui/load-state.tsx';

interface Props {
  list: UseQueryResult<Empreendimento[]>;
  /** The hotsite being edited; null for a new one. */
  record: Hotsite | null;
  value: string;
  onChange: (value: string) => void;
  inputRef: (input: HTMLInputElement | null) => void;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Empreendimentos without a hotsite, and the chosen one (HOT-51). */
export function EmpreendimentoChoice({ list, record, ...rest }: Props) {
  const hotsites = useQuery(read(hotsitesRoutes.list));
  const options = useMemo(() => {
    const taken = new Set(hotsites.data?.map(({ empreendimentoId }) => empreendimentoId));
    return (list.data ?? [])
      .filter(({ id }) => !taken.has(id) || id === record?.empreendimentoId)
      .map(({ id, nome, bairro }) => ({
        value: String(id),
        label: nome,
        detail: `${bairro.nome} · ${bairro.cidade}`,
      }))
      .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
  }, [list.data, hotsites.data, record]);

  if (list.isLoadingError) return <ChoicesFailure onRetry={() => void list.refetch()} />;
  return (
    <Choice
      {...rest}
      options={options}
      // A public page cannot change its empreendimento.
      disabled={record?.v0Generated ?? false}
      placeholder={
        list.isPending
          ? 'Carregando...'
          : options.length === 0
            ? 'Todos já possuem um hotsite'
            : 'Selecione o empreendimento'
      }
    />
  );
}
