import { type FormEvent, useId, useState } from 'react';
import {
  type Avisado,
  avisados,
  avisadoWords,
  createWebhook,
  listWebhooks,
  type NewWebhook,
  newWebhookSchema,
} from '#contract/sistema/webhooks.ts';
import { call } from '#web/kit/api/client.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Choices } from '#web/sistema/integracoes/choices.tsx';
import { useWrite } from '#web/sistema/integracoes/use-write.ts';

/** A new address and what it is told of. */
export function WebhookDialog({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (made: { segredo: string }) => void;
}) {
  const form = useId();
  const [url, setUrl] = useState('');
  const [entidades, setEntidades] = useState<Avisado[]>([...avisados]);
  const [tried, setTried] = useState(false);
  const create = useWrite(listWebhooks.path, (body: NewWebhook) => call(createWebhook, { body }), {
    done: 'Endereço criado',
    failed: 'Não foi possível criar o endereço',
  });
  const { error } = newWebhookSchema.safeParse({ url, entidades });
  const faultOf = (field: string) =>
    tried ? error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const refused = errorField(create.error) === 'url' ? (serverMessage(create.error) ?? undefined) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!error && !create.isPending) create.mutate({ url, entidades }, { onSuccess: onMade });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!create.isPending}
      title="Novo endereço"
      description="Um aviso que não é recebido é tentado de novo por cerca de três dias; depois pode ser repetido daqui."
      width="sm:max-w-xl"
      footer={
        <FormFooter form={form} busy={create.isPending} onCancel={onClose}>
          {create.isPending ? 'Criando...' : 'Criar endereço'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Endereço" error={refused ?? faultOf('url')}>
          <input
            type="url"
            className="control"
            autoComplete="off"
            placeholder="https://"
            value={url}
            onChange={({ target }) => {
              create.reset();
              setUrl(target.value);
            }}
          />
        </Field>
        <Choices
          legend="É avisado do que muda em"
          error={faultOf('entidades')}
          options={avisados.map((value) => ({ value, label: avisadoWords[value] }))}
          chosen={entidades}
          onChange={setEntidades}
        />
      </form>
    </Dialog>
  );
}
