import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Emails, readEmails } from '#contract/sistema/emails.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';

const EmailsDialog = lazy(async () => ({
  default: (await import('#web/sistema/configuracoes/emails/emails-dialog.tsx')).EmailsDialog,
}));

function stateText({ servidor, avisados, pendentes, falhas }: Emails): string {
  if (!servidor) return 'Desligado: quem cuida da instalação ainda não informou um servidor de e-mail.';
  return [
    `Saem de ${servidor.remetente}, por ${servidor.nome}.`,
    avisados === 0
      ? 'Ninguém recebe avisos ainda.'
      : `Avisos para ${countOf(avisados, 'administrador', 'administradores')}.`,
    ...(pendentes > 0 ? [`${countOf(pendentes, 'espera', 'esperam')} para sair.`] : []),
    ...(falhas.length > 0 ? [`${countOf(falhas.length, 'não saiu', 'não saíram')}.`] : []),
  ].join(' ');
}

/** E-mail as a second channel. */
export function EmailsCard() {
  const { data, isError } = useQuery(read(readEmails));
  const [open, setOpen] = useState(false);
  return (
    <section
      id="emails"
      tabIndex={-1}
      aria-label="Envio de e-mails"
      className="mt-4 flex scroll-mt-32 lg:scroll-mt-22 items-center gap-3 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-0 flex-1">
        <strong className="block font-semibold">Envio de e-mails</strong>
        <p className="break-words text-muted">
          {data ? stateText(data) : isError ? 'Erro ao carregar dados' : 'Carregando...'}
        </p>
      </div>
      {data?.servidor && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Ver e-mails
        </Button>
      )}
      {open && data && (
        <Suspense>
          <EmailsDialog emails={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
