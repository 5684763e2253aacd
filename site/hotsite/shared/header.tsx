import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { Corretor } from './corretor.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';

const labels: Record<Exclude<SectionId, 'hero'>, string> = {
  sobre: 'Sobre',
  galeria: 'Imagens',
  plantas: 'Plantas',
  amenidades: 'Áreas comuns',
  localizacao: 'Localização',
};

/** Moderno's header is of the building's colour, like the panel of its name. */
function headerGround({ blueprint: { metadata } }: Page): string {
  const { accent, background } = metadata.color_scheme;
  return metadata.style === 'modern' ? accent : background;
}

/** Skip link, who shows the page, and section links. */
export function Header({ page }: { page: Page }) {
  const sections = page.blueprint.sections.flatMap(({ id }) => (id === 'hero' ? [] : [id]));
  const drawn = page.section('plantas')?.itens.some(({ asset }) => asset) ?? false;
  return (
    <>
      <a className="skip" href="#conteudo">
        Ir para o conteúdo
      </a>
      <header className="header">
        <div className="header-brand">
          <Logo page={page} className="logo-header" ground={headerGround(page)} />
          <Corretor page={page} size="small" />
        </div>
        <nav className="menu" aria-label="Seções da página">
          {sections.map((id) => (
            <a key={id} href={`#${id}`}>
              {id === 'plantas' && !drawn ? 'Unidades' : labels[id]}
            </a>
          ))}
        </nav>
      </header>
    </>
  );
}
