import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { understandMessage } from '#server/lisa/entendimento/understand-message.ts';
import { creciWays, emailWays, nomeGuerraWays, nomeWays, precoWays, regiaoWays } from './ways-of-writing.ts';

export interface UnderstandingTally {
  kind: string;
  total: number;
  wrong: { message: string; expected: string | null; found: string | null }[];
}

type Show = (understood: UnderstoodMessage) => string | null;

const creci: Show = ({ creci: found }) => found && `${found.numero} ${found.uf ?? '-'} ${found.tipo ?? '-'}`;
const round = (price: string | null) => price?.replace(/\.00$/, '') ?? '';
const precos: Show = ({ precos: found }) => found && `${round(found.min)}..${round(found.max)}`;

const kinds: [string, [string, string | null][], MessageInput['asked'], Show][] = [
  ['CRECI com UF', creciWays, 'creci', creci],
  ['E-mail', emailWays, 'contato', ({ email }) => email],
  ['Faixa de preço', precoWays, 'precos', precos],
  ['Nome', nomeWays, 'contato', ({ nome }) => nome],
  ['Nome de guerra', nomeGuerraWays, 'nomeGuerra', ({ nomeGuerra }) => nomeGuerra],
  ['Região', regiaoWays, 'regiao', ({ regiao }) => regiao],
];

type Understand = (input: MessageInput) => UnderstoodMessage | Promise<UnderstoodMessage>;

/** Measures how an engine interprets the sample messages, by kind; default: the local engine. */
export async function judgeUnderstanding(
  understand: Understand = (input) => understandMessage(input).data,
): Promise<UnderstandingTally[]> {
  const tallies: UnderstandingTally[] = [];
  for (const [kind, ways, asked, show] of kinds) {
    const wrong: UnderstandingTally['wrong'] = [];
    for (const [message, expected] of ways) {
      const found = show(await understand({ message, asked }));
      if (found !== expected) wrong.push({ message, expected, found });
    }
    tallies.push({ kind, total: ways.length, wrong });
  }
  return tallies;
}
