import type { Resumo, VersaoDaTabela } from '#contract/da-pasta-a-pagina/unidades.ts';
import { priceText } from '#web/da-pasta-a-pagina/unidades/words.ts';
import { countOf, formatPrice, formatRange, nothing } from '#web/kit/format.ts';

const range = (min: string | null, max: string | null) =>
  min === null ? null : min === max ? formatPrice(min) : `${formatPrice(min)} a ${formatPrice(max)}`;

function Figure({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold tracking-tight tabular-nums">{value}</dd>
      {note && <dd className="text-[13px] text-faint">{note}</dd>}
    </div>
  );
}

function stockNote({ estados }: Resumo): string | undefined {
  const parts = [
    estados.reservada > 0 && countOf(estados.reservada, 'reservada', 'reservadas'),
    estados.vendida > 0 && countOf(estados.vendida, 'vendida', 'vendidas'),
    estados.indisponivel > 0 && countOf(estados.indisponivel, 'indisponível', 'indisponíveis'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** Lowest and highest price, areas and stock of a version, each price under its name. */
export function Summary({ versao: { resumo, campanha } }: { versao: VersaoDaTabela }) {
  const area = formatRange(resumo.areaMin, resumo.areaMax);
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          label="Preço de tabela"
          value={range(resumo.precoMin, resumo.precoMax) ?? 'Sem preço'}
          note="Das unidades disponíveis"
        />
        {resumo.precoCampanhaMin && (
          <Figure
            label={campanha ?? 'Campanha'}
            value={range(resumo.precoCampanhaMin, resumo.precoCampanhaMax) ?? ''}
            note="Preço de campanha"
          />
        )}
        <Figure label="Área privativa" value={area ? `${area} m²` : 'Não informada'} />
        {resumo.unidades > 0 && (
          <Figure
            label="Estoque"
            value={`${countOf(resumo.estados.disponivel, 'disponível', 'disponíveis')} de ${resumo.unidades.toLocaleString('pt-BR')}`}
            note={stockNote(resumo)}
          />
        )}
      </dl>
      {resumo.tipos.length > 1 && <Types tipos={resumo.tipos} />}
    </div>
  );
}

function Types({ tipos }: { tipos: Resumo['tipos'] }) {
  return (
    <div className="border-t border-line pt-3">
      <table className="w-full text-left text-[13px] tabular-nums">
        <caption className="sr-only">Estoque por tipo</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 font-medium">
              Tipo
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-medium">
              Disponíveis
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Preço
            </th>
          </tr>
        </thead>
        <tbody>
          {tipos.map(({ nome, unidades, disponiveis, precoMin, precoMax }) => (
            <tr key={nome} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {nome}
              </th>
              <td className="py-1.5 pr-4 text-right">
                {disponiveis} de {unidades}
              </td>
              <td className="py-1.5 text-right">
                {priceText(precoMin, precoMax === precoMin ? null : precoMax) ?? nothing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
