import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListName } from '#contract/base/lists.ts';
import type { PlainEntity, PlainField } from '#contract/base/plain.ts';
import { foldText } from '#contract/base/text.ts';
import { call } from '#web/kit/api/client.ts';
import { errorField, errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { crudCalls } from './crud-calls.ts';
import { InPlaceFrame } from './in-place-frame.tsx';
import { byName } from './plain-screen.ts';
import type { CrudRecord, OptionSource } from './screen.ts';

/** Typed values by field. */
export type Typed = Record<string, string>;
/** What the form of a missing parent asks for: names, codes and a parent of its own. */
type Asked = PlainField & { kind: 'text' | 'parent' };

const isSame = (one: unknown, other: unknown) =>
  foldText(String(one ?? '').trim()) === foldText(String(other ?? '').trim());

interface ControlProps {
  source: OptionSource;
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
}

function ParentChoice({ source, placeholder, ...rest }: ControlProps) {
  const rows = useQuery(read(crudCalls.list(source.list)));
  return (
    <Choice
      {...rest}
      options={(rows.data ?? []).map(source.option)}
      placeholder={rows.isPending ? 'Carregando...' : placeholder}
    />
  );
}

interface FormProps {
  entity: PlainEntity;
  sources: Record<string, OptionSource>;
  typed: Typed;
  onType: (change: Typed | null) => void;
  chosen: (id: number) => void;
  onClose: () => void;
}

/** Creates a record of a plain entity inside another's form; of one that exists it chooses that. */
export function PlainForm({ entity, sources, typed, onType, chosen, onClose }: FormProps) {
  const client = useQueryClient();
  const list = entity.list as ListName;
  const { one, gender } = entity.noun;
  const by = (masculine: string, feminine: string) => (gender === 'f' ? feminine : masculine);
  const fields = Object.entries(entity.fields).filter((entry): entry is [string, Asked] =>
    ['text', 'parent'].includes(entry[1].kind),
  );
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  const stored = useQuery(read(crudCalls.list(list)));
  const rows = (stored.data ?? []) as (CrudRecord & Record<string, unknown>)[];
  // Its name in its place is what makes it another; a code is none.
  const telling = fields.filter(([name, { kind }]) => name === 'nome' || kind === 'parent');
  const same = telling.every(([name]) => typed[name]?.trim())
    ? rows.find((row) => telling.every(([name]) => isSame(row[name], typed[name])))
    : undefined;

  const creation = useMutation({
    mutationFn: (body: Typed) => call(crudCalls.create(list), { body }),
    async onSuccess({ id }) {
      await refreshLists(client, list);
      finish(id);
    },
    onError(error) {
      const field = errorField(error);
      const text = errorText(error, `Erro ao criar ${one}`);
      setFault({ field: field !== null && field in entity.fields ? field : 'nome', text });
    },
  });
  function finish(id: number) {
    onType(null);
    chosen(id);
    onClose();
  }
  function create() {
    if (creation.isPending) return;
    if (same) return finish(same.id);
    const missing = fields.find(([name, { required }]) => required && !typed[name]?.trim());
    if (missing) return setFault({ field: missing[0], text: missing[1].required ?? '' });
    creation.mutate(Object.fromEntries(fields.map(([name]) => [name, typed[name] ?? ''])));
  }

  return (
    <InPlaceFrame
      create={same ? `Escolher ${one}` : `Criar ${one}`}
      creating={creation.isPending}
      onCreate={create}
      onClose={onClose}
    >
      <div ref={frame} className="grid gap-3">
        {fields.map(([name, field]) => {
          const value = typed[name] ?? '';
          const change = (next: string) => {
            setFault(null);
            onType({ [name]: next });
          };
          return (
            <Field
              key={name}
              label={`${field.label} ${by('do novo', 'da nova')} ${one}`}
              required={field.required !== undefined}
              error={fault?.field === name ? fault.text : undefined}
              hint={
                name === 'nome' && same
                  ? `“${same.nome}” já existe e será ${by('escolhido', 'escolhida')}.`
                  : field.hint
              }
            >
              {field.kind === 'parent' ? (
                <ParentChoice
                  source={sources[name] ?? byName(field.of.list)}
                  value={value}
                  onChange={change}
                  placeholder={`Selecione ${field.of.noun.gender === 'f' ? 'a' : 'o'} ${field.of.noun.one}`}
                />
              ) : (
                <input
                  className="control"
                  autoComplete="off"
                  maxLength={field.max ?? 200}
                  value={value}
                  onChange={({ target }) => change(field.code ? target.value.toUpperCase() : target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </InPlaceFrame>
  );
}
