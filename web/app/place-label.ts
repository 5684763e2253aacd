import { screenAt } from '#web/app/screens.ts';

/** An address of the panel in words, 'Corretores (busca: cida)'; null where there is no screen. */
export function placeLabel(address: string): string | null {
  const [path = '', query] = address.split('?');
  const screen = screenAt(path);
  if (!screen) return null;
  const name = 'label' in screen ? screen.label : screen.title;
  const search = new URLSearchParams(query).get('busca')?.trim();
  return search ? `${name} (busca: ${search})` : name;
}
