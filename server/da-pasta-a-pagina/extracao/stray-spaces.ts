/** 'l a n c a m e n t o', set wide by a designer, as one word; other text stays as it is. */
export const withoutTracking = (folded: string): string =>
  /^\W*(?:\w ){4,}\w\W*$/.test(folded) ? folded.replaceAll(' ', '') : folded;

const roomWords = 'dormitorios|dormitorio|quartos|quarto|suites|suite|vagas'.split('|');
/** A room's word with one space somewhere within it: 'quar tos', 'dormi torios'. */
const broken = new RegExp(
  `(?<![a-z])(?:${roomWords
    .flatMap((word) =>
      Array.from({ length: word.length - 3 }, (_, at) => `${word.slice(0, at + 2)} ${word.slice(at + 2)}`),
    )
    .join('|')})(?![a-z])`,
  'g',
);

/** Words for rooms that a text layer broke in two, whole again. The text may become shorter. */
export const mendRoomWords = (folded: string): string =>
  folded.replace(broken, (found) => found.replace(' ', ''));
