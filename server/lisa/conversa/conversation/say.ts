import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import { type PhraseKey, phrases } from './phrases.ts';
import type { World } from './session.ts';

/** What the link of a message stands as, until it is made at the moment of sending. */
export const linkMark = '{{LINK}}';

const ownTexts: Record<string, string> = {
  ...phrases,
  meus_dados: `Aqui está tudo o que o programa guarda sobre você. O link vale por 24 horas e só pode ser aberto uma vez:\n${linkMark}`,
};

/**
 * Answers texts: a message of the settings out of `settings`, or a phrase. A name that is not known
 * takes the comma before it along: 'Olá de novo!'.
 */
export function createSay(settings: ReadonlyMap<string, string>): World['say'] {
  return (chave, { nomeGuerra, regiao }) => {
    const text = settings.get(chave) ?? ownTexts[chave as PhraseKey];
    if (text === undefined) throw new Error(`Lisa has no text called ${chave}`);
    const named = nomeGuerra ? text : text.replace(/,?\s*\*?\{NOME_GUERRA\}\*?/g, '');
    return fillPlaceholders(named, { NOME_GUERRA: nomeGuerra, REGIAO: regiao ?? 'a combinar' });
  };
}
