import { Copy, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { maxTipologias } from '#contract/cadastros/empreendimentos.ts';
import { emptyTipologia, type TypedTipologia } from '#web/cadastros/empreendimentos/typed-lists.ts';
import type { FormPart } from '#web/kit/crud/screen.ts';
import { maskDecimal, maskDigits } from '#web/kit/form/masks.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

const cells: {
  name: keyof TypedTipologia;
  label: string;
  mask?: (typed: string) => string;
  className: string;
}[] = [
  { name: 'nome', label: 'Nome', className: 'col-span-2 sm:col-span-3' },
  { name: 'area', label: 'Área (m²)', mask: maskDecimal, className: 'sm:col-span-1' },
  { name: 'preco', label: 'Preço (R$)', mask: maskDecimal, className: 'sm:col-span-2' },
  { name: 'dormitorios', label: 'Dormitórios', mask: maskDigits, className: 'sm:col-span-2' },
  { name: 'suites', label: 'Suítes', mask: maskDigits, className: 'sm:col-span-2' },
  { name: 'vagas', label: 'Vagas', mask: maskDigits, className: 'sm:col-span-2' },
];

const full = `Até ${maxTipologias} tipologias.`;

type RowErrors = Partial<Record<keyof TypedTipologia, { message?: string }>>;

/** The unit types, one after the other. */
export function TipologiasField({ values, set }: FormPart) {
  const rows = (values.tipologias ?? []) as TypedTipologia[];
  const list = useRef<HTMLOListElement>(null);
  const { errors } = useFormState({ name: 'tipologias' });
  const faults = (errors.tipologias ?? []) as RowErrors[] & { message?: string };

  const write = (next: TypedTipologia[]) => set('tipologias', next);
  const change = (index: number, name: keyof TypedTipologia, value: string) =>
    write(rows.map((row, n) => (n === index ? { ...row, [name]: value } : row)));
  /** Adding a row focuses it. */
  function insert(index: number, row: TypedTipologia) {
    write(rows.toSpliced(index, 0, row));
    requestAnimationFrame(() => list.current?.children[index]?.querySelector('input')?.focus());
  }
  const isFull = rows.length >= maxTipologias;

  return (
    <div>
      {rows.length > 0 && (
        <ol ref={list} className="mb-3 grid gap-3">
          {rows.map((row, index) => {
            const title = row.nome.trim() || `Tipologia ${index + 1}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and is not moved
              <li key={index}>
                <fieldset className="rounded-md border border-line p-3">
                  <legend className="sr-only">{title}</legend>
                  <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 sm:grid-cols-6">
                    {cells.map(({ name, label, mask, className }) => (
                      <div key={name} className={className}>
                        <Field label={label} error={faults[index]?.[name]?.message}>
                          <TextControl
                            inputRef={() => {}}
                            mask={mask}
                            inputMode={
                              mask === maskDigits ? 'numeric' : mask === maskDecimal ? 'decimal' : undefined
                            }
                            maxLength={mask === maskDigits ? 4 : 120}
                            value={row[name]}
                            onChange={(value) => change(index, name, value)}
                          />
                        </Field>
                      </div>
                    ))}
                  </div>
                  <div className="mt-2 -mb-1 flex justify-end">
                    <IconButton
                      label={`Duplicar ${title}`}
                      why={isFull ? full : undefined}
                      onClick={() => insert(index + 1, row)}
                    >
                      <Copy />
                    </IconButton>
                    <IconButton
                      label={`Remover ${title}`}
                      className="hover:not-disabled:text-danger"
                      onClick={() => write(rows.toSpliced(index, 1))}
                    >
                      <Trash2 />
                    </IconButton>
                  </div>
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      {faults.message && (
        <p role="alert" className="field-error mb-2">
          {faults.message}
        </p>
      )}
      <Button why={isFull ? full : undefined} onClick={() => insert(rows.length, emptyTipologia)}>
        <Plus aria-hidden="true" />
        Acrescentar tipologia
      </Button>
      {isFull && <p className="mt-1.5 text-[13px] text-muted">{full}</p>}
    </div>
  );
}
