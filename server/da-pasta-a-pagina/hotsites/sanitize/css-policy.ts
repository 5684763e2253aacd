const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Properties a generated sheet may set. Others are dropped with a finding. */
export const allowedProperties = words(`
  accent-color align-content align-items align-self animation animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state
  animation-range animation-timeline animation-timing-function aspect-ratio backdrop-filter background
  background-attachment background-blend-mode background-clip background-color background-image
  background-origin background-position background-position-x background-position-y background-repeat
  background-size block-size border border-block border-block-color border-block-end border-block-start
  border-block-style border-block-width border-bottom border-bottom-color border-bottom-left-radius
  border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color
  border-end-end-radius border-end-start-radius border-inline border-inline-color border-inline-end
  border-inline-start border-inline-style border-inline-width border-left border-left-color border-left-style
  border-left-width border-radius border-right border-right-color border-right-style border-right-width
  border-spacing border-start-end-radius border-start-start-radius border-style border-top border-top-color
  border-top-left-radius border-top-right-radius border-top-style border-top-width border-width bottom
  box-shadow box-sizing break-after break-before break-inside caption-side clear clip-path color color-scheme
  column-count column-gap column-rule column-width columns contain-intrinsic-block-size
  contain-intrinsic-height contain-intrinsic-size contain-intrinsic-width container container-name
  container-type content content-visibility cursor display fill filter flex flex-basis flex-direction flex-flow
  flex-grow flex-shrink flex-wrap float font font-family font-feature-settings font-kerning
  font-optical-sizing font-size font-stretch font-style font-synthesis font-variant font-variant-caps
  font-variant-ligatures font-variant-numeric font-variation-settings font-weight gap grid grid-area
  grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-start grid-gap
  grid-row grid-row-end grid-row-start grid-template grid-template-areas grid-template-columns
  grid-template-rows height hyphens image-rendering inline-size inset inset-block inset-block-end
  inset-block-start inset-inline inset-inline-end inset-inline-start interpolate-size isolation justify-content
  justify-items justify-self left letter-spacing line-height list-style list-style-position list-style-type
  margin margin-block margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end
  margin-inline-start margin-left margin-right margin-top max-block-size max-height max-inline-size max-width
  min-block-size min-height min-inline-size min-width mix-blend-mode object-fit object-position opacity order
  orphans outline outline-color outline-offset outline-style outline-width overflow overflow-anchor
  overflow-block overflow-clip-margin overflow-inline overflow-wrap overflow-x overflow-y overscroll-behavior
  overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y padding
  padding-block padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end
  padding-inline-start padding-left padding-right padding-top paint-order place-content place-items place-self
  pointer-events position print-color-adjust resize right rotate row-gap scale scroll-behavior scroll-margin
  scroll-margin-block scroll-margin-block-start scroll-margin-inline scroll-margin-top scroll-padding
  scroll-padding-block scroll-padding-inline scroll-padding-left scroll-padding-top scroll-snap-align
  scroll-snap-stop scroll-snap-type scroll-timeline scrollbar-color scrollbar-gutter scrollbar-width stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width tab-size table-layout
  text-align text-align-last text-decoration text-decoration-color text-decoration-line
  text-decoration-skip-ink text-decoration-style text-decoration-thickness text-indent text-overflow
  text-rendering text-shadow text-size-adjust text-transform text-underline-offset text-wrap
  text-wrap-style timeline-scope top touch-action transform transform-origin transform-style transition
  transition-behavior transition-delay transition-duration transition-property transition-timing-function
  translate user-select vertical-align view-timeline view-timeline-axis view-timeline-inset view-timeline-name
  visibility white-space widows width word-break word-spacing z-index mask mask-image mask-size
  mask-position mask-repeat perspective perspective-origin backface-visibility
  -webkit-font-smoothing -moz-osx-font-smoothing -webkit-text-size-adjust -webkit-tap-highlight-color
  -webkit-appearance appearance -webkit-backdrop-filter -webkit-line-clamp -webkit-box-orient line-clamp
  -webkit-mask -webkit-mask-image -webkit-text-fill-color -webkit-background-clip -webkit-overflow-scrolling`);

/** Animatable properties: nothing that triggers layout in every frame, nor text colour. */
export const animatedProperties = words(`
  transform translate scale rotate opacity filter background-color background-position background-position-x
  background-position-y background-size border-color box-shadow clip-path stroke-dashoffset transform-origin
  outline-color object-position animation-timing-function`);

/** Allowed value functions. */
export const allowedFunctions = words(`
  url var calc clamp min max minmax repeat fit-content rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix
  light-dark linear-gradient radial-gradient conic-gradient repeating-linear-gradient
  repeating-radial-gradient repeating-conic-gradient -webkit-linear-gradient translate translatex translatey
  translate3d translatez scale scalex scaley scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy
  perspective matrix cubic-bezier steps linear ease blur brightness contrast drop-shadow grayscale hue-rotate
  invert opacity saturate sepia inset circle ellipse polygon path rect env view scroll round mod`);

/** Largest length by unit; larger ones are no design. */
export const maxLengths: Record<string, number> = {
  px: 4000,
  rem: 250,
  em: 250,
  ch: 300,
  ex: 300,
  lh: 100,
  rlh: 100,
  '%': 1000,
  pt: 3000,
  ...Object.fromEntries(
    [
      'vw',
      'vh',
      'svh',
      'dvh',
      'lvh',
      'svw',
      'dvw',
      'lvw',
      'vmin',
      'vmax',
      'vi',
      'vb',
      'cqw',
      'cqh',
      'cqi',
      'cqb',
      'cqmin',
      'cqmax',
    ].map((unit) => [unit, 300]),
  ),
};
/** Units other than lengths. */
export const otherUnits = words('deg grad rad turn s ms fr dpi dppx x');

/** Approximate pixels per unit, for orders of magnitude. */
export const pixelsOf: Record<string, number> = {
  px: 1,
  rem: 16,
  em: 16,
  ch: 8,
  ex: 8,
  lh: 24,
  rlh: 24,
  pt: 1.33,
  '%': 8,
  ...Object.fromEntries(
    [
      'vw',
      'vh',
      'svh',
      'dvh',
      'lvh',
      'svw',
      'dvw',
      'lvw',
      'vmin',
      'vmax',
      'vi',
      'vb',
      'cqw',
      'cqh',
      'cqi',
      'cqb',
      'cqmin',
      'cqmax',
    ].map((unit) => [unit, 8]),
  ),
};
