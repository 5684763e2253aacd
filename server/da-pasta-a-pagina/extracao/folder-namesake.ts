import { foldText } from '#contract/base/text.ts';
import { cleanName, nameKey } from './name-candidates.ts';

/** A name in the documents, and the weight of its most explicit mention. */
interface Said {
  key: string;
  strongest: number;
}

export interface FolderNamesake {
  key: string;
  /** Whether it equals the folder's name, rather than overlapping it. */
  exact: boolean;
}

/** Minimum weight: at least a title, not a passing mention. */
const titled = 1.5;
/** Weight of a label or a cover. */
const outright = 2;

/**
 * Which name in the documents a folder is named after: an exact match, else the longest that contains the
 * folder's name or is contained in it. 'Aurora Beach' is not the folder of 'Aurora' if there is an 'Aurora
 * Beach Resort'.
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
