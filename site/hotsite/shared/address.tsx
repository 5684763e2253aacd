import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { Saidas } from './blocos.tsx';
import type { Page } from './page.ts';

/**
 * Street, then bairro and city where the heading does not tell them: blocks, so that whoever reads the text alone reads two
 * lines. The ways there stand below.
 */
export function Address({ page, section, quiet }: { page: Page; section: Section; quiet?: boolean }) {
  const { titulo, subtitulo, texto } = section;
  const { bairro, cidade } = page.facts;
  const isTold = subtitulo !== null && titulo.includes(bairro) && titulo.includes(cidade);
  const ways = page.blocos('localizacao').find(({ id }) => id === 'mapas');
  return (
    <div className="endereco">
      {subtitulo && <p className="address-label">Endereço</p>}
      <address>
        {[subtitulo, isTold ? null : texto[0]].map(
          (line) =>
            line && (
              <div className="address-line" key={line}>
                {line}
              </div>
            ),
        )}
      </address>
      {ways && <Saidas linhas={ways.linhas} quiet={quiet} />}
    </div>
  );
}
