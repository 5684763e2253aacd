import { type Mark, slots, ways } from './ditos/consentimento.ts';
import { saidHere } from './said.ts';

/** What a message says to a yes-or-no question. */
export interface Consent {
  verdict: 'sim' | 'nao' | 'adia' | null;
  /** Both a yes and a no, or a yes with a condition: to be asked, never taken. */
  isDoubtful: boolean;
  evidence: string;
}

/** The words of these ways, as they are spelt. */
export const consentWords: readonly string[] = ways.map(([, words]) => words);

const scanner = ways.map(([mark, words]) => ({ mark, pattern: saidHere(words, slots) }));

interface Found {
  mark: Mark;
  at: number;
  said: string;
}

const isYes = (mark: Mark) => mark === 'S' || mark === 's';

/** 'Assim não pode ir', 'isso não está como eu disse', 'falei que não me interessa': what begins with a verb is denied. */
const deniedBefore = /\bnao (?:(?:me|se|lhe|isso|assim) )?$/;
const deniable =
  /^(?:pode|podem|podemos|esta|estao|e|ficou|vai|quero|queria|aceito|topo|concordo|autorizo|confirmo|gostaria|gostei|interessa|me interessa|manda|mande|envia|envie|registra|confere|conferem|bate|batem)\b/;
const isDenied = (said: string, at: number, words: string): boolean => {
  const before = said.slice(0, at);
  // 'Não tenho nada contra não, pode ir': the second 'não' ends what is denied before.
  const isDouble = /\b(?:por ?que|como|se|nao|nada)\b[^.?]* nao (?:\w+ )?$/.test(before);
  return deniable.test(words) && deniedBefore.test(before) && !isDouble;
};

const startsYes =
  /^(?:sim|quero|bora|vamos|claro|opa|ok|com certeza|por ?que nao(?= ?$)|por ?que (?:que )?(?:eu )?nao (?:haveria|havia|ia|iria|deveria)|como nao|aceito|topo|confirmo|concordo|isso mesmo|fechado|combinado|tenho interesse|estou dentro|interessad[oa])\b/;
const asksAfter =
  /\s(?:e|mas|so|porem|antes|agora)\s(?:.*\s)?(?:qual|quais|quanto|quem|como|onde|quando|o que|por ?que|tem|posso|precisa|preciso|vai|vou|da para|consigo|por onde|vem|recebo)\b/;

/** Whether a place stands in a question: 'quem tem CRECI provisório pode participar?' says no yes. */
function isInQuestion(said: string, at: number): boolean {
  const end = said.slice(at).search(/[.?]/);
  if (end < 0 || said[at + end] !== '?') return false;
  const clause = said.slice(said.slice(0, at).search(/[^.?]*$/), at + end).trim();
  if (startsYes.test(clause)) return false;
  // 'Isso mesmo pode mandar e o link vem por onde?': the question comes after it.
  const begin = said.slice(0, at).search(/[^.?]*$/);
  const isFirst = /^\s*(?:(?:oi|ola|opa|ah|olha|entao|bom|ta|esta|e|nossa|oxe|uai) )*$/.test(
    said.slice(begin, at),
  );
  return !isFirst || !asksAfter.test(said.slice(at, at + end));
}

/** Every mark of a normalised message, in its order. */
function marksOf(said: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < said.length) {
    let taken: Found | null = null;
    for (const { mark, pattern } of scanner) {
      pattern.lastIndex = at;
      const match = pattern.exec(said);
      if (!match || match[0] === '') continue;
      taken = { mark: isYes(mark) && isDenied(said, at, match[0]) ? 'N' : mark, at, said: match[0] };
      break;
    }
    if (taken) {
      if (taken.mark !== '-' && !(isYes(taken.mark) && isInQuestion(said, taken.at))) found.push(taken);
      at += taken.said.length;
    }
    const space = said.indexOf(' ', at);
    if (space < 0) break;
    at = space + 1;
  }
  return found;
}

/** 'Acho que sim', 'não sei se tá certo': a yes that is not sure of itself. */
const hedged =
  /\b(?:acho que(?! (?:e )?(?:logico|claro|obvio))|nao sei se|talvez|parece que|parece|quem sabe|deve (?:estar|ser)|creio que|imagino que|provavelmente|quase)(?: [a-z]+){0,3} $/;

/** Words with which somebody takes back what they just said. */
const turnsAround =
  /\b(?:na verdade|quer dizer|pensando bem|mudei de ideia|melhor|ah|ops|opa|perai|espera|alias|mas|nao+|digo|so que|porem|desculpa|brincadeira|brincando|zoando|zoeira|mentira|risada)\b/;

/** 'Ok, recebi aqui' has taken note of a question, and answers none. */
const tookNote =
  /^(?:(?:ah|ata|ok|sim|certo|beleza|esta|bem|bom|mana|moca|amor|meu|minha|filha|senhora|tranquilo) )*[.]? ?(?:ok|sim|certo|beleza|esta|tranquilo|bem)(?: (?:mana|moca|meu (?:bem|amor)|minha (?:filha|flor)|senhora|amiga))? ?[.]? ?(?:eu |ja |aqui )*(?:vi|recebi|recibido|chegou|apareceu|entendi|captei|li (?:seu|sua|o|a))\b(?!.*\b(?:pode|quero|aceito|certo|confirmo|manda|envia)\b)/;

