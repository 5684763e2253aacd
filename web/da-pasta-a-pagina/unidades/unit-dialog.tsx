import type { UnidadeRow } from '#web/da-pasta-a-pagina/unidades/list.tsx';
import { areaText, estados, nameOf, priceText } from '#web/da-pasta-a-pagina/unidades/words.ts';
import { formatPrice } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';

interface Props {
  row: UnidadeRow;
  campanha: string | null;
  onClose: () => void;
}

/** Everything a row says, and where it stands. */
export function UnitDialog({ row, campanha, onClose }: Props) {
  const entries: [string, string | null][] = [
    ['Situação', row.estado && estados[row.estado].text],
    ['Andar', row.andar === null ? null : row.andar === 0 ? 'Térreo' : `${row.andar}º`],
    ['Posição', row.posicao],
    ['Tipo', row.tipologia],
    ['Área privativa', areaText(row.areaPrivativa)],
    ['Área total', areaText(row.areaTotal)],
    ['Vagas', row.vagas === null ? null : String(row.vagas)],
    ['Preço de tabela', priceText(row.preco, row.precoAte)],
    [campanha ?? 'Campanha', row.precoCampanha && formatPrice(row.precoCampanha)],
    ['Documento', row.arquivo],
    ['Página e linha', `Página ${row.pagina}, linha ${row.linha}`],
  ];
  return (
    <Dialog open readFirst title={nameOf(row)} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {entries.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="break-words tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
