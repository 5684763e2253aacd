import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { foldText } from '#contract/base/text.ts';
import { maxAmenidades } from '#contract/cadastros/empreendimentos.ts';
import type { FormPart } from '#web/kit/crud/screen.ts';
import { firstMessage } from '#web/kit/form/first-message.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';

/** Amenities as tags; several at once if separated by commas or line breaks. */
export function AmenidadesField({ values, set }: FormPart) {
  const chosen = (values.amenidades ?? []) as string[];
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { errors } = useFormState({ name: 'amenidades' });

  function add(text: string) {
    const known = new Set(chosen.map(foldText));
    const fresh: string[] = [];
    for (const one of text.split(/[,;\n]/).map((part) => part.trim().slice(0, 80))) {
      if (!one || known.has(foldText(one))) continue;
      known.add(foldText(one));
      fresh.push(one);
    }
    if (fresh.length > 0) set('amenidades', [...chosen, ...fresh].slice(0, maxAmenidades));
    setTyped('');
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !typed.trim()) return;
    event.preventDefault();
    add(typed);
  }
  function remove(one: string) {
    set(
      'amenidades',
      chosen.filter((each) => each !== one),
    );
    input.current?.focus();
  }

  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Acrescentar amenidade" error={firstMessage(errors.amenidades) ?? undefined}>
            <input
              ref={input}
              name="amenidades"
              className="control"
              autoComplete="off"
              placeholder="Piscina, academia, salão de festas"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={press}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text');
                if (!/[,;\n]/.test(text)) return;
                event.preventDefault();
                add(`${typed}${text}`);
              }}
              onBlur={() => add(typed)}
            />
          </Field>
        </div>
        <Button onClick={() => add(typed)}>
          <Plus aria-hidden="true" />
          Acrescentar
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul aria-label="Amenidades" className="mt-3 flex flex-wrap gap-1.5">
          {chosen.map((one) => (
            <li
              key={one}
              className="flex max-w-full items-center gap-0.5 rounded-md bg-sunken py-0.5 pr-0.5 pl-2.5 text-[13px]"
            >
              <span className="min-w-0 truncate" data-hint={one}>
                {one}
              </span>
              <button
                type="button"
                aria-label={`Remover ${one}`}
                className="grid size-6 shrink-0 place-items-center rounded text-faint hover:text-ink max-sm:size-9"
                onClick={() => remove(one)}
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
