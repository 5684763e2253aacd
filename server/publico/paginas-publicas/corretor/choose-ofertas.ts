import { lazily } from '#contract/base/lazily.ts';
import {
  type BairroOption,
  type CorretorSite,
  maxCompared,
  type Oferta,
  type SiteQuery,
} from '#contract/publico/corretor-site.ts';

const perPage = 12;

type Choice = Pick<
  CorretorSite,
  'bairros' | 'todas' | 'encontradas' | 'paginas' | 'ofertas' | 'comparadas'
> & { pagina: number };

/** Filters and sorts a corretor's offers by a visitor's choices. */
export function chooseOfertas(all: readonly Oferta[], query: SiteQuery): Choice {
  const found = all.filter((oferta) => fits(oferta, query));
  const paginas = Math.max(1, Math.ceil(found.length / perPage));
  const pagina = Math.min(query.pagina, paginas);
  const byChave = new Map(all.map((oferta) => [oferta.chave, oferta]));
  return {
    bairros: bairrosOf(all),
    todas: all.length,
    encontradas: found.length,
    pagina,
    paginas,
    ofertas: found.slice((pagina - 1) * perPage, pagina * perPage),
    comparadas: query.comparar.flatMap((chave) => byChave.get(chave) ?? []).slice(0, maxCompared),
  };
}

/** Unknown values match no limit: a price on request is neither above nor below one. */
function fits(oferta: Oferta, { bairro, preco_min, preco_max, dormitorios }: SiteQuery): boolean {
  const preco = oferta.preco === null ? null : Number(oferta.preco);
  return (
    (bairro === null || oferta.bairroId === bairro) &&
    (preco_min === null || (preco !== null && preco >= preco_min)) &&
    (preco_max === null || (preco !== null && preco <= preco_max)) &&
    (dormitorios === null || (oferta.dormitorios !== null && oferta.dormitorios.max >= dormitorios))
  );
}

const collator = lazily(() => new Intl.Collator('pt-BR'));

function bairrosOf(all: readonly Oferta[]): BairroOption[] {
  const byId = new Map(
    all.map(({ bairroId, bairro, cidade }) => [bairroId, { id: bairroId, nome: bairro, cidade }]),
  );
  return [...byId.values()].sort(
    (a, b) => collator().compare(a.cidade, b.cidade) || collator().compare(a.nome, b.nome),
  );
}
