import { useState } from 'react';
import type { Bairro } from '#contract/cadastros/territorio.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { type ReadBairros, readBairros } from './read-bairros.ts';

interface Props {
  bairros: readonly Bairro[];
  /** The city that is looked at; '' for none. */
  cidadeId: string;
  chosen: ReadonlySet<number>;
  onAdd: (ids: readonly number[]) => void;
}

const list = new Intl.ListFormat('pt-BR');

function saidOf({ unknown, unclear }: ReadBairros, added: number): string {
  return [
    added > 0 && `${countOf(added, 'bairro adicionado', 'bairros adicionados')}.`,
    unknown.length > 0 && `Não há no território: ${list.format(unknown)}.`,
    ...unclear.map(
      ({ nome, cidades }) => `“${nome}” há em ${list.format(cidades)}: escreva também a cidade.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Bairros added by their names, typed or pasted in one line. */
export function NamedBairros({ bairros, cidadeId, chosen, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  function add() {
    const read = readBairros(typed, bairros, cidadeId);
    const fresh = read.ids.filter((id) => !chosen.has(id));
    if (fresh.length > 0) onAdd(fresh);
    const left = [...read.unknown, ...read.unclear.map(({ nome }) => nome)];
    setTyped(left.join(', '));
    setSaid(
      read.ids.length > 0 && fresh.length === 0 && left.length === 0
        ? 'Já estão na cobertura.'
        : saidOf(read, fresh.length),
    );
  }
  return (
    <Field
      label="Bairros pelo nome"
      hint={
        <span role="status">{said || 'Vários de uma vez, como vieram na mensagem; Enter adiciona.'}</span>
      }
    >
      <NameInput value={typed} onChange={setTyped} onAdd={add} />
    </Field>
  );
}

function NameInput({
  value,
  onChange,
  onAdd,
  ...aria
}: {
  value: string;
  onChange: (typed: string) => void;
  onAdd: () => void;
}) {
  return (
    <div className="flex gap-2">
      <input
        {...aria}
        className="control min-w-0 flex-1"
        autoComplete="off"
        placeholder="Cambuí, Taquaral e Castelo"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAdd();
        }}
      />
      <Button onClick={onAdd} why={value.trim() ? undefined : 'Escreva o nome de um bairro'}>
        Adicionar
      </Button>
    </div>
  );
}
