import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import {
  downloadMaterial,
  type Peca,
  pecaFile,
  pecas,
  readMaterialText,
} from '#contract/publico/material.ts';
import { call, callFile } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { SearchChoice } from '#web/kit/form/search-choice.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { copyFrom } from '#web/widgets/copy-from.ts';
import { corretorOptions } from '#web/widgets/corretor-options.ts';
import { shareFile } from '#web/widgets/share-file.ts';

/** Time limit of a ZIP with many pictures, in ms. */
const longestMs = 5 * 60_000;
const unread = 'O material deste empreendimento não pôde ser lido';

/** 'Material de venda': sheet, story, post, pictures and text, of a corretor or neutral. */
export function MaterialDialog({ id, nome, onClose }: { id: number; nome: string; onClose: () => void }) {
  const [corretor, setCorretor] = useState('');
  const [whose, setWhose] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const query = { corretor: corretor === '' ? null : Number(corretor) };
  const text = useQuery({
    queryKey: ['/api/empreendimentos', 'material', id, corretor],
    queryFn: ({ signal }) => call(readMaterialText, { params: { id }, query }, signal),
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: async (peca: Peca) => {
      const blob = await callFile(
        downloadMaterial,
        { params: { id, peca }, query },
        AbortSignal.timeout(longestMs),
      );
      const name = pecaFile(corretor === '' ? nome : `${nome} ${whose}`, peca);
      await shareFile(new File([blob], name, { type: pecas[peca].type }));
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao preparar',
        text: errorText(error, 'O material não foi preparado'),
        tone: 'destructive',
      }),
  });
  const copy = async () => {
    if (field.current && (await copyFrom(field.current))) showToast({ title: 'Texto copiado!' });
    else showToast({ title: 'Erro', text: 'Não foi possível copiar. Copie à mão.', tone: 'destructive' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Material de venda"
      description={`${nome}: feito na hora, com o que as páginas podem dizer hoje.`}
    >
      <form onSubmit={(event) => event.preventDefault()} className="grid gap-4">
        <Field
          label="Corretor"
          hint={
            corretor === ''
              ? 'Sem um corretor, o material sai neutro.'
              : `O material sai com o nome e o contato de ${whose}.`
          }
          error={text.isError ? errorText(text.error, 'Erro ao ler o texto') : undefined}
        >
          <SearchChoice
            source={corretorOptions}
            value={corretor}
            onChange={setCorretor}
            onFound={(row) => setWhose((row as Corretor).nome)}
            placeholder="Nenhum"
          />
        </Field>
        <ul className="grid gap-2 sm:grid-cols-2">
          {(Object.keys(pecas) as Peca[]).map((peca) => {
            const busy = send.isPending && send.variables === peca;
            return (
              <li key={peca}>
                <Button
                  className="h-auto w-full justify-start gap-3 py-2 text-left"
                  aria-busy={busy}
                  disabled={send.isPending}
                  why={text.isError ? unread : undefined}
                  onClick={() => send.mutate(peca)}
                >
                  <Download aria-hidden="true" />
                  <span className="min-w-0">
                    <span className="block">{busy ? 'Preparando...' : pecas[peca].label}</span>
                    <span className="block text-[13px] font-normal text-muted">{pecas[peca].note}</span>
                  </span>
                </Button>
              </li>
            );
          })}
        </ul>
        <Field label="Texto para o WhatsApp">
          <textarea
            ref={field}
            key={text.data?.texto}
            rows={8}
            className="control h-auto py-2 leading-6"
            defaultValue={text.data?.texto ?? ''}
          />
        </Field>
        <div>
          <Button disabled={!text.data} why={text.isError ? unread : undefined} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            Copiar texto
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