/** A question other than how to begin: what is said beside it only took note. */
const asksFirst = (said: string) =>
  said.split(/(?<=[.?])/).some((part) => /\?\s*$/.test(part) && !howToBegin.test(part));
const howToBegin =
  /\b(?:como (?:e que )?(?:faco|faz|fazer|comeco|comeca|comecar|me cadastro|cadastra|procedo|proceder)|(?:o )?que (?:eu )?(?:preciso|precisa|tenho que|devo|mando|envio|faco)|por onde|onde (?:eu )?(?:mando|envio|clico|comeco)|e agora|(?:ne|certo|ok|blz|beleza|pode ser|viu|ta) \?)/;

/** 'Sim, mas tô dirigindo', 'quero, agora estou em reunião' put off. */
const putsOff = /\b(?:mas|porem|so que|agora|hoje|ainda|no momento|por enquanto)\b/;
/** A yes that may only take note: 'tá bom, tô dirigindo'. */
const mayTakeNote =
  /^(?:(?:esta|tudo|ok|beleza|certo|isso|legal|otimo|show|massa|tranquilo|joia|opa|valeu|feito|pode deixar|deixa comigo)\b|(?:s|pronto|top)$)/;

/** The yes of 'sim, bora, tô no trânsito': who is busy has said it first, and asks for no delay. */
function yesThoughBusy(said: string, marks: readonly Found[]): Found | undefined {
  const first = marks.find((each) => isYes(each.mark) && !mayTakeNote.test(each.said));
  const busyAt = marks.find(({ mark }) => mark === 'O')?.at ?? -1;
  const isPlain = marks.every(({ mark }) => isYes(mark) || mark === 'O');
  if (!first || !isPlain || first.at > busyAt) return undefined;
  return putsOff.test(said.slice(first.at + first.said.length, busyAt)) ? undefined : first;
}

const ifBefore = /\b(?:se|caso) (?:for|tiver|tem|houver|precisar|tenho|cobr\w+)\b[^.?]*$/;

/** Whether a normalised message says yes, no or later; how sure that is depends on what else stands in it. */
export function readConsent(said: string): Consent {
  const marks = marksOf(said);
  const of = (...kinds: Mark[]) => marks.filter(({ mark }) => kinds.includes(mark));
  const answer = (verdict: Consent['verdict'], isDoubtful: boolean, from: Found | undefined): Consent => ({
    verdict,
    isDoubtful,
    evidence: from?.said ?? '',
  });
  const [strongYes, strongNo, later] = [of('S').at(-1), of('N').at(-1), of('A', 'O').at(-1)];
  const [weakYes, weakNo] = [of('s').at(-1), of('n').at(-1)];
  const condition = of('C')[0];
  const yes = yesThoughBusy(said, marks);
  if (yes) return answer('sim', tookNote.test(said), yes);
  if (strongYes && strongNo) {
    const [first, last] = strongYes.at < strongNo.at ? [strongYes, strongNo] : [strongNo, strongYes];
    const between = said.slice(first.at + first.said.length, last.at);
    const isTurned = turnsAround.test(between) || first.said.length <= 3;
    return answer(last.mark === 'S' ? 'sim' : 'nao', !isTurned, last);
  }
  // 'Se tiver mensalidade eu já tô fora' sets a condition.
  const isHedged = (mark: Found) => hedged.test(said.slice(0, mark.at).replace(/^.*[.?] /, ''));
  if (strongNo) return answer('nao', ifBefore.test(said.slice(0, strongNo.at)), strongNo);
  if (strongYes) {
    // 'Deixa eu ver. Tá certo sim, manda' says yes in the end.
    const isSettled = later && later.at < strongYes.at && / \. /.test(said.slice(later.at, strongYes.at));
    if (later && !isSettled) return answer('adia', false, later);
    // 'sim ... não': a bare no after the yes takes it back.
    if (weakNo && weakNo.at > strongYes.at && / \. nao(?: \.| ?$)| nao ?$/.test(said.slice(strongYes.at)))
      return answer('sim', true, strongYes);
    // Who takes leave after a plain yes has said it.
    const isPlain =
      condition?.said === 'tchau' && /^(?:sim|quero|aceito|confirmo|autorizo)/.test(strongYes.said);
    const isAlone = of('S').length === 1 && weakYes === undefined;
    const isDoubtful =
      (condition !== undefined && !isPlain) || tookNote.test(said) || (isAlone && isHedged(strongYes));
    return answer('sim', isDoubtful, strongYes);
  }
  if (later) return answer('adia', false, later);
  if (weakNo && weakYes) {
    const isYes =
      weakNo.at < weakYes.at && !/^nao (?:pode|ok|beleza|certo|isso|esta)/.test(said.slice(weakNo.at));
    return answer(isYes ? 'sim' : 'nao', !isYes, isYes ? weakYes : weakNo);
  }
  if (weakNo) return answer('nao', condition !== undefined, weakNo);
  // 'Certo, e qual a comissão?' waits for an answer; 'ok, como faço?' does not.
  if (weakYes)
    return answer(
      'sim',
      condition !== undefined || asksFirst(said) || tookNote.test(said) || isHedged(weakYes),
      weakYes,
    );
  return answer(null, false, undefined);
}
