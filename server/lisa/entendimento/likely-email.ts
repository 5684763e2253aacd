import { editDistance } from '#contract/base/edit-distance.ts';

const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'uol.com.br',
  'terra.com.br',
  'bol.com.br',
];
/** Near them, and right as they are. */
const others = new Set(
  'mail.com email.com ymail.com gmx.com live.com msn.com me.com gmail.com.br hotmail.com.br outlook.com.br ig.com.br globo.com fmail.com'.split(
    ' ',
  ),
);
const letters = (text: string) => [...text].sort().join('');

/** The address meant by a slip in the name of a provider everybody knows; null if there is none. */
export function likelyEmail(email: string): string | null {
  const [local, domain] = email.toLowerCase().split('@');
  if (!local || !domain || common.includes(domain) || others.has(domain)) return null;
  const meant = common.find((each) => {
    const slips = editDistance(domain, each);
    return domain[0] === each[0] && (slips === 1 || (slips === 2 && letters(domain) === letters(each)));
  });
  return meant === undefined ? null : `${local}@${meant}`;
}
