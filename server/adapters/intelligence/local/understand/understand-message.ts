import { cleanText, foldText, type Uf, ufs } from '#contract/common.ts';
import type { MessageInput, UnderstoodMessage } from '../../port.ts';
import { readUf } from '../extract/municipios.ts';

const longestMessage = 4000;
/** Two-letter words of everyday Portuguese that are codes of states as well. */
const everyday = new Set(['am', 'ma', 'pa', 'pe', 'se', 'to', 'al', 'ac', 'ap', 'ba']);

/** What a message answers, by rules: only what is written in it. */
export function understandMessage({ message, asked }: MessageInput): UnderstoodMessage {
  const text = cleanText(message).slice(0, longestMessage);
  return asked === 'creci'
    ? { creci: readCreci(text), nome: null, email: null }
    : { creci: null, nome: readNome(text), email: readEmail(text) };
}

function readCreci(text: string): UnderstoodMessage['creci'] {
  // Phones, CPF and CNPJ have more digits than a CRECI and are taken out whole.
  const rest = text.replace(/\+?\d[\d ().\-/]{8,}\d/g, (run) =>
    run.replace(/\D/g, '').length > 8 ? ' ' : run,
  );
  const number = /(\d{1,3}\.\d{3}|\d{2,6})(?!\d)(?:\s*[-/.]?\s*([FJ])(?![\p{L}]))?/iu;
  const named = /creci\P{N}{0,20}?/iu.exec(rest);
  const found = number.exec(named ? rest.slice(named.index) : rest) ?? number.exec(rest);
  if (!found) return null;
  return {
    numero: found[1]!.replace('.', ''),
    uf: readState(rest),
    tipo: (found[2]?.toUpperCase() as 'F' | 'J' | undefined) ?? null,
  };
}

/** A code in capitals or beside 'creci', or the name of a state ('rio' is the city as people say it). */
function readState(text: string): Uf | null {
  for (const [word] of text.matchAll(/(?<![\p{L}])\p{L}{2}(?![\p{L}])/gu)) {
    const code = ufs.find((uf) => uf === word.toUpperCase());
    if (code && (word === code || !everyday.has(word.toLowerCase()))) return code;
  }
  const words = foldText(text).match(/[a-z]+/g) ?? [];
  for (let size = 4; size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const name = words.slice(from, from + size).join(' ');
      // 'para' is a preposition far more often than a state.
      const uf = name === 'para' || name.length === 2 ? null : name === 'rio' ? 'RJ' : readUf(name);
      if (uf) return uf;
    }
  return null;
}

const address = /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/;

function readEmail(text: string): string | null {
  const spelled = foldText(text)
    .replace(/\s*\(?\barroba\b\)?\s*/g, '@')
    .replace(/\s+ponto\s+/g, '.');
  return address.exec(spelled)?.[0].replace(/\.+$/, '') ?? null;
}

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);
const lead =
  /^.*?\b(?:me chamo|meu nome (?:completo )?[eé]|nome(?: completo)?\s*:|sou (?:o|a)|aqui [eé] (?:o|a))\s+/iu;

/** A full name: two to seven words of letters before the e-mail or the first full stop. */
function readNome(text: string): string | null {
  for (const part of text.split(/[\n,;.!?]|\s+[-–]\s+|\be-?mail\b/iu)) {
    const words = part
      .replace(lead, '')
      .replace(/\s+e (?:o )?(?:meu )?$/iu, '')
      .trim()
      .split(/\s+/);
    const isName = words.every((word) => /^\p{L}['’\p{L}-]*$/u.test(word));
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
    const own = words.filter((word) => !particles.has(word.toLowerCase())).length;
    if (isName && own >= 2 && words.length <= 7 && capitals === own) return words.join(' ');
  }
  return null;
}
