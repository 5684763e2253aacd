import { createStore } from '#web/kit/store.ts';

/** An access link that the administrator hands over; its token is shown this once. */
export interface AccessLink {
  nome: string;
  link: string;
}

const shown = createStore<readonly AccessLink[]>([]);

/** The links still to be handed over, until put away. */
export const accessLinks = {
  subscribe: shown.subscribe,
  read: shown.read,
  add: (link: AccessLink) => shown.write([link, ...shown.read()]),
  remove: (link: string) => shown.write(shown.read().filter((each) => each.link !== link)),
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
