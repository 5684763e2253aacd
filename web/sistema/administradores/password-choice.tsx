import { passwordLimits } from '#contract/sistema/password-limits.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';

interface Props {
  /** The given password, or null to generate one. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** Chooses between a generated and a given password. */
export function PasswordChoice({ value, onChange, error }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-medium">Senha</legend>
      {[
        { label: 'Gerar uma senha segura', given: false },
        { label: 'Definir a senha', given: true },
      ].map(({ label, given }) => (
        <label key={label} className="flex min-h-9 items-center gap-2.5">
          <input
            type="radio"
            name="senha"
            className="size-4 accent-[var(--color-ink)]"
            checked={(value !== null) === given}
            onChange={() => onChange(given ? '' : null)}
          />
          {label}
        </label>
      ))}
      {value !== null && (
        <div className="mt-2">
          <PasswordField
            label="Nova senha"
            error={error}
            hint={`No mínimo ${passwordLimits.min} caracteres; uma frase é fácil de lembrar e difícil de adivinhar.`}
            autoComplete="new-password"
            value={value}
            onChange={onChange}
          />
        </div>
      )}
    </fieldset>
  );
}
