import type { Oferta } from '#contract/corretor-site.ts';
import { priceNote, registrationNote } from '../hotsite/shared/legal.tsx';
import { DrawnStreet } from './drawn-street.tsx';
import { figures, priceText, shortened } from './facts.ts';
import { Picture } from './picture.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

interface Props {
  oferta: Oferta;
  slug: string;
  temWhatsapp: boolean;
  /** The visitor has marked it to be compared. */
  marked: boolean;
  /** Stands at the top of the list, where it is seen without scrolling. */
  leading: boolean;
}

/** What the law wants beside a price and a building. */
const notes = (oferta: Oferta): string =>
  [registrationNote(oferta), priceNote({ precoInicial: oferta.preco, dataTabela: oferta.dataTabela })]
    .filter((note) => note !== null)
    .join(' ');

/** One thing he offers. With a page of its own the whole card leads there, else to his WhatsApp. */
export function OfferCard({ oferta, slug, temWhatsapp, marked, leading }: Props) {
  const { chave, nome, rotulo, bairro, cidade, uf, imagem, destaque, descricao, pagina } = oferta;
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
          <span className="tag">{rotulo}</span>
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
        {descricao && <p className="description">{shortened(descricao, 170)}</p>}
        {notes(oferta) && <p className="note">{notes(oferta)}</p>}
        <div className="offer-actions">
          {pagina ? (
            <span className="more" aria-hidden="true">
              Ver empreendimento
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
