import { foldText } from '#contract/base/text.ts';
import { cleanName, nameKey } from './name-candidates.ts';

/** A name the documents say, and the weight of where it is said most plainly. */
interface Said {
  key: string;
  strongest: number;
}

export interface FolderNamesake {
  key: string;
  /** It is the folder's name, and not only part of it or the other way round. */
  exact: boolean;
}

/** Said by a title at least: words in passing are no name of their own. */
const titled = 1.5;
/** Said by a label or a cover. */
const outright = 2;

/**
 * Which of the names in the documents a folder is named after: the one that is the very same, else the
 * longest of those that stand in the folder's name or hold it. 'Aurora Beach' is no folder of 'Aurora'
 * where there is an 'Aurora Beach Resort'.
 */
export function folderNamesake(folderName: string | null, names: readonly Said[]): FolderNamesake | null {
  if (!folderName) return null;
  const folder = ` ${foldText(folderName)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const name = cleanName(folderName.replaceAll('_', ' ').toUpperCase());
  const own = name && nameKey(name);
  const exact = names.find(({ key, strongest }) => key === own && strongest >= titled);
  if (exact) return { key: exact.key, exact: true };
  const isWithin = ({ key }: Said) => folder.includes(` ${key} `);
  const holds = ({ key, strongest }: Said) =>
    own !== null && strongest >= outright && ` ${key} `.includes(` ${own} `);
  const [longest] = names
    .filter((said) => isWithin(said) || holds(said))
    .sort((a, b) => b.key.length - a.key.length);
  return longest ? { key: longest.key, exact: false } : null;
}
