import { useFormContext } from 'react-hook-form';
import type { FormPart } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { Field } from '#web/kit/ui/field.tsx';

const networks = [
  ['instagram', 'Instagram', '@nome ou https://instagram.com/nome'],
  ['facebook', 'Facebook', 'https://facebook.com/nome'],
  ['linkedin', 'LinkedIn', 'https://linkedin.com/in/nome'],
  ['youtube', 'YouTube', 'https://youtube.com/@nome'],
  ['tiktok', 'TikTok', '@nome ou https://tiktok.com/@nome'],
] as const;

type Links = Record<string, string>;
const linksOf = (value: unknown): Links => (value && typeof value === 'object' ? (value as Links) : {});

/** Social links. Emptied ones are removed; unknown entries are kept. */
export function SocialLinks({ values, set }: FormPart) {
  const { formState } = useFormContext<FormValues>();
  const links = linksOf(values.redesSociais);
  const faults = formState.errors.redesSociais as Record<string, { message?: string }> | undefined;

  function type(name: string, text: string) {
    const { [name]: _, ...others } = links;
    set('redesSociais', text ? { ...others, [name]: text } : others);
  }
  return (
    <fieldset>
      <legend className="mb-2 text-[13px] font-semibold">Redes sociais</legend>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {networks.map(([name, label, placeholder]) => (
          <Field key={name} label={label} error={faults?.[name]?.message}>
            <TextControl
              spellCheck={false}
              placeholder={placeholder}
              value={links[name] ?? ''}
              onChange={(typed) => type(name, typed)}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders links for comparison. */
export function showLinks(value: unknown) {
  const lines = Object.entries(linksOf(value)).map(([name, text]) => `${name}: ${text}`);
  return lines.length > 0 ? lines.join('\n') : <span className="text-muted">vazio</span>;
}
