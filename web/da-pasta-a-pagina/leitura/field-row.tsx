import { TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { type CampoLido, camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { badgeOf, hasConflict } from '#web/da-pasta-a-pagina/leitura/field-state.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { valueWords } from '#web/widgets/leitura/value-words.ts';

interface Props {
  field: CampoLido;
  current: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A field in the list: name, value and state. */
export function FieldRow({ field, current, onChoose, ref }: Props) {
  const { campo, valor } = field;
  const badge = badgeOf(field);
  const value = valueWords(campo, valor).join(', ');
  return (
    <button
      ref={ref}
      type="button"
      data-campo={campo}
      aria-current={current ? 'true' : undefined}
      tabIndex={current ? 0 : -1}
      onClick={onChoose}
      className={cx(
        'flex w-full items-start gap-3 px-4 py-2.5 text-left transition-colors',
        current ? 'bg-sunken' : 'hover:bg-sunken/60',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-muted">{camposDaLeitura[campo].rotulo}</span>
        <span className="mt-0.5 line-clamp-2 text-sm font-medium break-words">
          {value || <span className="text-faint">vazio</span>}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 pt-0.5">
        {hasConflict(field) && (
          <TriangleAlert className="size-4 text-gold-ink" role="img" aria-label="documentos divergem" />
        )}
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </span>
    </button>
  );
}
