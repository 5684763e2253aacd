import { useMemo } from 'react';
import type { Cidade, Estado, Regiao } from '#contract/cadastros/territorio.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { choosePlace, type PlaceChoice } from './place-choice.ts';

interface Props {
  place: PlaceChoice;
  onChange: (place: PlaceChoice) => void;
  regioes: readonly Regiao[];
  estados: readonly Estado[];
  cidades: readonly Cidade[];
}

const option = ({ id, nome }: { id: number; nome: string }) => ({ value: String(id), label: nome });

/** Region, state, city: each depends on the previous one (COV-02). */
export function PlaceSelects({ place, onChange, regioes, estados, cidades }: Props) {
  const { regiaoId, estadoId, cidadeId } = place;
  const choices = useMemo(
    () => ({
      regioes: regioes.map(option),
      estados: estados.filter((row) => String(row.regiaoId) === regiaoId).map(option),
      cidades: cidades.filter((row) => String(row.estadoId) === estadoId).map(option),
    }),
    [regioes, estados, cidades, regiaoId, estadoId],
  );
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Região">
        <Choice
          options={choices.regioes}
          value={regiaoId}
          onChange={(value) => onChange(choosePlace(place, 'regiaoId', value))}
          placeholder="Selecione a região"
        />
      </Field>
      <Field label="Estado">
        <Choice
          options={choices.estados}
          value={estadoId}
          onChange={(value) => onChange(choosePlace(place, 'estadoId', value))}
          placeholder={regiaoId ? 'Selecione o estado' : 'Escolha antes a região'}
          disabled={!regiaoId}
        />
      </Field>
      <Field label="Cidade">
        <Choice
          options={choices.cidades}
          value={cidadeId}
          onChange={(value) => onChange(choosePlace(place, 'cidadeId', value))}
          placeholder={estadoId ? 'Selecione a cidade' : 'Escolha antes o estado'}
          disabled={!estadoId}
        />
      </Field>
    </div>
  );
}
