import type { Oferta } from '#contract/publico/corretor-site.ts';
import { priceNote, registrationNote } from '#contract/publico/legal-notes.ts';
import { DrawnStreet } from './drawn-street.tsx';
import { figures, oneLine, priceText, shortened } from './facts.ts';
import { Picture } from './picture.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

interface Props {
  oferta: Oferta;
  slug: string;
  temWhatsapp: boolean;
  /** The visitor has marked it for comparison. */
  marked: boolean;
  /** First in the list, visible without scrolling. */
  leading: boolean;
}

/** Legally required notes beside a price and a building. */
const notes = (oferta: Oferta): string =>
  [registrationNote(oferta), priceNote({ precoInicial: oferta.preco, dataTabela: oferta.dataTabela })]
    .filter((note) => note !== null)
    .join(' ');

/** Longest text of a collapsed card. */
const shortLength = 170;

/** 'Ver texto completo e mais 4 fotos'; null if everything is visible. */
function moreText({ descricao, fotos }: Oferta): string | null {
  const photos = fotos.length > 0 && `mais ${fotos.length} ${fotos.length === 1 ? 'foto' : 'fotos'}`;
  const text = oneLine(descricao ?? '').length > shortLength && 'texto completo';
  const parts = [text, photos].filter(Boolean);
  return parts.length > 0 ? `Ver ${parts.join(' e ')}` : null;
}

/** The rest of an offer without its own page. Collapsed, its pictures are not loaded. */
function Whole({ oferta }: { oferta: Oferta }) {
  const { nome, descricao, fotos } = oferta;
  const summary = moreText(oferta);
  if (!summary) return null;
  return (
    <details className="rest">
      <summary>
        {summary}
        <span className="sr-only"> de {nome}</span>
      </summary>
      {descricao?.split(/\n+/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={index}>{paragraph}</p>
      ))}
      {fotos.length > 0 && (
        <ul className="photos">
          {fotos.map((foto, index) => (
            <li key={foto}>
              <Picture picture={foto} shape="cartao" alt={`Foto ${index + 2} de ${nome}`} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** One offer. The card links to its own page if there is one, else to WhatsApp. */
export function OfferCard({ oferta, slug, temWhatsapp, marked, leading }: Props) {
  const { chave, nome, rotulo, bairro, cidade, uf, imagem, destaque, descricao, pagina } = oferta;
  const isUsado = chave.startsWith('u');
  return (
    <li className="offer" data-destaque={destaque || undefined}>
      <div className="offer-picture">
        {imagem ? (
          <Picture picture={imagem} shape="cartao" alt="" eager={leading && 'first'} />
        ) : (
          <DrawnStreet from={Number(chave.slice(1))} />
        )}
        <p className="tags">
          {destaque && <span className="tag tag-strong">Destaque</span>}
          {rotulo && <span className="tag">{rotulo}</span>}
        </p>
      </div>
      <div className="offer-text">
        <h3>{pagina ? <a href={pagina}>{nome}</a> : nome}</h3>
        <p className="place">
          {bairro}, {cidade}/{uf}
        </p>
        <p className="price">
          {oferta.preco && oferta.aPartirDe && <small>a partir de</small>} {priceText(oferta)}
        </p>
        {figures(oferta).length > 0 && (
          <ul className="figures">
            {figures(oferta).map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        )}
        {descricao && <p className="description">{shortened(descricao, shortLength, nome)}</p>}
        {(isUsado || !pagina) && <Whole oferta={oferta} />}
        {notes(oferta) && <p className="note">{notes(oferta)}</p>}
        <div className="offer-actions">
          {pagina && !(isUsado && temWhatsapp) ? (
            <span className="more" aria-hidden="true">
              {isUsado ? 'Ver imóvel' : 'Ver empreendimento'}
            </span>
          ) : (
            temWhatsapp && (
              <WhatsappLink slug={slug} sobre={chave} className="ask">
                Perguntar<span className="sr-only"> sobre {nome} no WhatsApp</span>
              </WhatsappLink>
            )
          )}
          <label className="compare">
            <input type="checkbox" name="comparar" value={chave} form="comparar" defaultChecked={marked} />
            Comparar<span className="sr-only"> {nome}</span>
          </label>
        </div>
      </div>
    </li>
  );
}
