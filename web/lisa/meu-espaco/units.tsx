import type { OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { formatArea } from '#contract/publico/page-format.ts';
import { countOf, formatPrice } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

type Unit = OwnMaterial['unidades'][number];

/** What is left, unit by unit, once it is asked for. */
export function Units({ material: { unidades, foraDeVenda } }: { material: OwnMaterial }) {
  if (unidades.length === 0) return null;
  return (
    <Disclosure
      look="card"
      className="mt-5"
      label={
        <>
          <span className="block text-[17px] font-semibold tracking-tight">Unidade por unidade</span>
          <span className="block text-[13px] text-muted">
            {countOf(unidades.length, 'unidade', 'unidades')}
            {foraDeVenda > 0 && `, além de ${foraDeVenda} fora de venda`}
          </span>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {unidades.map((unit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that is read whole
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span className="min-w-0 break-words">
              <span className="font-medium">{[unit.torre, unit.unidade].filter(Boolean).join(' · ')}</span>
              {unit.reservada && <Badge className="ml-2">Reservada</Badge>}
              <span className="block text-[13px] text-muted">{aboutOf(unit)}</span>
            </span>
            <span className="ml-auto text-right font-medium tabular-nums">{priceOf(unit)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const aboutOf = ({ tipologia, areaPrivativa, vagas, andar }: Unit) =>
  [
    tipologia,
    areaPrivativa && `${formatArea(areaPrivativa)} m²`,
    vagas !== null && (vagas === 0 ? 'sem vaga' : countOf(vagas, 'vaga', 'vagas')),
    andar !== null && (andar === 0 ? 'Térreo' : `${andar}º andar`),
  ]
    .filter((part) => part !== null && part !== false && part !== '')
    // A figure stays with its word.
    .map((part, at) => (at === 0 ? part : String(part).replaceAll(' ', '\u00a0')))
    .join(' · ');

function priceOf({ preco, precoAte, precoCampanha }: Unit): string {
  if (precoCampanha) return `${formatPrice(precoCampanha)} na campanha`;
  if (preco === null) return 'Sem preço';
  return precoAte && precoAte !== preco
    ? `${formatPrice(preco)} a ${formatPrice(precoAte)}`
    : formatPrice(preco);
}
