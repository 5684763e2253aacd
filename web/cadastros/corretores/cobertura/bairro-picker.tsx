import { useMemo, useState } from 'react';
import { foldText } from '#contract/base/text.ts';
import type { Bairro } from '#contract/cadastros/territorio.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { BairroChecklist } from './bairro-checklist.tsx';

interface Props {
  /** Bairros of the selected place. */
  bairros: readonly Bairro[];
  /** Whether zones filter the city. */
  byZonas: boolean;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onChooseAll: (ids: number[]) => void;
  onDropAll: (ids: number[]) => void;
}

/** From this many rows there is a search. */
const searchFrom = 10;

/** Selects bairros of a city or of some zones: tick, search, select all. */
export function BairroPicker({ bairros, byZonas, chosen, onToggle, onChooseAll, onDropAll }: Props) {
  const [typed, setTyped] = useState('');
  const query = bairros.length < searchFrom ? '' : foldText(typed.trim());
  const rows = useMemo(
    () =>
      bairros
        .filter(({ nome }) => foldText(nome).includes(query))
        .map(({ id, nome, zona }) => ({ id, nome, note: zona.nome })),
    [bairros, query],
  );
  const ids = rows.map(({ id }) => id);
  const picked = ids.filter((id) => chosen.has(id)).length;
  const where = query ? 'encontrados' : byZonas ? 'das zonas' : 'da cidade';

  if (bairros.length === 0)
    return (
      <p className="text-muted">Nenhum bairro cadastrado {byZonas ? 'nessas zonas' : 'nesta cidade'}.</p>
    );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-[13px] text-muted">
          {countOf(rows.length, 'bairro', 'bairros')}, {countOf(picked, 'escolhido', 'escolhidos')}
        </p>
        {/* Not `disabled`, which would drop the focus of whoever just pressed them. */}
        <div className="flex flex-wrap gap-1">
          <Button
            className={cx('h-8 px-2.5 text-[13px]', picked === ids.length && 'opacity-60')}
            aria-disabled={picked === ids.length}
            onClick={() => onChooseAll(ids)}
          >
            Selecionar todos {where}
          </Button>
          <Button
            look="ghost"
            className={cx('h-8 px-2.5 text-[13px]', picked === 0 && 'opacity-60')}
            aria-disabled={picked === 0}
            onClick={() => onDropAll(ids)}
          >
            Desmarcar
          </Button>
        </div>
      </div>
      {bairros.length >= searchFrom && (
        <input
          type="search"
          className="control"
          aria-label="Buscar bairro"
          placeholder="Buscar bairro..."
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {rows.length > 0 ? (
        <BairroChecklist
          label={`Bairros ${byZonas ? 'das zonas' : 'da cidade'}`}
          rows={rows}
          chosen={chosen}
          onToggle={onToggle}
        />
      ) : (
        <p className="text-muted">Nenhum bairro encontrado</p>
      )}
    </div>
  );
}
