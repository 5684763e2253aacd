import { useMutation } from '@tanstack/react-query';
import { testEmail } from '#contract/sistema/emails.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';

/** Sends a test to the caller's own address, and says what the server answers. */
export function TestEmail({ meuEmail }: { meuEmail: string | null }) {
  const test = useMutation({ mutationFn: () => call(testEmail) });
  return (
    <section aria-label="Teste" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-48 break-words text-muted">
          {meuEmail
            ? `O teste vai para ${meuEmail}.`
            : 'Informe o seu e-mail em Administradores, Meu e-mail: sem ele, “Esqueci minha senha”, os avisos e o teste não têm para onde ir.'}
        </p>
        <Button disabled={!meuEmail || test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Enviando...' : 'Enviar e-mail de teste'}
        </Button>
      </div>
      {test.isSuccess && (
        <p role="status" className="mt-2 text-done">
          O servidor aceitou o e-mail. Se ele não chegar em minutos, veja no spam.
        </p>
      )}
      {test.isError && (
        <p role="alert" className="field-error mt-2 whitespace-pre-line">
          {errorText(test.error, 'Erro ao enviar o e-mail de teste')}
        </p>
      )}
    </section>
  );
}
