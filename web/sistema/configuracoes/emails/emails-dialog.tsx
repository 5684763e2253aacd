import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  type Emails,
  nomesDeAlertas,
  type RegraDeEmails,
  readEmails,
  saveRegraDeEmails,
  type TipoDeAlerta,
  tiposDeAlerta,
} from '#contract/sistema/emails.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { FailedEmails } from './failed-emails.tsx';
import { TestEmail } from './test-email.tsx';

interface Props {
  emails: Emails;
  onClose: () => void;
}

/** What goes by e-mail, a test, and what did not leave. */
export function EmailsDialog({ emails, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(emails.regra);
  const form = useId();
  const save = useMutation({
    mutationFn: (body: RegraDeEmails) => call(saveRegraDeEmails, { body }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [readEmails.path] });
      showToast({ title: 'E-mails salvos' });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(typed);
  }
  const toggle = (tipo: TipoDeAlerta, on: boolean) =>
    setTyped({
      ...typed,
      alertas: tiposDeAlerta.filter((each) => (each === tipo ? on : typed.alertas.includes(each))),
    });

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      title="Envio de e-mails"
      description={`Saem de ${emails.servidor?.remetente}, por ${emails.servidor?.nome}. O texto que corretores recebem está em “E-mails”, no fim desta tela.`}
      footer={
        <FormFooter form={form} busy={save.isPending} onCancel={onClose}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <Field label="Link de senha de corretores por e-mail">
          <select
            className="control"
            value={typed.linksDeSenha}
            onChange={({ target }) =>
              setTyped({ ...typed, linksDeSenha: target.value as RegraDeEmails['linksDeSenha'] })
            }
          >
            <option value="sem-whatsapp">Quando o WhatsApp não alcança</option>
            <option value="sempre">Sempre, além do WhatsApp</option>
          </select>
        </Field>
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 text-[13px] font-medium">Avisar administradores por e-mail</legend>
          {tiposDeAlerta.map((tipo) => (
            <label key={tipo} className="flex items-start gap-2">
              <input
                type="checkbox"
                className="mt-1"
                checked={typed.alertas.includes(tipo)}
                onChange={({ target }) => toggle(tipo, target.checked)}
              />
              {nomesDeAlertas[tipo]}
            </label>
          ))}
          <p className="text-[13px] text-muted">
            Cada aviso é dado uma vez, e os que vêm juntos vão num e-mail só. Cada um escolhe em
            Administradores, Meu e-mail, se os recebe.
          </p>
        </fieldset>
        {save.isError && (
          <p role="alert" className="field-error">
            {errorText(save.error, 'Erro ao salvar')}
          </p>
        )}
      </form>
      <TestEmail meuEmail={emails.meuEmail} />
      <FailedEmails falhas={emails.falhas} />
    </Dialog>
  );
}
