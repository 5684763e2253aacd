import { MessageCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';

/** Requests a new link from Lisa. The answer does not reveal whether anyone was found. */
export function RequestLink({ given = '' }: { given?: string }) {
  const [identificacao, setIdentificacao] = useState(given);
  const [fault, setFault] = useState<string | undefined>();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');

  async function ask(event: FormEvent) {
    event.preventDefault();
    const named = identificacao.trim();
    setFault(named ? undefined : 'Informe o e-mail ou o WhatsApp');
    if (!named || state === 'sending') return;
    setState('sending');
    try {
      await call(own.askLink, { body: { identificacao: named } });
      setState('sent');
    } catch (error) {
      setFault(failureText(error));
      setState('asking');
    }
  }

  if (state === 'sent')
    return (
      <div role="status" className="rounded-lg bg-done-soft px-4 py-3.5 text-done">
        <p className="font-medium">Pedido recebido</p>
        <p className="mt-1 text-pretty">
          Se houver um registro ativo com esse e-mail ou WhatsApp, o link chega no WhatsApp dele em instantes.
          Se não chegar, escreva para a Lisa por lá e tente de novo.
        </p>
      </div>
    );
  return (
    <form onSubmit={ask} noValidate className="grid gap-4">
      <Field label="E-mail ou WhatsApp" error={fault}>
        <input
          className="control"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={identificacao}
          onChange={(event) => setIdentificacao(event.target.value)}
        />
      </Field>
      <Button look="primary" type="submit" disabled={state === 'sending'} className="w-full">
        <MessageCircle aria-hidden="true" />
        {state === 'sending' ? 'Pedindo...' : 'Receber link pelo WhatsApp'}
      </Button>
    </form>
  );
}
