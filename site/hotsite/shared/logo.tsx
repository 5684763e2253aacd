import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import type { HotsiteAsset, Page } from './page.ts';
import { Picture } from './picture.tsx';

/** Shapes need this much contrast with their ground (WCAG 2, 1.4.11). */
const enough = 3;
const white = '#ffffff';
const black = '#161616';

/** The least contrast of its colours with a ground; one with a ground of its own has enough. */
const contrastOn = ({ inks = [] }: HotsiteAsset, ground: string) =>
  Math.min(...inks.map((ink) => contrastRatio(ink, ground)));

/** The logo that is seen on a ground as it is, else the best one on a plate of its own. */
function chosen(logos: HotsiteAsset[], ground: string): { logo: HotsiteAsset; plate: string } | null {
  const fit = logos.find((logo) => contrastOn(logo, ground) >= enough);
  if (fit) return { logo: fit, plate: '' };
  const [logo] = logos;
  if (!logo) return null;
  return {
    logo,
    plate: contrastOn(logo, white) >= contrastOn(logo, black) ? ' logo-on-white' : ' logo-on-black',
  };
}

interface LogoProps {
  page: Page;
  className: string;
  /** The colour behind it. */
  ground: string;
}

/** The building's mark, readable on light and on dark. */
export function Logo({ page, className, ground }: LogoProps) {
  const found = chosen(page.logos, ground);
  if (!found) return null;
  return (
    <div className={`logo ${className}${found.plate}`}>
      <Picture
        page={page}
        asset={found.logo}
        fit="contain"
        alt={`Logo de ${found.logo.daIncorporadora ? page.facts.incorporadora : page.facts.nome}`}
        sizes="(max-width: 899px) 30vw, 12vw"
      />
    </div>
  );
}
