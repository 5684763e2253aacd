import { useMemo, useState } from 'react';
import type { Noun } from '#contract/base/entity.ts';
import { doubtfulPlaces, type RowOutcome } from '#web/kit/csv/import-plan.ts';
import { ImportTable } from '#web/kit/csv/import-table.tsx';
import { namesText, planText } from '#web/kit/csv/import-texts.ts';
import { unusedColumns } from '#web/kit/csv/match-header.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import type { Import } from '#web/kit/csv/use-import.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx';

/** Outcome labels, in display order. */
const groups: [RowOutcome, string][] = [
  ['erro', 'Com erro'],
  ['novo', 'Novas'],
  ['atualiza', 'Atualizam'],
  ['igual', 'Iguais'],
  ['pulada', 'Puladas'],
];

/** Preview of an import, row by row, with all corrections. */
export function ImportPreview({
  found,
  columns,
  noun,
  note,
}: {
  found: Import;
  columns: CsvColumn<never>[];
  noun: Noun;
  /** Note shown when importing this list. */
  note?: string | undefined;
}) {
  const { plan, fault, criarZonas } = found;
  const rows = found.rows ?? [];
  const [only, setOnly] = useState<RowOutcome | 'duvida' | ''>('');
  const doubtful = useMemo(() => doubtfulPlaces(columns, rows), [columns, rows]);
  const places = useMemo(
    () =>
      only === 'duvida'
        ? doubtful
        : [...rows.keys()].filter((place) => only === '' || plan.fates[place] === only),
    [rows, plan, only, doubtful],
  );
  const { counts } = plan;
  const unused = unusedColumns(found.table?.header ?? [], found.mapping ?? {});
  const judged = rows.length - counts.conferindo;
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-2">
        {counts.conferindo > 0 && !fault ? (
          <p className="flex items-center gap-3">
            <span className="tabular-nums">
              Conferindo {judged.toLocaleString('pt-BR')} de {countOf(rows.length, 'linha', 'linhas')}...
            </span>
            <ProgressBar value={Math.round((judged / rows.length) * 100)} label="Linhas conferidas" />
          </p>
        ) : (
          <p>{planText(plan, noun)}</p>
        )}
      </div>
      {fault && (
        <p role="alert" className="flex flex-wrap items-center gap-3 font-medium text-danger">
          {fault}
          <Button onClick={found.judgeAgain}>Conferir de novo</Button>
        </p>
      )}
      {counts.erro > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-danger-soft px-3 py-2 text-danger">
          <span className="min-w-0 flex-1 basis-64">
            {countOf(counts.erro, 'linha com erro fica', 'linhas com erro ficam')} de fora, a menos que você{' '}
            {counts.erro === 1 ? 'a' : 'as'} corrija na tabela: o motivo está na linha, em vermelho.
          </span>
          <Button onClick={found.skipFaults}>
            Pular {countOf(counts.erro, 'linha com erro', 'linhas com erro')}
          </Button>
        </p>
      )}
      {doubtful.length > 0 && (
        <p className="rounded-md bg-gold-soft px-3 py-2 text-gold-ink">
          {countOf(doubtful.length, 'linha tem', 'linhas têm')} um valor que parece errado, em amarelo.
          Confira; dá para importar assim mesmo.
        </p>
      )}
      <div className="grid gap-1 text-[13px] text-muted empty:hidden">
        {unused.length > 0 && (
          <p>
            {unused.length === 1
              ? 'Coluna do arquivo que não é usada: '
              : 'Colunas do arquivo que não são usadas: '}
            {namesText(unused)}.
          </p>
        )}
        {found.table?.sheet && <p>A planilha tem outras abas; foi lida só a aba “{found.table.sheet}”.</p>}
      </div>
      {note && <p className="text-[13px] text-muted">{note}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Mostrar</legend>
          {[
            ['', 'Todas', rows.length] as const,
            ...groups.map(([fate, label]) => [fate, label, counts[fate]] as const),
            ['duvida', 'Com dúvida', doubtful.length] as const,
          ].map(
            ([fate, label, count]) =>
              (count > 0 || fate === '' || fate === only) && (
                <label key={fate} className="import-chip">
                  <input
                    type="radio"
                    name="destino"
                    className="sr-only"
                    checked={only === fate}
                    onChange={() => setOnly(fate)}
                  />
                  {label} <span className="tabular-nums">{count.toLocaleString('pt-BR')}</span>
                </label>
              ),
          )}
        </fieldset>
      </div>
      {(plan.unknownZonas > 0 || criarZonas) && (
        <label className="flex items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4 accent-[var(--color-gold-ink)]"
            checked={criarZonas}
            onChange={(event) => found.makeZonas(event.target.checked)}
          />
          Criar as zonas que faltam
        </label>
      )}
      {places.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3 rounded-xl border border-line px-4 py-6 text-muted">
          Nenhuma linha aqui agora.
          <Button onClick={() => setOnly('')}>Mostrar todas</Button>
        </p>
      ) : (
        <ImportTable
          columns={columns}
          rows={rows}
          plan={plan}
          places={places}
          onEdit={found.edit}
          onSkip={found.skip}
        />
      )}
      <p className="text-[13px] text-muted">
        Célula vazia não apaga o que está gravado, e nomes que só diferem em acentos ou maiúsculas são o mesmo
        registro. O que for criado pode ser excluído depois; o que mudar fica na auditoria. Tudo é gravado de
        uma vez, ou nada é.
      </p>
    </div>
  );
}
