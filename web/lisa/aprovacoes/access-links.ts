/** An access link that the administrator hands over; its token is shown this once. */
export interface AccessLink {
  nome: string;
  link: string;
}

let shown: readonly AccessLink[] = [];
const listeners = new Set<() => void>();
function show(next: readonly AccessLink[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The links still to be handed over, until put away. */
export const accessLinks = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => shown,
  add: (link: AccessLink) => show([link, ...shown]),
  remove: (link: string) => show(shown.filter((each) => each.link !== link)),
};

/**
 * Copies a link at once, and keeps it on the screen: a clipboard soon holds something else. Returns what to say
 * of the credentials (PNL-05).
 */
export async function handOver(given: AccessLink): Promise<string> {
  accessLinks.add(given);
  // Browsers allow clipboard access only on secure origins, and may refuse it.
  const copied = await navigator.clipboard?.writeText(given.link).then(
    () => true,
    () => false,
  );
  const rest = copied ? 'o link de acesso foi copiado.' : 'copie o link de acesso nesta tela.';
  return `As credenciais serão enviadas via WhatsApp quando houver canal; ${rest}`;
}
