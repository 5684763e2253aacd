import { Check, Circle } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '#web/kit/form/draft.ts';
import { cx } from '#web/kit/ui/cx.ts';

/** The five required fields of a new corretor (BRK-46). */
const required = [
  ['nome', 'Nome completo'],
  ['nomeGuerra', 'Nome de guerra'],
  ['email', 'Email'],
  ['creci', 'CRECI'],
  ['senha', 'Senha'],
] as const;

const isFilled = (values: FormValues, name: string) => String(values[name] ?? '').trim() !== '';

export const hasRequired = (values: FormValues): boolean =>
  required.every(([name]) => isFilled(values, name));

/** Why a new corretor's second tab is closed. */
export function RequiredNotice() {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control });
  return (
    <section className="rounded-md border border-line bg-gold-soft p-4">
      <h3 className="font-semibold text-gold-ink">Preencha os Dados Obrigatórios</h3>
      <p className="mt-1">
        Com estes dados preenchidos, abrir esta aba cadastra o corretor, e a cobertura e o site podem ser
        configurados.
      </p>
      <ul className="mt-3 grid gap-1.5">
        {required.map(([name, label]) => {
          const done = isFilled(values, name);
          const Icon = done ? Check : Circle;
          return (
            <li key={name} className={cx('flex items-center gap-2', done ? 'text-muted' : 'font-medium')}>
              <Icon aria-hidden="true" className={cx('size-4 shrink-0', done ? 'text-done' : 'text-edge')} />
              {label}
              <span className="sr-only">{done ? '(preenchido)' : '(falta)'}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
