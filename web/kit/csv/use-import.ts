import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { FileFault } from '#web/kit/csv/decode-text.ts';
import { type FileRow, planOf, rowsOf } from '#web/kit/csv/import-plan.ts';
import { type Mapping, matchHeader, missingColumns } from '#web/kit/csv/match-header.ts';
import type { CsvTable } from '#web/kit/csv/read-csv.ts';
import { readTableFile } from '#web/kit/csv/read-file.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

/** Rows judged per call, to show progress and not delay others. */
const chunk = 5_000;

/**
 * A running import: the file, its column mapping, and every row with its verdict. Changes are judged again.
 */
export function useImport(list: string, columns: CsvColumn<never>[]) {
  const [table, setTable] = useState<CsvTable | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [rows, setRows] = useState<FileRow[] | null>(null);
  const [criarZonas, setCriarZonas] = useState(false);
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef<FileRow[]>([]);
  latest.current = rows ?? [];
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  /** Has some rows judged; answers for cells changed meanwhile are dropped. */
  async function judge(places: number[], zonas = criarZonas) {
    setFault(null);
    const { signal } = stop.current;
    for (let from = 0; from < places.length && !signal.aborted; from += chunk) {
      const asked = places.slice(from, from + chunk);
      const sent = asked.map((place) => latest.current[place]!.cells);
      const body = { linhas: sent, simular: true, criarZonas: zonas };
      try {
        const { linhas } = await call(crudCalls.import(list), { body }, signal);
        setRows((current) => {
          if (!current) return current;
          const next = [...current];
          for (const [index, place] of asked.entries()) {
            const row = next[place]!;
            if (row.cells === sent[index]) next[place] = { ...row, verdict: linhas[index]! };
          }
          return next;
        });
      } catch (error) {
        if (!signal.aborted) setFault(errorText(error, 'Não foi possível conferir as linhas'));
        return;
      }
    }
  }

  function judgeAll(fresh: FileRow[], zonas = criarZonas) {
    stop.current.abort();
    stop.current = new AbortController();
    latest.current = fresh.map((row) => ({ ...row, verdict: null }));
    setRows(latest.current);
    void judge([...latest.current.keys()], zonas);
  }

  async function choose(file: File) {
    setReading(true);
    setFault(null);
    try {
      const read = await readTableFile(file);
      const found = matchHeader(columns, read.header);
      setTable(read);
      setMapping(found);
      if (missingColumns(columns, found).length === 0) judgeAll(rowsOf(read, found));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(error.message);
    } finally {
      setReading(false);
    }
  }

  const shown = useDeferredValue(rows);
  const plan = useMemo(() => planOf(shown ?? []), [shown]);
  const change = (place: number, part: Partial<FileRow>) => {
    const next = [...latest.current];
    next[place] = { ...next[place]!, ...part };
    latest.current = next;
    setRows(next);
  };

  return {
    table,
    mapping,
    /** The rows of the plan. */
    rows: shown,
    plan,
    reading,
    fault,
    criarZonas,
    choose,
    setMapping,
    /** Continues with the chosen columns. */
    acceptMapping: () => table && mapping && judgeAll(rowsOf(table, mapping)),
    edit(place: number, field: string, value: string) {
      change(place, { cells: { ...latest.current[place]!.cells, [field]: value }, verdict: null });
      void judge([place]);
    },
    skip: (place: number, skipped: boolean) => change(place, { skipped }),
    skipFaults() {
      latest.current = latest.current.map((row, place) =>
        plan.fates[place] === 'erro' ? { ...row, skipped: true } : row,
      );
      setRows(latest.current);
    },
    makeZonas(zonas: boolean) {
      setCriarZonas(zonas);
      judgeAll(latest.current, zonas);
    },
    judgeAgain: () => judgeAll(latest.current),
    reset() {
      stop.current.abort();
      setTable(null);
      setMapping(null);
      setRows(null);
      setFault(null);
      setCriarZonas(false);
    },
  };
}
export type Import = ReturnType<typeof useImport>;
