import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { contatoSizes, readWhatsappDoPrograma, saveWhatsappDoPrograma } from '#contract/publico/contatos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { maskPhone } from '#web/kit/form/masks.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** The programme's number, offered on pages without a corretor. */
export function ProgramaCard() {
  const saved = useQuery(read(readWhatsappDoPrograma));
  if (!saved.isSuccess) return null;
  return <ProgramaForm key={saved.data.whatsapp} whatsapp={saved.data.whatsapp ?? ''} />;
}

function ProgramaForm({ whatsapp }: { whatsapp: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(whatsapp);
  const ids = { field: useId(), hint: useId() };
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(saveWhatsappDoPrograma, { body: { whatsapp: typed } }),
    onSuccess(answer) {
      client.setQueryData([readWhatsappDoPrograma.path], answer);
      showToast({
        title: 'Sucesso',
        text: answer.whatsapp
          ? 'As páginas abertas sem corretor oferecem este WhatsApp'
          : 'As páginas abertas sem corretor oferecem os corretores do bairro, um de cada vez',
      });
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao salvar o WhatsApp do programa'),
        tone: 'destructive',
      }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate();
  }
  return (
    <form onSubmit={submit} noValidate className="mb-6 rounded-xl border border-line bg-surface p-5">
      <label htmlFor={ids.field} className="font-semibold tracking-tight">
        WhatsApp do programa
      </label>
      <p id={ids.hint} className="mt-1 max-w-prose text-[13px] text-muted">
        Oferecido nas páginas abertas sem corretor no link. Em branco, elas oferecem os corretores que atendem
        o bairro e o preço, um de cada vez.
      </p>
      <div className="mt-3 flex max-w-md gap-2">
        <TextControl
          id={ids.field}
          type="tel"
          mask={maskPhone}
          aria-describedby={ids.hint}
          maxLength={contatoSizes.telefone}
          placeholder="(47) 99999-0000"
          value={typed}
          onChange={setTyped}
        />
        <Button
          type="submit"
          aria-busy={isPending}
          why={typed.trim() === whatsapp ? 'O número não mudou' : undefined}
        >
          Salvar
        </Button>
      </div>
    </form>
  );
}
