import { type ColorScheme, colorSchemeSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';

const plain: ColorScheme = {
  background: '#ffffff',
  surface: '#f5f5f4',
  text: '#1c1917',
  muted: '#57534e',
  accent: '#1c1917',
  onAccent: '#ffffff',
};

/** The colours of a stored plan. */
export function colorsOf(blueprint: unknown): ColorScheme {
  const { metadata } = (blueprint ?? {}) as { metadata?: { color_scheme?: unknown } };
  return colorSchemeSchema.catch(plain).parse(metadata?.color_scheme);
}
