import { type FormEvent, useId, useState } from 'react';
import { priceFromTyped } from '#contract/cadastros/preco.ts';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import { isPrecoField, type OwnPedido, type PedidoField } from '#contract/lisa/pedidos.ts';
import { errorField } from '#web/kit/api/errors.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { doubtAbout, type OwnValues, ownFields, typedValue, valuesOf } from './own-fields.ts';

interface Props {
  corretor: MeuEspaco['corretor'];
  /** A waiting request, used as the starting point. */
  waiting: OwnPedido | null;
  onClose: () => void;
  onAsked: () => void;
}

const asked = (corretor: MeuEspaco['corretor'], waiting: OwnPedido | null): OwnValues => ({
  ...valuesOf(corretor),
  ...Object.fromEntries((waiting?.mudancas ?? []).map(({ campo, para }) => [campo, typedValue(campo, para)])),
});

const sent = (name: PedidoField, typed: string) => (isPrecoField(name) ? priceFromTyped(typed) : typed);

/** His fields to edit; only differences are sent. */
export function PedidoDialog({ corretor, waiting, onClose, onAsked }: Props) {
  const formId = useId();
  const [values, setValues] = useState(() => asked(corretor, waiting));
  const [mensagem, setMensagem] = useState(waiting?.mensagem ?? '');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  /** The field being typed in: nobody is corrected meanwhile. */
  const [inside, setInside] = useState<PedidoField | null>(null);

  async function ask(event: FormEvent) {
    event.preventDefault();
    const now = valuesOf(corretor);
    const changed = ownFields.filter(({ name }) => values[name].trim() !== now[name].trim());
    const empty = changed.filter(({ name, required }) => required && !values[name].trim());
    const found = Object.fromEntries(empty.map(({ name }) => [name, 'Este campo não pode ficar em branco']));
    for (const { name } of changed.filter(({ name }) => isPrecoField(name)))
      if (values[name].trim() && priceFromTyped(values[name]) === null)
        found[name] = 'Digite um preço como 350.000,00';
    if (changed.length === 0 && !mensagem.trim()) found.mensagem = 'Mude algum campo ou escreva uma mensagem';
    setFaults(found);
    if (Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    try {
      const mudancas = Object.fromEntries(changed.map(({ name }) => [name, sent(name, values[name])]));
      await call(own.ask, { body: { mudancas, mensagem } });
      showToast({ title: 'Pedido enviado', text: 'A equipe responde por aqui.' });
      onAsked();
    } catch (error) {
      const field = errorField(error)?.replace(/^mudancas\./, '');
      if (field && field in values) setFaults({ [field]: failureText(error) });
      else showToast({ title: 'Erro', text: failureText(error), tone: 'destructive' });
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isSending}
      title="Pedir alteração"
      description="Mude o que precisa: a equipe confere e aplica."
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            Cancelar
          </Button>
          <Button look="primary" type="submit" form={formId} disabled={isSending}>
            {isSending ? 'Enviando...' : 'Enviar pedido'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={ask}
        onFocus={({ target }) => setInside(target.getAttribute('name') as PedidoField | null)}
        onBlur={() => setInside(null)}
        noValidate
        className="grid gap-4"
      >
        {ownFields.map(({ name, label, kind, hint, mask, required: _, doubt: _doubt, ...more }) => {
          const doubt = inside === name ? null : doubtAbout(name, values);
          const set = (value: string) => setValues({ ...values, [name]: value });
          return (
            <Field
              key={name}
              label={label}
              error={faults[name]}
              hint={doubt ? <span className="text-gold-ink">{doubt}</span> : hint}
            >
              {kind === 'long' ? (
                <textarea
                  {...more}
                  className="control h-auto min-h-28 py-3"
                  value={values[name]}
                  onChange={({ target }) => set(target.value)}
                />
              ) : (
                <TextControl {...more} name={name} mask={mask} value={values[name]} onChange={set} />
              )}
            </Field>
          );
        })}
        <Field
          label="Mensagem para a equipe"
          error={faults.mensagem}
          hint="O que não cabe nos campos: a foto, por exemplo."
        >
          <textarea
            className="control h-auto min-h-24 py-3"
            maxLength={1000}
            value={mensagem}
            onChange={(event) => setMensagem(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
