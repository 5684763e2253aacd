import { themeColors } from '#contract/publico/theme-colors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';

/** Of a site nobody chose a colour for (COV-22): what it is like is no news. */
const usual = '#d4af37';

/** Whether a text is a valid colour. */
export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
export const badColor = 'Cor inválida: use o formato #d4af37';

interface InputProps {
  value: string;
  onChange: (color: string) => void;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

function ColorInput({ value, onChange, ...aria }: InputProps) {
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label="Escolher a cor do tema"
        className="h-9 w-12 shrink-0 cursor-pointer rounded-md border border-line bg-surface p-1"
        value={isColor(value) ? value.toLowerCase() : usual}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        {...aria}
        name="corTema"
        className="control max-w-32 font-mono"
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        placeholder={usual}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </div>
  );
}

/** The nearest darker colour usable for text. */
function readableFrom(color: string): string {
  const { accent, fill } = themeColors(color);
  return accent === fill ? fill : readableFrom(accent);
}

/**
 * How the site uses the colour: black or white text on it, and a darker variant where it must be readable.
 */
function Outcome({ value, onChange }: InputProps) {
  const { fill, onFill, accent } = themeColors(value);
  const readable = readableFrom(value);
  const ink = onFill === '#000000' ? 'preto' : 'branco';
  return (
    <span className="grid gap-2">
      <span className="flex flex-wrap items-center gap-2">
        <span
          className="rounded-md px-2 py-0.5 text-xs font-medium"
          style={{ background: fill, color: onFill }}
        >
          Aa
        </span>
        Sobre esta cor, o texto é {ink}.
      </span>
      {accent !== fill && fill !== usual && (
        <span className="flex flex-wrap items-center gap-2 text-gold-ink">
          <span className="min-w-0 flex-1 basis-52">
            Clara demais para ser lida no fundo branco: em textos e linhas o site usa um tom mais escuro.
          </span>
          <Button className="h-8 px-2.5 text-[13px]" onClick={() => onChange(readable)}>
            Usar {readable}
          </Button>
        </span>
      )}
    </span>
  );
}

/** The site's colour: picked or typed, with its result shown. */
export function ColorField({ value, onChange, error }: InputProps & { error: string | undefined }) {
  return (
    <Field
      label="Cor do tema"
      error={error}
      hint={isColor(value) && <Outcome value={value} onChange={onChange} />}
    >
      <ColorInput value={value} onChange={onChange} />
    </Field>
  );
}
