import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { deleteVisao, type ListaComVisoes, listVisoes, saveVisao } from '#contract/painel/visoes.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refresh } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

interface Props {
  lista: ListaComVisoes;
  defaultOpen?: boolean;
  /** Look of its button. */
  look?: string;
  /** The current search, filters, order and layout, as in the query. */
  query: string;
  /** Applies a saved view. */
  onShow: (query: string) => void;
}

const fail = (error: unknown, fallback: string) =>
  showToast({ title: 'Erro', text: errorText(error, fallback), tone: 'destructive' });

/** Named list views of the current administrator. */
export function SavedViews({
  lista,
  query,
  onShow,
  defaultOpen = false,
  look = 'border-line bg-surface',
}: Props) {
  const path = addressOf(listVisoes, { params: { lista } });
  const client = useQueryClient();
  const [open, setOpen] = useState(defaultOpen);
  const [nome, setNome] = useState('');
  const views = useQuery({ ...read(listVisoes, { params: { lista } }), enabled: open });
  // Known once the views were opened; another search or filter is no longer this view.
  const current = query ? views.data?.find(({ consulta }) => consulta === query) : undefined;
  const saving = useMutation({
    mutationFn: () => call(saveVisao, { params: { lista }, body: { nome, consulta: query } }),
    onSuccess: () => {
      setNome('');
      showToast({ title: 'Sucesso', text: 'Visão salva com sucesso' });
      return refresh(client, path);
    },
    onError: (error) => fail(error, 'Erro ao salvar visão'),
  });
  const removing = useMutation({
    mutationFn: (id: number) => call(deleteVisao, { params: { lista, id } }),
    onSuccess: () => refresh(client, path),
    onError: (error) => fail(error, 'Erro ao excluir visão'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (nome.trim() && !saving.isPending) saving.mutate();
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton
          label={current ? `Visões salvas: ${current.nome}` : 'Visões salvas'}
          className={current ? 'button-ghost w-auto max-w-40 px-2 text-ink' : look}
        >
          <Bookmark className={current && 'fill-current'} />
          {current && <span className="truncate">{current.nome}</span>}
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label="Visões salvas"
        className="rise z-30 w-80 max-w-[calc(100vw-24px)] rounded-xl border border-line bg-surface p-3 shadow-lg shadow-black/10"
      >
        {views.isPending && <p className="px-1 pb-3 text-muted">Carregando...</p>}
        {views.isError && <p className="field-error px-1 pb-3">Erro ao carregar dados</p>}
        {views.data?.length === 0 && (
          <p className="px-1 pb-3 text-[13px] text-muted">
            Guarde aqui a busca, os filtros, a ordem e a apresentação de agora, com um nome.
          </p>
        )}
        {views.data && views.data.length > 0 && (
          <ul className="mb-3 max-h-64 overflow-y-auto">
            {views.data.map((view) => (
              <li key={view.id} className="flex items-center gap-1">
                <button
                  type="button"
                  aria-current={view.consulta === query}
                  className="min-w-0 flex-1 truncate rounded-md px-2 py-2 text-left hover:bg-sunken aria-[current=true]:font-semibold"
                  onClick={() => {
                    onShow(view.consulta);
                    setOpen(false);
                  }}
                >
                  {view.nome}
                </button>
                <IconButton
                  label={`Excluir visão ${view.nome}`}
                  className="text-faint hover:not-disabled:text-danger"
                  disabled={removing.isPending}
                  onClick={() => removing.mutate(view.id)}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <form className="flex items-end gap-2" onSubmit={submit}>
          <div className="min-w-0 flex-1">
            <Field label="Nome da visão">
              <input
                className="control"
                maxLength={60}
                autoComplete="off"
                value={nome}
                onChange={(event) => setNome(event.target.value)}
              />
            </Field>
          </div>
          <Button
            type="submit"
            aria-disabled={saving.isPending}
            why={nome.trim() ? undefined : 'Dê um nome à visão'}
          >
            Salvar
          </Button>
        </form>
      </Popover.Content>
    </Popover.Root>
  );
}
