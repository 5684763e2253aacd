import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import { phrases } from './phrases.ts';
import type { World } from './session.ts';

const own: Partial<Record<string, string>> = phrases;

/**
 * Creates the text function: a message from `settings`, or a phrase. An unknown name is omitted with its
 * comma: 'Olá de novo!'.
 */
export function createSay(settings: ReadonlyMap<string, string>): World['say'] {
  return (chave, { nomeGuerra, regiao }) => {
    const text = settings.get(chave) ?? own[chave];
    if (text === undefined) throw new Error(`Lisa has no text called ${chave}`);
    const named = nomeGuerra ? text : text.replace(/,?\s*\*?\{NOME_GUERRA\}\*?/g, '');
    return fillPlaceholders(named, { NOME_GUERRA: nomeGuerra, REGIAO: regiao ?? 'a combinar' });
  };
}
