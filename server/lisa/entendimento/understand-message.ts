import { cleanText } from '#contract/base/text.ts';
import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { readCreci, readState } from './read-creci.ts';
import { readEmail } from './read-email.ts';
import { readNome } from './read-nome.ts';
import { readNomeGuerra } from './read-nome-guerra.ts';
import { readPrecos } from './read-precos.ts';
import { readRegiao } from './read-regiao.ts';

const longestMessage = 2000;

/**
 * Interprets a message by rules, from its own words only. The answer to the question may stand alone;
 * anything else must be explicit.
 */
export function understandMessage({ message, asked }: MessageInput): UnderstoodMessage {
  const text = cleanText(message).slice(0, longestMessage);
  const email = readEmail(text);
  const precos = readPrecos(text, asked === 'precos');
  // '300' in 'de 300 a 800 mil' is not a registration.
  const creci = readCreci(text, asked === 'creci' && readPrecos(text, false) === null);
  // An explicitly labelled line is not the bare answer to another question.
  const namesItself = creci !== null || email !== null || readNomeGuerra(text, false) !== null;
  const tellsMore = namesItself || precos !== null || readRegiao(text, false) !== null;
  return {
    creci,
    uf: asked === 'creci' || asked === 'uf' ? readState(text) : (creci?.uf ?? null),
    nome: readNome(text, asked === 'contato'),
    email,
    nomeGuerra: readNomeGuerra(text, asked === 'nomeGuerra' && !tellsMore),
    regiao: readRegiao(text, asked === 'regiao' && !namesItself),
    precos,
  };
}
