import { foldText } from '#contract/base/text.ts';

/** Who said a phrase, as far as it may name him. */
interface Speaker {
  nome: string | null;
  nomeGuerra: string | null;
  nomePerfil?: string | null;
}

/** Given in the place of a person's own names, first and further. */
const standIns = ['Ana', 'Lima'] as const;
/** Words of a name that name nobody. */
const joints = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);

const emails = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const links = /\bhttps?:\/\/\S+/giu;
const figures = /\d[\d.\-/() ]{2,}\d/g;

/**
 * A phrase without what tells who said it: e-mails and addresses become examples, the digits of longer figures are
 * exchanged, and the speaker's own names give way to 'Ana Lima'.
 */
export function anonymous(text: string, speaker: Speaker): string {
  const named = [speaker.nome, speaker.nomeGuerra, speaker.nomePerfil ?? null]
    .flatMap((name) => foldText(name ?? '').split(/[^a-z]+/))
    .filter((word) => word.length > 2 && !joints.has(word));
  const own = new Set(named);
  let count = 0;
  return text
    .replace(links, 'https://exemplo.com.br')
    .replace(emails, 'ana@exemplo.com.br')
    .replace(figures, (figure) => {
      let digit = 0;
      return figure.replace(/\d/g, () => String((digit++ % 9) + 1));
    })
    .replace(/\p{L}+/gu, (word) => {
      if (!own.has(foldText(word))) return word;
      const standIn = standIns[Math.min(count++, 1)]!;
      return word === word.toLowerCase() ? standIn.toLowerCase() : standIn;
    });
}
