/** Joins letter-spaced words, 'l a n c a m e n t o'; other text is unchanged. */
export const withoutTracking = (folded: string): string =>
  /^\W*(?:\w ){4,}\w\W*$/.test(folded) ? folded.replaceAll(' ', '') : folded;

const roomWords = 'dormitorios|dormitorio|quartos|quarto|suites|suite|vagas'.split('|');
/** A room word with one stray space: 'quar tos', 'dormi torios'. */
const broken = new RegExp(
  `(?<![a-z])(?:${roomWords
    .flatMap((word) =>
      Array.from({ length: word.length - 3 }, (_, at) => `${word.slice(0, at + 2)} ${word.slice(at + 2)}`),
    )
    .join('|')})(?![a-z])`,
  'g',
);

/** Rejoins room words a text layer broke in two. The text may become shorter. */
export const rejoinRoomWords = (folded: string): string =>
  folded.replace(broken, (found) => found.replace(' ', ''));
