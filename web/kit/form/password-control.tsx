import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { generatePassword } from '#web/kit/form/generate-password.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** What the reveal button shows: 'Nova senha'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Offers to make one up, which is then in sight to be handed over. */
  canGenerate?: boolean | undefined;
};

/** A password with a reveal button, so that it is typed only once. */
export function PasswordControl({ label, value, onChange, canGenerate, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          className="control pr-12"
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={`Mostrar ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
        >
          {isShown ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5" />
          )}
        </button>
      </div>
      {canGenerate && (
        <button
          type="button"
          className="mt-1.5 text-[13px] text-muted underline underline-offset-4 hover:text-ink"
          onClick={() => {
            onChange(generatePassword());
            setShown(true);
          }}
        >
          Gerar uma senha segura
        </button>
      )}
    </div>
  );
}
