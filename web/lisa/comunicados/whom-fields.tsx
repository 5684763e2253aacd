import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Uf, ufs } from '#contract/base/common.ts';
import { listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { read } from '#web/kit/api/queries.ts';
import { Field } from '#web/kit/ui/field.tsx';
import type { Draft } from '#web/lisa/comunicados/use-comunicados.ts';

type Selecao = Draft['selecao'];

/** Whom a message is for; null while the second choice is open. */
export function WhomFields({
  value,
  onChange,
}: {
  value: Selecao | null;
  onChange: (selecao: Selecao | null) => void;
}) {
  const [quem, setQuem] = useState<Selecao['quem']>('todos');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Quem recebe">
        <select
          className="control"
          value={quem}
          onChange={(event) => {
            const next = event.target.value as Selecao['quem'];
            setQuem(next);
            onChange(next === 'todos' ? { quem: next } : null);
          }}
        >
          <option value="todos">Todos os aprovados</option>
          <option value="estado">Quem tem CRECI de um estado</option>
          <option value="empreendimento">Quem trabalha com um empreendimento</option>
        </select>
      </Field>
      {quem === 'estado' && (
        <Field label="Estado">
          <select
            className="control"
            value={value?.quem === 'estado' ? value.uf : ''}
            onChange={(event) =>
              onChange(event.target.value ? { quem: 'estado', uf: event.target.value as Uf } : null)
            }
          >
            <option value="">Escolha...</option>
            {ufs.map((uf) => (
              <option key={uf}>{uf}</option>
            ))}
          </select>
        </Field>
      )}
      {quem === 'empreendimento' && <EmpreendimentoField value={value} onChange={onChange} />}
    </div>
  );
}

/** He has it on his list, or covers its bairro. */
function EmpreendimentoField({
  value,
  onChange,
}: {
  value: Selecao | null;
  onChange: (selecao: Selecao | null) => void;
}) {
  const { data = [], isError } = useQuery(read(listEmpreendimentos));
  return (
    <Field
      label="Empreendimento"
      hint="Na lista dele, ou no bairro que ele cobre."
      error={isError ? 'Não foi possível carregar os empreendimentos' : undefined}
    >
      <select
        className="control"
        value={value?.quem === 'empreendimento' ? Number(value.empreendimentoId) : ''}
        onChange={(event) =>
          onChange(
            event.target.value
              ? { quem: 'empreendimento', empreendimentoId: Number(event.target.value) }
              : null,
          )
        }
      >
        <option value="">Escolha...</option>
        {data.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
    </Field>
  );
}
