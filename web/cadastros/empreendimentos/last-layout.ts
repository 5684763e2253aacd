export type Layout = 'cards' | 'tabela';

const key = 'empreendimentos.visual';

/** How the list was last looked at on this device. */
export function lastLayout(): Layout {
  try {
    return localStorage.getItem(key) === 'tabela' ? 'tabela' : 'cards';
  } catch {
    return 'cards';
  }
}

export function keepLayout(layout: Layout): void {
  try {
    localStorage.setItem(key, layout);
  } catch {
    // Without storage every visit begins with cards.
  }
}
