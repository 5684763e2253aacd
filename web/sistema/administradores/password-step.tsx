import { type FormEvent, useState } from 'react';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { actTexts, type SecurityAct } from '#web/sistema/administradores/security-act.ts';

interface Props {
  act: SecurityAct;
  username: string;
  busy: boolean;
  /** The server's message about the password. */
  refused: string | undefined;
  onSend: (given: { currentPassword: string; nome: string }) => void;
  onBack: () => void;
}

/** Asks for the password before a security change, and for a new passkey's name. */
export function PasswordStep({ act, username, busy, refused, onSend, onBack }: Props) {
  const [currentPassword, setPassword] = useState('');
  const [nome, setNome] = useState('');
  const [tried, setTried] = useState(false);
  const texts = actTexts[act.kind];
  const isPasskey = act.kind === 'passkey';
  const missing = { password: currentPassword === '', nome: isPasskey && nome.trim() === '' };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && !missing.password && !missing.nome) onSend({ currentPassword, nome: nome.trim() });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div>
        <h3 className="font-medium">
          {texts.title}
          {act.kind === 'passkey-off' && ` “${act.nome}”`}
        </h3>
        <p className="mt-1 text-muted">{texts.text}</p>
      </div>
      {/* Password managers need the account name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {isPasskey && (
        <Field
          label="Nome da passkey"
          hint="Para reconhecê-la depois: “Notebook do escritório”."
          error={tried && missing.nome ? 'Informe um nome para a passkey' : undefined}
        >
          <input
            type="text"
            className="control"
            maxLength={60}
            value={nome}
            onChange={(event) => setNome(event.target.value)}
          />
        </Field>
      )}
      <PasswordField
        label="Senha atual"
        error={refused ?? (tried && missing.password ? 'Informe a senha atual' : undefined)}
        autoComplete="current-password"
        value={currentPassword}
        onChange={setPassword}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" disabled={busy} onClick={onBack}>
          Voltar
        </Button>
        <Button look="primary" type="submit" disabled={busy}>
          {busy ? 'Aguarde...' : texts.button}
        </Button>
      </div>
    </form>
  );
}
