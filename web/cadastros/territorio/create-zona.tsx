import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { foldText } from '#contract/base/text.ts';
import { cidadesRoutes, zonasRoutes } from '#contract/cadastros/territorio.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { CreateInPlace } from '#web/kit/crud/create-in-place.tsx';
import { InPlaceFrame } from '#web/kit/crud/in-place-frame.tsx';
import type { FormPart } from '#web/kit/crud/screen.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { Field } from '#web/kit/ui/field.tsx';

/** Default zona name of an undivided city. */
const wholeCity = 'Geral';

const sameName = (one: string, other: string) => foldText(one.trim()) === foldText(other.trim());

/** An unfinished form, restored on reopening. */
interface Draft {
  cidadeId: string | null;
  nome: string;
}

const nothing: Draft = { cidadeId: null, nome: '' };

interface Props {
  /** The bairro's current zona: the new one is probably in the same cidade. */
  zonaId: number;
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
  chosen: (id: number) => void;
  onClose: () => void;
}

function ZonaForm({ zonaId, draft, onDraft, chosen, onClose }: Props) {
  const client = useQueryClient();
  const cidades = useQuery(read(cidadesRoutes.list));
  const zonas = useQuery(read(zonasRoutes.list));
  const [beside] = useState(zonaId);
  const { nome } = draft;
  const cidadeId = draft.cidadeId ?? String(zonas.data?.find(({ id }) => id === beside)?.cidadeId ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const cidadeInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => (beside ? nameInput : cidadeInput).current?.focus(), [beside]);
  const options = useMemo(
    () =>
      (cidades.data ?? []).map(({ id, nome, estado }) => ({
        value: String(id),
        label: `${nome} (${estado.sigla})`,
      })),
    [cidades.data],
  );
  const ofCidade = (zonas.data ?? []).filter((zona) => String(zona.cidadeId) === cidadeId);
  const same = ofCidade.find((zona) => sameName(zona.nome, nome));
  const isUndivided = Boolean(cidadeId && zonas.data) && ofCidade.length === 0;

  const creation = useMutation({
    mutationFn: (body: { nome: string; cidadeId: number }) => call(zonasRoutes.create, { body }),
    async onSuccess({ id }) {
      await refreshLists(client, zonasRoutes.name);
      finish(id);
    },
    onError: (error) => setFault(errorText(error, 'Erro ao criar zona')),
  });

  function finish(id: number) {
    onDraft(nothing);
    chosen(id);
    onClose();
  }
  function pickCidade(value: string) {
    setFault(null);
    const divided = (zonas.data ?? []).some((zona) => String(zona.cidadeId) === value);
    onDraft({ cidadeId: value, ...(value && !divided && !nome.trim() ? { nome: wholeCity } : {}) });
    nameInput.current?.focus();
  }
  function create() {
    if (creation.isPending) return;
    const input = zonasRoutes.input.safeParse({ nome, cidadeId });
    if (!input.success) return setFault(input.error.issues[0]?.message ?? null);
    if (!same) return creation.mutate(input.data);
    finish(same.id);
  }
  return (
    <InPlaceFrame
      create={same ? 'Escolher zona' : 'Criar zona'}
      creating={creation.isPending}
      onCreate={create}
      onClose={onClose}
    >
      <Field label="Cidade da nova zona" error={undefined}>
        <Choice
          inputRef={(input) => {
            cidadeInput.current = input;
          }}
          options={options}
          value={cidadeId}
          onChange={pickCidade}
          placeholder={cidades.isPending ? 'Carregando...' : 'Selecione a cidade'}
        />
      </Field>
      <Field
        label="Nome da nova zona"
        error={fault ?? undefined}
        hint={
          same
            ? `“${same.nome}” já existe nesta cidade e será escolhida.`
            : isUndivided && `Esta cidade ainda não tem zonas: “${wholeCity}” serve para a cidade toda.`
        }
      >
        <input
          ref={nameInput}
          className="control"
          value={nome}
          autoComplete="off"
          onChange={(event) => {
            onDraft({ nome: event.target.value });
            setFault(null);
          }}
        />
      </Field>
    </InPlaceFrame>
  );
}

/** Creates a zona beside its select, without leaving the bairro; a city without zonas is offered 'Geral'. */
export function CreateZona({ values, chosen }: FormPart & { chosen: (id: number) => void }) {
  const [draft, setDraft] = useState(nothing);
  return (
    <CreateInPlace
      label="Nova zona"
      form={(close) => (
        <ZonaForm
          zonaId={Number(values.zonaId)}
          draft={draft}
          onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
          chosen={chosen}
          onClose={close}
        />
      )}
    />
  );
}
