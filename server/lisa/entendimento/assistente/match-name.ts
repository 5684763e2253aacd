import { foldText } from '#contract/base/text.ts';
import { soundsLike } from './sound.ts';

/** Words that many names have in common: they tell two apart only where nothing else does. */
const generic = new Set(
  'residencial residence residences edificio ed condominio cond empreendimento predio torre loteamento home club'.split(
    ' ',
  ),
);
const joining = new Set('o a os as e de do da dos das no na em the of'.split(' '));

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !joining.has(word));

export interface Named {
  id: number;
  nome: string;
}

interface Score {
  one: Named;
  /** Distinctive words of the name that were said, and how many it has. */
  told: number;
  of: number;
  /** Common words said: 'residencial'. */
  common: number;
  /** Words said that the name does not have. */
  strange: number;
}

function scoreOf(one: Named, said: readonly string[]): Score {
  const name = wordsOf(one.nome);
  const own = name.filter((word) => !generic.has(word));
  const distinctive = own.length > 0 ? own : name;
  const words = said.filter((word) => !generic.has(word));
  return {
    one,
    told: distinctive.filter((word) => words.some((each) => soundsLike(each, word))).length,
    of: distinctive.length,
    common: name.filter((word) => generic.has(word) && said.includes(word)).length,
    strange: words.filter((word) => !distinctive.some((each) => soundsLike(word, each))).length,
  };
}

/**
 * The empreendimentos that some words may name, by folded text with slips. `isWhole`: the words are a name and
 * nothing else, so none of them may be strange to it unless all of its own are there.
 */
export function matchName<Row extends Named>(rows: readonly Row[], text: string, isWhole: boolean): Row[] {
  const said = wordsOf(text);
  if (said.length === 0) return [];
  const onlyCommon = said.every((word) => generic.has(word));
  const scores = rows
    .map((row) => scoreOf(row, said))
    .filter(({ told, of, strange, common }) => {
      if (onlyCommon) return common > 0;
      if (told === 0) return false;
      return told === of || (isWhole ? strange === 0 : told * 2 >= of);
    });
  const most = (rate: (score: Score) => number, among: Score[]) => {
    const best = Math.max(...among.map(rate));
    return among.filter((score) => rate(score) === best);
  };
  const best =
    scores.length === 0
      ? []
      : most(
          ({ common }) => common,
          most(({ told }) => told, scores),
        );
  const exact = best.filter(({ one }) => wordsOf(one.nome).join(' ') === said.join(' '));
  return (exact.length === 1 ? exact : best).map(({ one }) => one as Row);
}
