import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#web/kit/ui/field.tsx';

interface Props {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
}

/** A password field with a reveal button, so that it is typed only once on a phone. */
export function PasswordField({ label, value, error, hint, autoComplete, onChange }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field label={label} error={error} hint={hint}>
        <input
          className="control pr-12"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={`Mostrar ${label.toLowerCase()}`}
        onClick={() => setShown(!isShown)}
        className="absolute top-[27px] right-0 grid size-11 place-items-center rounded-md text-muted hover:text-ink"
      >
        {isShown ? (
          <EyeOff aria-hidden="true" className="size-5" />
        ) : (
          <Eye aria-hidden="true" className="size-5" />
        )}
      </button>
    </div>
  );
}
