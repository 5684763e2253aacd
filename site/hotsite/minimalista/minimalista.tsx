import type { SectionId } from '#contract/blueprint.ts';
import { PageFrame, type SectionView } from '../shared/page-frame.tsx';
import type { Page } from '../shared/page.ts';
import { About } from '../moderno/about.tsx';
import { Amenities } from '../moderno/amenities.tsx';
import { Gallery } from '../moderno/gallery.tsx';
import { Hero } from '../moderno/hero.tsx';
import { Location } from '../moderno/location.tsx';
import { Plans } from '../moderno/plans.tsx';

const views: Record<SectionId, SectionView> = {
  hero: Hero,
  sobre: About,
  galeria: Gallery,
  plantas: Plans,
  amenidades: Amenities,
  localizacao: Location,
};

/** Large grotesque, the façade full-bleed and its colour poured over the page. */
export function Minimalista({ page }: { page: Page }) {
  return <PageFrame page={page} views={views} />;
}
