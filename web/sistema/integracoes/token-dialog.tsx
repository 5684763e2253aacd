import { type FormEvent, useId, useState } from 'react';
import { type Escopo, escopos } from '#contract/base/escopos.ts';
import {
  createToken,
  escopoWords,
  listTokens,
  type NewToken,
  newTokenSchema,
  validades,
} from '#contract/sistema/tokens.ts';
import { call } from '#web/kit/api/client.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Choices } from '#web/sistema/integracoes/choices.tsx';
import { useWrite } from '#web/sistema/integracoes/use-write.ts';

const days: Record<(typeof validades)[number], string> = {
  30: '30 dias',
  90: '90 dias',
  365: '1 ano',
  730: '2 anos',
};

/** A new token: what for, what it opens, until when. */
export function TokenDialog({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (made: { nome: string; token: string }) => void;
}) {
  const form = useId();
  const [nome, setNome] = useState('');
  const [opened, setOpened] = useState<Escopo[]>([]);
  const [dias, setDias] = useState<(typeof validades)[number]>(365);
  const [tried, setTried] = useState(false);
  const create = useWrite(listTokens.path, (body: NewToken) => call(createToken, { body }), {
    done: 'Token criado',
    failed: 'Não foi possível criar o token',
  });
  const { error } = newTokenSchema.safeParse({ nome, escopos: opened, dias });
  const faultOf = (field: string) =>
    tried ? error?.issues.find(({ path }) => path[0] === field)?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!error && !create.isPending) create.mutate({ nome, escopos: opened, dias }, { onSuccess: onMade });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!create.isPending}
      title="Novo token"
      description="Dê a cada programa um token só dele: assim um pode ser revogado sem parar os outros."
      width="sm:max-w-xl"
      footer={
        <FormFooter form={form} busy={create.isPending} onCancel={onClose}>
          {create.isPending ? 'Criando...' : 'Criar token'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Para que serve" hint="O nome aparece na auditoria." error={faultOf('nome')}>
          <input
            type="text"
            className="control"
            autoComplete="off"
            maxLength={60}
            value={nome}
            onChange={({ target }) => setNome(target.value)}
          />
        </Field>
        <Choices
          legend="O que ele abre"
          error={faultOf('escopos')}
          options={escopos.map((value) => ({
            value,
            label: escopoWords[value].nome,
            hint: escopoWords[value].abre,
          }))}
          chosen={opened}
          onChange={setOpened}
        />
        <Field label="Vale por">
          <select
            className="control"
            value={dias}
            onChange={({ target }) => setDias(validades.find((each) => String(each) === target.value) ?? 365)}
          >
            {validades.map((each) => (
              <option key={each} value={each}>
                {days[each]}
              </option>
            ))}
          </select>
        </Field>
      </form>
    </Dialog>
  );
}
