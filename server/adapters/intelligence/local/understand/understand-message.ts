import { cleanText } from '#contract/common.ts';
import type { MessageInput, UnderstoodMessage } from '../../port.ts';
import { readCreci, readState } from './read-creci.ts';
import { readEmail } from './read-email.ts';
import { readNome } from './read-nome.ts';
import { readNomeGuerra } from './read-nome-guerra.ts';
import { readPrecos } from './read-precos.ts';
import { readRegiao } from './read-regiao.ts';

const longestMessage = 2000;

/**
 * What a message answers, by rules: only what is written in it. What was asked for may stand alone;
 * anything else must say by itself what it is.
 */
export function understandMessage({ message, asked }: MessageInput): UnderstoodMessage {
  const text = cleanText(message).slice(0, longestMessage);
  const creci = readCreci(text, asked === 'creci');
  return {
    creci,
    uf: asked === 'creci' || asked === 'uf' ? readState(text) : (creci?.uf ?? null),
    nome: readNome(text, asked === 'contato'),
    email: readEmail(text),
    nomeGuerra: readNomeGuerra(text, asked === 'nomeGuerra'),
    regiao: readRegiao(text, asked === 'regiao'),
    precos: readPrecos(text, asked === 'precos'),
  };
}
