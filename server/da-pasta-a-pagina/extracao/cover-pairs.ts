import { foldText } from '#contract/base/text.ts';
import { candidate } from './candidate.ts';
import { cleanName, type NameCandidate, nameKey } from './name-candidates.ts';
import { isNext, type SourceLine } from './source.ts';

/** So far down a cover stands its name. */
const deepest = 6;
const mostWords = 4;
const letters = /^[\p{L}'’ ]+$/u;
/** 'AURORA' over 'SERENA' is no name for 'Aurora Serena SPE Ltda.' */
const ofFirm = 'spe |ltda |s a |incorpora|constru|empreendimento|engenharia|urban|imobili';
const plain = (text: string) =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Two lines of a cover that are one name, because the folder or another line says them in one: 'TRAÇO' over 'DOMINGOS'. */
export function coverPairs(lines: readonly SourceLine[], folderName: string | null): NameCandidate[] {
  const elsewhere = plain(folderName ?? '');
  return lines.flatMap((line, index) => {
    const below = lines[index + 1];
    if (line.page !== 1 || line.position > deepest || !isNext(line, below)) return [];
    if (line.cells.length > 1 || below.cells.length > 1) return [];
    if (!letters.test(line.text) || !letters.test(below.text)) return [];
    const said = `${line.text} ${below.text}`;
    const name = said.split(' ').length <= mostWords ? cleanName(said) : null;
    if (!name) return [];
    const whole = new RegExp(`${plain(name)}(?!${ofFirm})`);
    const isSaid = [elsewhere, ...lines.map(({ text }) => plain(text))].some((one) => whole.test(one));
    if (!isSaid) return [];
    return [
      {
        ...candidate(name, 2.5, line, below),
        key: nameKey(name),
        heads: false,
        spoken: false,
        joined: true,
      },
    ];
  });
}
