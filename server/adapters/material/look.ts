import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { familyOf } from './canvas.ts';
import type { Ink } from './pen.ts';
import type { MaterialContent } from './port.ts';

type Face = Omit<Ink, 'size' | 'color'>;

/** What a style is on a sheet or a poster. */
interface Arrangement {
  align: 'left' | 'center';
  /** Whether the picture fills the upper part to its edges, the name standing below on the colour of the building. */
  bleeds: boolean;
  /** Whether a thin line runs around a poster. */
  framed: boolean;
  title: Omit<Face, 'family'>;
  /** Weight of figures and prices. */
  figure: number;
  /** Small words above others. */
  label: Omit<Face, 'family'>;
  /** Of a poster's name: a share of the usual sizes. */
  scale: number;
}

const arrangements: Record<HotsiteStyle, Arrangement> = {
  modern: {
    align: 'left',
    bleeds: true,
    framed: false,
    title: { weight: 700, leading: 1.02, spacing: -0.025 },
    figure: 650,
    label: { weight: 600, leading: 1.3, spacing: 0 },
    scale: 1,
  },
  luxury: {
    align: 'center',
    bleeds: false,
    framed: true,
    title: { weight: 480, leading: 1.12, spacing: 0 },
    figure: 540,
    label: { weight: 400, leading: 1.4, spacing: 0.14 },
    scale: 0.9,
  },
  minimalist: {
    align: 'left',
    bleeds: false,
    framed: false,
    title: { weight: 500, leading: 1.04, spacing: -0.03 },
    figure: 500,
    label: { weight: 500, leading: 1.35, spacing: 0 },
    scale: 0.94,
  },
};

/** The inks of a style: on the page's ground, and on the band that carries the name. */
export function lookOf({ style, colors }: Pick<MaterialContent, 'style' | 'colors'>) {
  const arrangement = arrangements[style];
  const [display, text = display] = pageStyles[style].fonts as [(typeof pageStyles.modern.fonts)[number]];
  const titleFace: Face = { family: familyOf(display), ...arrangement.title };
  const bodyFace: Face = { family: familyOf(text), weight: 400 };
  const onPage = { ground: colors.background, ink: colors.text, soft: colors.muted, mark: colors.accent };
  const onBand = {
    ground: colors.accent,
    ink: colors.onAccent,
    soft: colors.onAccent,
    mark: colors.onAccent,
  };
  return {
    ...arrangement,
    dark: pageStyles[style].dark,
    page: onPage,
    band: arrangement.bleeds ? onBand : onPage,
    titleFace,
    figureFace: { ...titleFace, weight: arrangement.figure },
    bodyFace,
    strongFace: { ...bodyFace, weight: 600 },
    labelFace: { family: familyOf(text), ...arrangement.label },
  };
}
export type Look = ReturnType<typeof lookOf>;
export type Ground = Look['page'];
/** A label as its style writes it. */
export const labelText = ({ align }: Pick<Look, 'align'>, text: string): string =>
  align === 'center' ? text.toLocaleUpperCase('pt-BR') : text;
