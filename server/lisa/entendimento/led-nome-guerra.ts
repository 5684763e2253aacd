import { foldText } from '#contract/base/text.ts';
import { mayBeName } from './chatter.ts';
import { withCapitals } from './read-nome.ts';

/** What leads to the name somebody goes by, wherever it stands: 'o povo me chama de …', 'no mercado sou …'. */
const leads =
  /(?<!\p{L})(?<!(?:n[ãa]o|ningu[ée]m|nunca|nem) )(?:me (?:cham(?:am|a)|conhec(?:em|e)|trat(?:am|a))(?: (?:mais|s[óo]|tod[oa]s?|aqui|sempre))? (?:de|por|como|pelo nome de)|(?:mais )?conhecid[oa](?: \p{L}+){0,2}? (?:como|por)|(?:no mercado|na pra[çc]a|no meio|no ramo|no trabalho|profissionalmente|nas? placas?|no insta(?:gram)?),? (?:eu )?(?:sou|é|eh|assino|uso|fico|atendo por|atendo como|me apresento como)(?: como)?|(?:eu )?assino(?: (?:como|s[óo]|sempre|por))?|atendo (?:por|como)|me apresento como)\s+(?:o |a )?/giu;
const stops = new Set(
  'e mas pode podem que desde no na nos nas em com por porque pq meu minha o a os as mesmo msm viu ta sim so tambem email creci atendo atuo trabalho moro vendo desse desde quando para pra pelo pela embora'.split(
    ' ',
  ),
);

/** 'Me chama de noitinha' asks to be called later. */
const noName = /^(?:noit|tard|manha|madrugada|novo|volta|vez)/;

/** The words of a name at the head of a text. */
function headOf(text: string): string[] {
  const head: string[] = [];
  for (const word of text
    .split(/[,.;:!?()\n"“”]|\s[-–—]\s/u)[0]!
    .trim()
    .split(/\s+/)) {
    const isName = /^\p{L}(?:['’.]?\p{L})*\.?$/u.test(word);
    if (!isName || head.length === 4 || (stops.has(foldText(word)) && !/^(?:d[aeo]s?)$/.test(word))) break;
    head.push(word);
  }
  return head;
}

/** The working name a message leads to in so many words; null if it leads to none. */
export function ledNomeGuerra(text: string): string | null {
  for (const match of [...text.matchAll(leads)].toReversed()) {
    const words = headOf(text.slice(match.index + match[0].length));
    const name = words.join(' ');
    if (
      words.length > 0 &&
      name.length <= 40 &&
      /\p{L}{2}/u.test(name) &&
      mayBeName(name) &&
      !noName.test(foldText(name))
    )
      return withCapitals(words);
  }
  return null;
}

const introduces = /^(?:eu\s+)?(?:assino|atendo por|atendo como)(?:\s+(?:como|s[óo]|por))?\s+(?=\p{L})/iu;

/** 'Assino Bia Lima': the verb that leads to a name is none of it. */
export const withoutLead = (name: string | null): string | null => name?.replace(introduces, '') ?? null;

const quote = '["“”\'‘’*]?';
const takesOut = new RegExp(
  `(?<!\\p{L})(?:sem|tir[ae]r?|retir[ae]r?|remov[ae]r?|cort[ae]r?|exclu[ai]|apag[au]e?)\\s+(?:(?:o|a|esse|essa|este|esta|a palavra|o nome)\\s+)?${quote}(\\p{L}+(?:\\s\\p{L}+)?)${quote}(?=[\\s,.!?]|$)`,
  'giu',
);

/** A name without the word that is said to be none of it: 'tire o “Assino”'; null if it has none of them. */
export function withoutWord(name: string | null, text: string): string | null {
  const words = name?.split(' ') ?? [];
  for (const [, said] of text.matchAll(takesOut)) {
    for (const out of [said!, said!.split(' ')[0]!]) {
      const gone = out.split(' ').map(foldText);
      const left = words.filter((word) => !gone.includes(foldText(word)));
      if (left.length > 0 && left.length < words.length && !/^d[aeo]s?$/i.test(left[0]!))
        return left.join(' ');
    }
  }
  return null;
}
