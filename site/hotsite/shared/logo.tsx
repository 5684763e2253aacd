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

/** On paper this near to white a plate would be a stain, and so would a picture's own white: it takes the paper's. */
const isPaper = (ground: string) => contrastRatio(white, ground) < 1.25;

/** Inks this alike are one colour to the eye: the mark may be printed in another. */
const oneInk = 2.4;
const isOneInk = ({ inks = [] }: HotsiteAsset) =>
  inks.length > 0 &&
  Math.max(...inks.flatMap((one) => inks.map((other) => contrastRatio(one, other)))) < oneInk;

/**
 * The logo that is seen on a ground as it is; else one of a single ink, printed in black or white; else the best one
 * on a plate of its own.
 */
function chosen(logos: HotsiteAsset[], ground: string): { logo: HotsiteAsset; how: string } | null {
  const fit = logos.find((logo) => contrastOn(logo, ground) >= enough);
  if (fit) return { logo: fit, how: '' };
  const light = contrastRatio(white, ground) > contrastRatio(black, ground);
  const printed = logos.find(isOneInk);
  if (printed) return { logo: printed, how: light ? ' logo-in-white' : ' logo-in-black' };
  const [logo] = logos;
  if (!logo) return null;
  const prefersWhite = contrastOn(logo, white) >= contrastOn(logo, black);
  if (prefersWhite && isPaper(ground)) return { logo, how: '' };
  return { logo, how: prefersWhite ? ' logo-on-white' : ' logo-on-black' };
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
    <div className={`logo ${className}${found.how}${isPaper(ground) && !found.how ? ' logo-on-paper' : ''}`}>
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
