import type { ImovelPage, Oferta } from '#contract/publico/corretor-site.ts';
import { Reach } from './business-card.tsx';
import { DrawnStreet, StreetDrawing } from './drawn-street.tsx';
import { areaText, dormitoriosText, firstName, priceText, suitesText, vagasText } from './facts.ts';
import { Footer } from './footer.tsx';
import { Picture } from './picture.tsx';

/** Every picture, each opening whole. */
function Pictures({ oferta: { imagem, fotos, nome, chave } }: { oferta: Oferta }) {
  const all = [...(imagem ? [imagem] : []), ...fotos];
  if (all.length === 0)
    return (
      <div className="property-drawn">
        <DrawnStreet from={Number(chave.slice(1))} />
      </div>
    );
  return (
    <ul className="property-pictures" aria-label={`Fotos de ${nome}`}>
      {all.map((picture, index) => (
        <li key={picture}>
          <a className="property-picture" href={`/media/${picture}`} target="_blank" rel="noopener">
            <Picture
              picture={picture}
              shape={index === 0 ? 'inteira' : 'cartao'}
              alt={`Foto ${index + 1} de ${nome}`}
              eager={index === 0 && 'first'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Seller({ corretor, oferta }: ImovelPage) {
  const { nome, apelido, profissao, registro, foto } = corretor;
  return (
    <aside className="property-seller" aria-label="Quem anuncia">
      <div className="seller">
        {foto && <Picture picture={foto} shape="foto" alt={`Foto de ${nome}`} />}
        <p>
          <strong>{nome}</strong>
          {apelido && <span>“{apelido}” · </span>}
          <span>
            {profissao} · {registro}
          </span>
        </p>
      </div>
      <Reach corretor={corretor} text="Perguntar no WhatsApp" sobre={oferta.chave} />
    </aside>
  );
}

/** A used property by itself: pictures, facts, text, and who offers it. */
export function ImovelPageView({ page }: { page: ImovelPage }) {
  const { corretor, oferta } = page;
  const { nome, rotulo, bairro, cidade, uf, descricao } = oferta;
  const figures = [areaText(oferta), dormitoriosText(oferta), suitesText(oferta), vagasText(oferta)];
  const known = figures.filter((text) => text !== null);
  return (
    <>
      <StreetDrawing />
      <div className="property">
        <nav aria-label="Voltar">
          <a className="back" href={`/corretor/${corretor.slug}`}>
            Imóveis de {firstName(corretor.nome)}
          </a>
        </nav>
        <main className="property-main">
          <Pictures oferta={oferta} />
          <div className="property-text">
            {rotulo && (
              <p className="tags">
                <span className="tag">{rotulo}</span>
              </p>
            )}
            <h1>{nome}</h1>
            <p className="place">
              {bairro}, {cidade}/{uf}
            </p>
            <p className="price">{priceText(oferta)}</p>
            {known.length > 0 && (
              <ul className="figures">
                {known.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            )}
            {descricao && (
              <div className="property-description">
                {descricao.split(/\n+/).map((paragraph, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            )}
          </div>
        </main>
        <Seller corretor={corretor} oferta={oferta} />
      </div>
      <Footer corretor={corretor} />
    </>
  );
}
