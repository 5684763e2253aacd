import type { Uf } from '#contract/base/common.ts';
import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';
import { readUf, stateNames } from './municipios.ts';

const letters = (text: string) => [...text].sort().join('');
/** Names up to this length differ by one letter from names of people: of 'Clara' and 'Ceará' none is a slip. */
const shortUpTo = 6;

/** Whether a name is a state's with a slip of the finger: 'pernanbuco', 'minas gerias'. */
function isSlipOf(said: string, name: string): boolean {
  if (name.length < 5 || said[0] !== name[0] || Math.abs(said.length - name.length) > 2) return false;
  const isSwapped = said.length === name.length && letters(said) === letters(name);
  const slips = editDistance(said, name);
  if (isSwapped && slips <= 2) return true;
  if (name.length <= shortUpTo) return slips === 1 && said.length < name.length;
  return slips <= (name.length >= 9 ? 2 : 1);
}

/** The one state whose name a text is, or nearly is; null if there is none. */
export function nearUf(text: string): Uf | null {
  const said = foldText(text).trim();
  const exact = readUf(said);
  if (exact) return exact;
  const found = Object.entries(stateNames).filter(([name]) => isSlipOf(said, name));
  return found.length === 1 ? found[0]![1] : null;
}
