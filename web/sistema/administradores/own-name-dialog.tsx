import { type FormEvent, useId, useState } from 'react';
import { type Administrador, nomeMax } from '#contract/sistema/administradores.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useSaveOwnName } from '#web/sistema/administradores/calls.ts';

/** What the panel calls oneself. */
export function OwnNameDialog({ account, onClose }: { account: Administrador; onClose: () => void }) {
  const formId = useId();
  const [nome, setNome] = useState(account.nome ?? '');
  const save = useSaveOwnName();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ nome }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      width="sm:max-w-md"
      title="Meu nome"
      description="Como o painel chama você e mostra o que você fez. Você continua entrando com o seu usuário."
      footer={
        <FormFooter form={formId} busy={save.isPending} onCancel={onClose}>
          {save.isPending ? 'Salvando...' : 'Salvar nome'}
        </FormFooter>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Nome" hint={`Vazio, o histórico mostra o usuário: ${account.username}`}>
          <input
            type="text"
            className="control"
            autoComplete="name"
            maxLength={nomeMax}
            value={nome}
            onChange={({ target }) => setNome(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
