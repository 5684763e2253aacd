import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import type { StartedTotp } from '#web/sistema/administradores/security-calls.ts';
import { drawCode } from '#web/widgets/draw-code.ts';

interface Props {
  started: StartedTotp;
  busy: boolean;
  refused: string | undefined;
  onSend: (codigo: string) => void;
  onBack: () => void;
}

/** The app's QR code and the first code, which activates it. */
export function TotpStep({ started, busy, refused, onSend, onBack }: Props) {
  const code = useMemo(() => drawCode(started.endereco), [started.endereco]);
  const [codigo, setCodigo] = useState('');
  const spaced = started.segredo.replace(/(.{4})(?=.)/g, '$1 ');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && codigo.trim()) onSend(codigo.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-muted">
        Leia o código com o aplicativo (Google Authenticator, Microsoft Authenticator, 1Password, Aegis…) e
        digite os seis números que ele mostrar.
      </p>
      <svg
        role="img"
        aria-label="QR code para o aplicativo de códigos"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="mx-auto size-48 rounded-md border border-line"
      >
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <p className="text-[13px] text-muted">
        Sem câmera, digite esta chave no aplicativo:{' '}
        <output aria-label="Chave do aplicativo" className="font-mono break-words text-ink select-all">
          {spaced}
        </output>
      </p>
      <Field label="Código do aplicativo" error={refused}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="control"
          maxLength={10}
          value={codigo}
          onChange={(event) => setCodigo(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" disabled={busy} onClick={onBack}>
          Voltar
        </Button>
        <Button
          look="primary"
          type="submit"
          disabled={busy}
          why={codigo.trim() ? undefined : 'Digite o código do aplicativo'}
        >
          {busy ? 'Confirmando...' : 'Confirmar'}
        </Button>
      </div>
    </form>
  );
}
