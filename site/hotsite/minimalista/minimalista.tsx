import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { About } from './about.tsx';
import { Amenities } from './amenities.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Location } from './location.tsx';
import { Plans } from './plans.tsx';

/** White, one weight, thin rules; the plans are featured. */
export const minimalista: Record<SectionId, SectionView> = {
  hero: Hero,
  sobre: About,
  galeria: Gallery,
  plantas: Plans,
  amenidades: Amenities,
  localizacao: Location,
};
