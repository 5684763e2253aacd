import { foldText } from '#contract/base/text.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Names that end like verbs. */
const exceptions = set(`
  nando wando vando lando fernando orlando armando rolando brando hernando ferdinando rosendo rosalindo lindo arlindo florindo galindo deolindo
  omar edgar ademar valdemar osmar itamar gilmar aguiar vilar baltazar cesar lazar oscar agenor jair valdir altair clair odair
  dejair nair almir vladimir ademir valmir jurandir aldair adair ivair zenir lucimar josimar dagmar guiomar iomar neymar walter
  peter elder wagner alexander ester xavier oliver eder helder kleber cleber heber werner muller junior alencar
  sidnei vanderlei claudinei rudinei andrei rei nei rosinei lei wesclei ronei tadeu bartolomeu eliseu romeu abreu amadeu
  alceu dirceu zebedeu mateu irineu timoteu maria rosaria januaria hilaria sebastiana feliciana severiana mariana adriana
  aparecida margarida candida amada conrado aroldo almada salgado machado furtado prado casado penteado delgado alvarado hurtado
  silva oliva eva neva paiva saraiva gesse esse denise elise louise heloise marise clarice jesse
  cida dida faria farias candeias caldas freitas dantas prates
  dario mario rosario leme jaime jayme tomas moises
`);

const verbal =
  /(?:[aei]ndo|[aei]ram|[aei]mos|avam?|ariam?|[aei]sses?|[aei]ssem|ei|ou|iu|eu|cao|coes|mente|dade|ados?|adas?|idos?|idas?)$/;

/** Short names people go by. */
const shortNames = set(
  'zu ka ki mi su di xu cy ze jo lu ju vi gu te bi bia ana ivo leo rui edu isa teo lia bel ari ney nei gil ci le ro ra fa fe ti dr sr dra sra d eva ada ema noe raul ica duda',
);

const infinitive = /[aei]r$/;

/** Whether a word has the shape of everyday speech and not of a name: a verb, a participle, an adverb. */
export function isSpeech(word: string): boolean {
  const folded = foldText(word);
  if (exceptions.has(folded)) return false;
  // 'Moacir' bears a capital, 'começar' none.
  if (infinitive.test(folded) && folded.length >= 4 && !/^\p{Lu}/u.test(word)) return true;
  // 'KH', 'Santos RJ': initials.
  if (/^[^\P{Lu}AEIOUY]{2,3}$/u.test(word)) return false;
  if (folded.length <= 2) return !shortNames.has(folded);
  return folded.length >= 4 && verbal.test(folded);
}
