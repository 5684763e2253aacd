import type { ComparacaoDeTabelas, MudouDePreco } from '#contract/da-pasta-a-pagina/unidades.ts';
import { changeText, comparisonText, nameOf } from '#web/da-pasta-a-pagina/unidades/words.ts';
import { formatPrice } from '#web/kit/format.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

/** Named per list; the rest is counted. */
const shown = 60;

/** What changed since the version before: in words, then unit by unit. */
export function Comparison({ comparacao }: { comparacao: ComparacaoDeTabelas }) {
  const { novas, vendidas, sairam, voltaram, subiram, cairam } = comparacao;
  const names = [
    ['Novas', novas],
    ['Vendidas', vendidas],
    ['Saíram da tabela', sairam],
    ['Voltaram à venda', voltaram],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="first-letter:uppercase">{comparisonText(comparacao)}</p>
      {names.map(
        ([label, units]) =>
          units.length > 0 && (
            <Disclosure key={label} label={label} hint={units.slice(0, 4).map(nameOf).join('; ')}>
              <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[13px]">
                {units.slice(0, shown).map((unit) => (
                  <li key={nameOf(unit)}>{nameOf(unit)}</li>
                ))}
                <More count={units.length - shown} />
              </ul>
            </Disclosure>
          ),
      )}
      {subiram.length > 0 && <Prices label="Mais caras" changes={subiram} />}
      {cairam.length > 0 && <Prices label="Mais baratas" changes={cairam} />}
    </div>
  );
}

function Prices({ label, changes }: { label: string; changes: MudouDePreco[] }) {
  return (
    <Disclosure
      label={label}
      hint={changes
        .slice(0, 2)
        .map((one) => `${nameOf(one)}: ${changeText(one)}`)
        .join('; ')}
    >
      <ul className="grid grid-cols-1 gap-1.5 text-[13px] tabular-nums">
        {changes.slice(0, shown).map((change) => (
          <li key={nameOf(change)} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{nameOf(change)}</span>
            <span>
              <span className="text-muted">
                {formatPrice(change.de)} → {formatPrice(change.para)}
              </span>{' '}
              {changeText(change)}
            </span>
          </li>
        ))}
        <More count={changes.length - shown} />
      </ul>
    </Disclosure>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 && <li className="text-faint">e mais {count.toLocaleString('pt-BR')}</li>;
