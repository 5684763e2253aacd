import { type FormEvent, useId, useState } from 'react';
import { isCampoDaFicha, tipoDoFato } from '#contract/cadastros/ficha.ts';
import { type CampoDaLeitura, camposDaLeitura, valorDoCampo } from '#contract/da-pasta-a-pagina/leitura.ts';
import { fromTyped, toTyped } from '#web/da-pasta-a-pagina/leitura/typed-value.ts';
import { maskDecimal } from '#web/kit/form/masks.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { statusLabels } from '#web/widgets/status-empreendimento.ts';

interface Props {
  campo: CampoDaLeitura;
  value: unknown;
  saving: boolean;
  onSave: (value: unknown) => void;
  onCancel: () => void;
}

const hints: Partial<Record<(typeof camposDaLeitura)[CampoDaLeitura]['tipo'], string>> = {
  data: 'Mês e ano (11/2029) ou dia inteiro (30/11/2029)',
  lista: 'Um item por linha',
  tipologias: 'Uma por linha: nome; dormitórios; suítes; vagas; área em m². Deixe vazio o que não se sabe.',
};

/** Edits a field's value as text. */
export function ValueEditor({ campo, value, saving, onSave, onCancel }: Props) {
  const formId = useId();
  const { rotulo, tipo } = camposDaLeitura[campo];
  const kind = isCampoDaFicha(campo) ? tipoDoFato(campo) : null;
  const [text, setText] = useState(() => toTyped(campo, value));
  const [error, setError] = useState<string>();
  const isDecimal = tipo === 'dinheiro' || tipo === 'area';
  function change(typed: string) {
    setText(typed);
    setError(undefined);
  }
  const shared = {
    value: text,
    autoFocus: true,
    className: 'control',
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = fromTyped(campo, text);
    const checked = valorDoCampo(campo).safeParse(typed);
    if (checked.success) onSave(checked.data);
    else setError(checked.error.issues[0]?.message ?? 'Valor inválido');
  }
  const long = kind?.long ?? ['texto-longo', 'lista', 'tipologias'].includes(tipo);
  return (
    <form
      id={formId}
      className="grid gap-3"
      onSubmit={submit}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <Field label={`${rotulo}: novo valor`} error={error} hint={kind?.hint ?? hints[tipo]}>
        {tipo === 'status' ? (
          <select {...shared}>
            {Object.entries(statusLabels).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        ) : long ? (
          <textarea {...shared} rows={tipo === 'texto-longo' ? 8 : 6} className="control h-auto py-2" />
        ) : (
          <TextControl
            {...shared}
            onChange={change}
            mask={isDecimal ? maskDecimal : undefined}
            inputMode={tipo === 'numero' ? 'numeric' : isDecimal ? 'decimal' : 'text'}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-busy={saving} disabled={saving}>
          Salvar valor
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
