import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EmailQueFalhou, readEmails, repeatEmail, type TipoDeEmail } from '#contract/sistema/emails.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

const names: Record<TipoDeEmail, string> = {
  senha: 'Link de senha',
  redefinicao: 'Nova senha do painel',
  alerta: 'Aviso',
  teste: 'Teste',
};

/** E-mails that were given up; those that still have a use can be sent again. */
export function FailedEmails({ falhas }: { falhas: EmailQueFalhou[] }) {
  const client = useQueryClient();
  const repeat = useMutation({
    mutationFn: (id: number) => call(repeatEmail, { params: { id } }),
    onSuccess: () => showToast({ title: 'O e-mail está de novo na fila' }),
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao enviar de novo'), tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: [readEmails.path] }),
  });
  if (falhas.length === 0) return null;
  return (
    <section aria-label="Não saíram" className="mt-6 border-t border-line pt-5">
      <h3 className="font-semibold">Não saíram</h3>
      <ul className="mt-1 divide-y divide-line">
        {falhas.map(({ id, tipo, para, quando, tentativas, resposta, podeRepetir }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="break-words">
                {names[tipo]} para {para}
              </p>
              <p className="text-[13px] text-muted tabular-nums">
                {formatMoment(quando)} · {countOf(tentativas, 'tentativa', 'tentativas')}
                {resposta && ` · ${resposta}`}
              </p>
            </div>
            {podeRepetir && (
              <Button disabled={repeat.isPending} onClick={() => repeat.mutate(id)}>
                Enviar de novo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
