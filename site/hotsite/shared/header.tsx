import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { Corretor } from './corretor.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';
import { isWide } from './picture.tsx';

const labels: Record<Exclude<SectionId, 'hero'>, string> = {
  sobre: 'Sobre',
  galeria: 'Imagens',
  plantas: 'Plantas',
  amenidades: 'Áreas comuns',
  localizacao: 'Localização',
};

/** In Moderno the header lies on the shaded picture; beside one that is not wide, or without any, on the panel. */
function headerGround({ asset, section, blueprint: { metadata } }: Page): string {
  const { accent, background } = metadata.color_scheme;
  if (metadata.style !== 'modern') return background;
  const picture = asset(section('hero')?.assets[0]);
  return picture && isWide(picture) ? '#4d4d4d' : accent;
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
