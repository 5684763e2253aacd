import { foldText } from '#contract/base/text.ts';
import type { CollectedPhrase } from './collection.ts';
import { isSame, wrongData, wrongIntents } from './judge.ts';
import type { playPhrase } from './play-phrases.ts';

type Played = ReturnType<typeof playPhrase>;
interface Total {
  what: string;
  count: number;
  of: number;
}

/** Whether a stored value stands in what Lisa answered. */
function isSaidBack(value: unknown, said: string): boolean {
  if (Array.isArray(value)) return value.every((each) => isSaidBack(each, said));
  // A telephone number is said back in groups.
  if (/^\d{10,}$/.test(String(value)) && said.replace(/\D/g, '').includes(String(value))) return true;
  if (typeof value !== 'number') return foldText(said).includes(foldText(String(value)));
  return said.replace(/\./g, '').includes(String(value));
}

const isStoredWrong = ({ dados, alsoRight }: CollectedPhrase, { guardado }: Played) =>
  Object.entries(guardado).some(
    ([field, value]) =>
      !(field in dados && isSame(dados[field], value)) &&
      !alsoRight[field]?.some((each) => isSame(each, value)),
  );
const saidOf = ({ respostas }: Played) => respostas.map(({ texto }) => texto).join('\n');
const asksForYes = ({ etapa }: CollectedPhrase) => etapa === 'saudacao' || etapa === 'confirmacao';
const maySay = ({ intents, optional, oneOf }: CollectedPhrase, ...all: string[]) =>
  [...intents, ...optional, ...oneOf].some((each) => all.includes(each));

/** What is counted of a collection's phrases; no phrase is told. */
export function totalsOf(played: readonly { phrase: CollectedPhrase; made: Played }[]): Total[] {
  const told = played.filter(({ phrase }) => Object.keys(phrase.dados).length > 0);
  const yes = played.filter(({ phrase }) => phrase.intents.includes('sim') && !maySay(phrase, 'nao', 'adia'));
  const noYes = played.filter(({ phrase }) => asksForYes(phrase) && !maySay(phrase, 'sim', 'continuar'));
  const no = noYes.filter(({ phrase }) => phrase.intents.includes('nao'));
  const stored = played.flatMap(({ made }) =>
    Object.values(made.guardado).map((value) => ({ value, said: saidOf(made) })),
  );
  const says = (each: { made: Played }, name: string) => each.made.intencoes.includes(name);
  const total = <T>(what: string, among: readonly T[], is: (each: T) => boolean): Total => ({
    what,
    count: among.filter(is).length,
    of: among.length,
  });
  return [
    total('intenções certas', played, ({ phrase, made }) => wrongIntents(phrase, made) === ''),
    total('dados certos, de todas', played, ({ phrase, made }) => wrongData(phrase, made) === ''),
    total('dados certos, das que os têm', told, ({ phrase, made }) => wrongData(phrase, made) === ''),
    total('sim claro tomado por não', yes, (each) => says(each, 'nao')),
    total('sim claro que não foi visto', yes, (each) => !says(each, 'sim')),
    total('não claro tomado por sim', no, (each) => says(each, 'sim')),
    total('tomadas por sim sem ser', noYes, (each) => says(each, 'sim')),
    total('frases que guardaram um valor errado', played, ({ phrase, made }) => isStoredWrong(phrase, made)),
    total(
      'guardado errado sem ser dito de volta',
      played,
      ({ phrase, made }) =>
        isStoredWrong(phrase, made) &&
        Object.values(made.guardado).some((value) => !isSaidBack(value, saidOf(made))),
    ),
    total(
      'valores guardados sem serem ditos de volta',
      stored,
      ({ value, said }) => !isSaidBack(value, said),
    ),
  ];
}
