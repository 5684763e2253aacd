import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getCobertura } from '#contract/cadastros/cobertura.ts';
import { type Corretor, searchCorretores } from '#contract/cadastros/corretores.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';

interface Props {
  corretorId: number;
  /** Called with the other's bairros. */
  onCopy: (ids: number[]) => void;
}

const shownResults = 6;

function useOthers(corretorId: number, typed: string) {
  const q = useDebounced(typed.trim(), 200);
  return useQuery({
    ...read(searchCorretores, { query: { q } }),
    select: ({ itens }) => itens.filter(({ id }) => id !== corretorId).slice(0, shownResults),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function Search({ corretorId, onCopy, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const others = useOthers(corretorId, typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = useMutation({
    mutationFn: ({ id }: Corretor) => call(getCobertura, { params: { id } }),
    onSuccess(ids, { nome }) {
      if (ids.length === 0)
        return showToast({ title: 'Nada a copiar', text: `${nome} ainda não tem cobertura.` });
      onCopy(ids);
      showToast({
        title: `${countOf(ids.length, 'bairro copiado', 'bairros copiados')} de ${nome}`,
        text: 'Confira e salve a cobertura.',
      });
      onClose();
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao carregar dados'), tone: 'destructive' }),
  });
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <input
        ref={field}
        type="search"
        className="control"
        aria-label="Buscar corretor de quem copiar"
        placeholder="Buscar por nome, email ou CRECI..."
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {others.isError && (
        <p role="alert" className="field-error">
          {errorText(others.error, 'Erro ao carregar dados')}
        </p>
      )}
      <p role="status" className="sr-only">
        {others.data && countOf(others.data.length, 'corretor encontrado', 'corretores encontrados')}
      </p>
      {others.data?.length === 0 && <p className="text-muted">Nenhum corretor encontrado</p>}
      <ul className="grid">
        {others.data?.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-md p-2 text-left hover:bg-sunken"
              aria-disabled={copy.isPending}
              onClick={() => !copy.isPending && copy.mutate(other)}
            >
              <CorretorPhoto foto={other.foto} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{other.nome}</span>
                <span className="block truncate text-[13px] text-muted">CRECI {other.creci}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="ghost" className="justify-self-end" onClick={onClose}>
        Fechar
      </Button>
    </div>
  );
}

/** Adds another corretor's bairros to the selection, without saving. */
export function CopyCobertura({ corretorId, onCopy }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <>
      <Button ref={opener} className="justify-self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Copy aria-hidden="true" />
        Copiar de outro corretor
      </Button>
      {open && <Search corretorId={corretorId} onCopy={onCopy} onClose={close} />}
    </>
  );
}
