import { RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import type { ImportVerdict } from '#contract/base/importacao.ts';
import {
  type Doubts,
  type FileRow,
  faultText,
  inOneLine,
  longerName,
  type RowOutcome,
  typedOver,
} from '#web/kit/csv/import-plan.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

const fateLabels: Record<RowOutcome, string> = {
  novo: 'Novo',
  atualiza: 'Atualiza',
  igual: 'Igual',
  erro: 'Erro',
  pulada: 'Pulada',
  conferindo: 'Conferindo',
};
const tones: Record<RowOutcome, Tone> = {
  novo: 'done',
  atualiza: 'alive',
  igual: 'plain',
  erro: 'danger',
  pulada: 'plain',
  conferindo: 'plain',
};

const firstSentence = (text: string) => text.split(/(?<=\.) /, 1)[0];

interface Props {
  columns: CsvColumn<never>[];
  place: number;
  row: FileRow;
  doubts: Doubts;
  fate: RowOutcome;
  verdict: ImportVerdict | null;
  onEdit: (place: number, field: string, value: string) => void;
  onSkip: (place: number, skipped: boolean) => void;
}

/** A file row: its outcome, editable cells, and a skip button. */
export const ImportRow = memo(function ImportRow(props: Props) {
  const { columns, place, row, doubts, fate, verdict, onEdit, onSkip } = props;
  const number = row.number.toLocaleString('pt-BR');
  const faultOf = (field: string) =>
    verdict?.destino === 'erro' && verdict.campo === field ? faultText(columns, { ...row, verdict }) : null;
  return (
    <>
      <th scope="row" className="import-number">
        <span className="sm:hidden">Linha </span>
        {number}
      </th>
      <td className="import-fate">
        <Badge tone={tones[fate]}>{fateLabels[fate]}</Badge>
        {columns.map(({ field, label }) => {
          const fault = faultOf(field);
          const said = fault ?? doubts[field];
          return (
            said && (
              // Its cell says it too, and may be out of sight.
              <p
                key={field}
                aria-hidden="true"
                className={cx('mt-1 text-xs max-sm:hidden', fault ? 'text-danger' : 'text-gold-ink')}
              >
                {label}: {firstSentence(said)}
              </p>
            )
          );
        })}
      </td>
      {columns.map((column) => (
        <Cell
          key={column.field}
          column={column}
          label={`${column.label}, linha ${number}`}
          id={`linha-${row.number}-${column.field}`}
          value={row.cells[column.field] ?? ''}
          verdict={verdict}
          doubt={doubts[column.field]}
          fault={faultOf(column.field)}
          longer={column.field === 'nome' && !row.skipped ? longerName({ ...row, verdict }) : null}
          disabled={row.skipped}
          onEdit={(value) => onEdit(place, column.field, value)}
        />
      ))}
      <td className="import-skip">
        <IconButton
          label={row.skipped ? `Voltar a importar a linha ${number}` : `Pular a linha ${number}`}
          onClick={() => onSkip(place, !row.skipped)}
        >
          {row.skipped ? <RotateCcw /> : <X />}
        </IconButton>
      </td>
    </>
  );
});

interface CellProps {
  column: CsvColumn<never>;
  label: string;
  id: string;
  value: string;
  verdict: ImportVerdict | null;
  doubt: string | undefined;
  /** What is wrong here. */
  fault: string | null;
  /** The stored name, where this one is shorter. */
  longer: string | null;
  disabled: boolean;
  onEdit: (value: string) => void;
}

function Cell(props: CellProps) {
  const { column, label, id, value, verdict, fault, longer, disabled, onEdit } = props;
  const isWrong = fault !== null;
  const doubt = longer === null ? props.doubt : 'É mais curto que o nome guardado.';
  const before = verdict?.antes && column.field in verdict.antes ? verdict.antes[column.field] : undefined;
  const changed = before === undefined ? null : `Antes: ${before || 'vazio'}`;
  const note = isWrong ? fault : [doubt, changed].filter(Boolean).join(' ');
  const made = verdict?.cria && column.field === 'zona' ? `Será criada: ${verdict.cria}` : null;
  return (
    <td>
      <span aria-hidden="true" className="mb-0.5 block text-xs text-muted sm:hidden">
        {column.label}
      </span>
      <input
        // Keyed by the outside value, so that text being typed is never overwritten.
        key={value}
        className={cx('control px-2', isWrong ? 'border-danger' : doubt && 'border-gold')}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={note || made ? `${id}-nota` : undefined}
        disabled={disabled}
        defaultValue={inOneLine(value)}
        data-hint={column.size === 'wide' ? value : undefined}
        autoComplete="off"
        spellCheck={false}
        onBlur={({ target }) => {
          const typed = typedOver(value, target.value);
          if (typed !== null) onEdit(typed);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      {(note || made) && (
        <p
          id={`${id}-nota`}
          className={cx('mt-1 text-[13px]', isWrong ? 'text-danger' : doubt ? 'text-gold-ink' : 'text-muted')}
        >
          {note || made}
        </p>
      )}
      {longer !== null && (
        <Button
          look="ghost"
          className="mt-1 h-auto min-h-8 px-2 whitespace-normal"
          onClick={() => onEdit(longer)}
        >
          Manter “{longer}”
        </Button>
      )}
    </td>
  );
}
