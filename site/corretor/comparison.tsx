import {
  type CorretorSite,
  maxCompared,
  type Oferta,
  siteQueryText,
} from '#contract/publico/corretor-site.ts';
import { formatMonth } from '#contract/publico/page-format.ts';
import { areaText, dormitoriosText, priceText, suitesText, vagasText } from './facts.ts';
import { Picture } from './picture.tsx';

const rows: { name: string; of: (oferta: Oferta) => string | null }[] = [
  {
    name: 'Preço',
    of: (oferta) => `${oferta.preco && oferta.aPartirDe ? 'a partir de ' : ''}${priceText(oferta)}`,
  },
  { name: 'Bairro', of: ({ bairro, cidade }) => `${bairro}, ${cidade}` },
  { name: 'Situação', of: ({ rotulo }) => rotulo },
  { name: 'Área', of: areaText },
  { name: 'Dormitórios', of: dormitoriosText },
  { name: 'Suítes', of: suitesText },
  { name: 'Vagas', of: vagasText },
  { name: 'Entrega', of: ({ dataEntrega }) => formatMonth(dataEntrega) },
  { name: 'Incorporadora', of: ({ incorporadora }) => incorporadora },
];

function advice({ query, comparadas }: CorretorSite): string | null {
  if (query.comparar.length > maxCompared) return 'Comparamos até três por vez: estes são os três primeiros.';
  return comparadas.length === 1 ? 'Marque mais um ou dois imóveis para comparar com este.' : null;
}

/** Marked offers side by side; rows without any value are omitted. */
export function Comparison({ site }: { site: CorretorSite }) {
  const { comparadas, corretor, query } = site;
  if (comparadas.length === 0) return null;
  const rest = siteQueryText({ ...query, comparar: [] });
  const note = advice(site);
  return (
    <section className="comparison" id="comparacao" aria-labelledby="comparacao-titulo">
      <div className="section-head">
        <h2 id="comparacao-titulo">Comparação</h2>
        <a href={`/corretor/${corretor.slug}${rest ? `?${rest}` : ''}#imoveis`}>Encerrar comparação</a>
      </div>
      {note && <p className="advice">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <section className="table" aria-label="Tabela de comparação" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {comparadas.map(({ chave, nome, pagina, imagem }) => (
                <th key={chave} scope="col">
                  {imagem && <Picture picture={imagem} shape="cartao" alt="" />}
                  {pagina ? <a href={pagina}>{nome}</a> : nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ of }) => comparadas.some((oferta) => of(oferta) !== null))
              .map(({ name, of }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {comparadas.map((oferta) => (
                    <td key={oferta.chave}>{of(oferta) ?? 'Não informado'}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Submits the marked offers; visible once one is marked. */
export function CompareBar({ site }: { site: CorretorSite }) {
  const { corretor, query } = site;
  const { comparar: _marked, pagina, ...filter } = query;
  const kept = Object.entries({ ...filter, pagina: pagina > 1 ? pagina : null });
  const elsewhere = site.comparadas.filter(
    ({ chave }) => !site.ofertas.some((shown) => shown.chave === chave),
  );
  return (
    <form id="comparar" className="compare-bar" method="get" action={`/corretor/${corretor.slug}#comparacao`}>
      {kept.map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {elsewhere.map(({ chave }) => (
        <input key={chave} type="hidden" name="comparar" value={chave} />
      ))}
      <span>Até três imóveis</span>
      <button type="submit">Comparar marcados</button>
    </form>
  );
}
