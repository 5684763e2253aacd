import { type BairroOption, type CorretorSite, siteQueryText } from '#contract/publico/corretor-site.ts';
import { formatPreco } from '#contract/publico/page-format.ts';

const prices = [
  200_000, 300_000, 400_000, 500_000, 600_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
];

/** The steps, plus a custom value from the address. */
const withOwn = (chosen: number | null) =>
  chosen === null || prices.includes(chosen) ? prices : [...prices, chosen].sort((a, b) => a - b);

function PriceChoice({ name, label, chosen }: { name: string; label: string; chosen: number | null }) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">Qualquer</option>
        {withOwn(chosen).map((price) => (
          <option key={price} value={price}>
            {formatPreco(String(price))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Bairros grouped by city; cities are named only if there are several. */
function BairroChoices({ bairros }: { bairros: BairroOption[] }) {
  const cities = [...new Set(bairros.map(({ cidade }) => cidade))];
  const options = (cidade: string) =>
    bairros
      .filter((bairro) => bairro.cidade === cidade)
      .map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ));
  if (cities.length < 2) return options(cities[0] ?? '');
  return cities.map((cidade) => (
    <optgroup key={cidade} label={cidade}>
      {options(cidade)}
    </optgroup>
  ));
}

export const isFiltered = ({ bairro, preco_min, preco_max, dormitorios }: CorretorSite['query']) =>
  [bairro, preco_min, preco_max, dormitorios].some((choice) => choice !== null);

/** Collapsed by default; open while a filter is active. */
export function Filters({ site }: { site: CorretorSite }) {
  return (
    <details className="fold" open={isFiltered(site.query)}>
      <summary>Filtrar imóveis</summary>
      <FilterForm site={site} />
    </details>
  );
}

/** A plain form, whose result is a shareable address. */
function FilterForm({ site }: { site: CorretorSite }) {
  const { corretor, query, bairros } = site;
  const all = siteQueryText({
    ...query,
    bairro: null,
    preco_min: null,
    preco_max: null,
    dormitorios: null,
    pagina: 1,
  });
  const action = `/corretor/${corretor.slug}`;
  return (
    <form className="filters" method="get" action={`${action}#imoveis`} aria-label="Filtrar imóveis">
      {query.comparar.map((chave) => (
        <input key={chave} type="hidden" name="comparar" value={chave} />
      ))}
      <label className="wide">
        Bairro
        <select name="bairro" defaultValue={query.bairro ?? ''}>
          <option value="">Todos os bairros</option>
          <BairroChoices bairros={bairros} />
        </select>
      </label>
      <PriceChoice name="preco_min" label="Preço de" chosen={query.preco_min} />
      <PriceChoice name="preco_max" label="Preço até" chosen={query.preco_max} />
      <label className="wide">
        Dormitórios
        <select name="dormitorios" defaultValue={query.dormitorios ?? ''}>
          <option value="">Todos</option>
          {[1, 2, 3, 4, 5].map((count) => (
            <option key={count} value={count}>
              {count} ou mais
            </option>
          ))}
        </select>
      </label>
      <div className="filter-actions">
        <button type="submit">Filtrar</button>
        {isFiltered(query) && <a href={`${action}${all ? `?${all}` : ''}#imoveis`}>Limpar</a>}
      </div>
    </form>
  );
}
