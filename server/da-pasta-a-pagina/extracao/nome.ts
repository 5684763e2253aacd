import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { candidate } from './candidate.ts';
import { coverPairs } from './cover-pairs.ts';
import { folderNamesake } from './folder-namesake.ts';
import { untracked } from './lettering.ts';
import { formerlySaid, type NameCandidate, nameCandidates, nameKey, spokenNames } from './name-candidates.ts';
import { readPassages } from './passages.ts';
import { factOf } from './precedence.ts';
import { doubted } from './rivals.ts';
import { isNext, type SourceLine } from './source.ts';

export interface Nome {
  nome: Fact<string> | null;
  /** Other empreendimentos the documents describe, best attested first. */
  outros: string[];
}

interface Group {
  key: string;
  members: NameCandidate[];
  score: number;
  /** The folder is named after it. */
  inFolder: boolean;
  /** It equals the folder's name. */
  isFolder: boolean;
  /** How often the pages say it. */
  times: number;
  /** Independent ways in which it is said. */
  ways: number;
  /** Named by a label or cover, and title of a page describing homes: not a passing mention. */
  describedApart: boolean;
}

/**
 * The commercial name: what titles, labels and covers say and the pages repeat. The folder's name breaks
 * ties, and decides if it is one of the names or distinguishes two variants; file names are code names and
 * ignored. `places` are names of places or people, never the development's.
 */
export function extractNome(lines: SourceLine[], folderName: string | null, places: string[] = []): Nome {
  const taken = new Set([...places.map(foldText), ...codeNames(lines), ...formerNames(lines)]);
  const candidates = [
    ...nameCandidates(lines),
    ...coverPairs(lines, folderName),
    ...spokenNames(readPassages(lines)),
  ];
  const groups = scoreGroups(
    candidates.filter(({ key }) => !taken.has(key)),
    lines,
    folderName,
  );
  const best = leading(groups);
  const first = best && (best.isFolder ? best : wholeOf(best, groups));
  if (!first || first.score < 3) return { nome: null, outros: [] };
  const rest = groups.filter((group) => group !== first);
  const others = rest
    .filter((group) => group.describedApart && !sameName(group.key, first.key))
    .filter((group, index, all) => !all.slice(0, index).some((other) => sameName(other.key, group.key)));
  const winners = [first, ...rest.filter((group) => sameName(group.key, first.key))];
  const rule = first.inFolder
    ? 'Os documentos descrevem mais de um empreendimento: vale o que dá nome à pasta.'
    : 'Os documentos descrevem mais de um empreendimento: vale o mais citado.';
  const named = inSmallLetters(spelling(first.members), lines);
  const fact = factOf(
    [
      ...first.members,
      ...winners.slice(1).flatMap((group) => group.members.map((one) => ({ ...one, weight: 0.5 }))),
    ],
    others.flatMap((group) => group.members.slice(0, 3)),
    rule,
    { key: nameKey },
  );
  // The evidence starts with the line containing the chosen spelling.
  const evidence = [
    named.evidence,
    ...fact.evidence.filter((one) => one.quote !== named.evidence.quote),
  ].slice(0, 5);
  const certain = certaintyOf(
    first,
    rest.filter((group) => !sameName(group.key, first.key)),
  );
  const whole = goesOnBelow(first, lines, taken);
  return {
    nome: {
      ...fact,
      value: named.value,
      evidence,
      confidence: whole ? Math.min(certain, doubted) : certain,
      conflicts: whole ? [whole, ...fact.conflicts].slice(0, 4) : fact.conflicts,
    },
    outros: others.map((group) => spelling(group.members).value),
  };
}

const codeLabel =
  /(?:^|[^\p{L}])(?:codinome(?: d[ao] (?:obra|projeto))?|nome (?:d[aeo] (?:obra|canteiro|trabalho)|interno|provisorio|tecnico)|codigo d[ao] (?:obra|projeto|empreendimento)|(?:obra|projeto) internamente chamad[ao]|chamad[ao] internamente (?:de)?)\s*[:\t–-]?\s*(.{2,60})/u;
/** 'OBRA 47': a number is no name. */
const codeNumber = /^\W*((?:obra|canteiro|job|projeto|empreendimento) (?:n[.ºo°]* ?)?[\d/.-]+)\W*$/;

/** What the works are called among those who build, in the keys of names. */
function codeNames(lines: SourceLine[]): string[] {
  return lines.flatMap(({ folded }) => {
    const code = (codeLabel.exec(folded) ?? codeNumber.exec(folded))?.[1];
    return code ? [nameKey(code.split(/[\t,;|(]|\.\s|\s[-–]\s/)[0]!.replace(/\.$/, ''))] : [];
  });
}

/** 'EDIFÍCIO ALVORADA, 1953' over 'agora', 'o antigo Hotel Alvorada': what stood there before it was made anew. */
export function formerNames(lines: SourceLine[]): string[] {
  return [...readPassages(lines).flatMap(({ text }) => formerlySaid(text)), ...replacedNames(lines)];
}

function replacedNames(lines: SourceLine[]): string[] {
  return lines.flatMap((line, index) => {
    const below = lines[index + 1];
    const [, built] = /^\W*(.{4,50}?)(?:, (?:de )?| \()1[89]\d\d\)?\W*$/.exec(line.folded) ?? [];
    const isAnew = isNext(line, below) && /^\W*(?:agora|hoje|renasce|torna-se|vira)\W*$/.test(below.folded);
    if (line.page !== 1 || !(built || isAnew)) return [];
    return [nameKey(built ?? line.text)];
  });
}

/**
 * The best attested name, unless the folder is named after another: exactly, or after another form of the
 * same name ('aurora beach' beside 'aurora').
 */
function leading(groups: Group[]): Group | undefined {
  const [best] = groups;
  const named = groups.find(({ inFolder }) => inFolder);
  if (!best || !named) return best;
  const decides = sameName(named.key, best.key) || (named.isFolder && named.describedApart);
  return decides ? named : best;
}

/**
 * A cover breaks a name over lines: the largest of them alone is only a part of it. So is a word that only
 * sentences say ('sobre o Bosque') of what a cover or a table's title says whole, and what is never said without
 * the rest ('Alvorecer' of 'Alvorecer Jardins').
 */
function wholeOf(first: Group, groups: Group[]): Group {
  const isSpoken = first.members.every(({ weight }) => weight < 2);
  const isWhole = ({ members }: Group) => members.some((one) => one.joined || (isSpoken && one.weight >= 2));
  const isAlways = ({ key, times }: Group) =>
    key.startsWith(`${first.key} `) && times > 1 && times === first.times;
  return (
    groups
      .filter((group) => (isWhole(group) || isAlways(group)) && ` ${group.key} `.includes(` ${first.key} `))
      .sort((a, b) => b.key.length - a.key.length)[0] ?? first
  );
}

function scoreGroups(candidates: NameCandidate[], lines: SourceLine[], folderName: string | null): Group[] {
  const pages = [...Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`).values()].map(
    (page) =>
      ` ${page
        .map((line) => untracked(line.folded))
        .join(' ')
        .replace(/[^a-z0-9]+/g, ' ')} `,
  );
  const said = [...Map.groupBy(candidates, ({ key }) => key)].map(([key, members]) => ({
    key,
    members,
    strongest: Math.max(...members.map((one) => one.weight)),
  }));
  const namesake = folderNamesake(folderName, said);
  return said
    .map(({ key, members, strongest }): Group => {
      // A head of letters set apart has lost its spaces.
      const bare = key.length > 7 ? ` ${key.replaceAll(' ', '')} ` : ` ${key} `;
      const times = pages.reduce((sum, page) => sum + page.split(` ${key} `).length - 1, 0);
      const onPages = pages.filter((page) => page.includes(` ${key} `) || page.includes(bare)).length;
      // A message or an ad has one page.
      const mentioned = pages.length === 1 ? Math.min(2, times) : onPages;
      const documents = new Set(members.map((one) => one.document.path)).size;
      const inFolder = namesake?.key === key;
      const score =
        strongest +
        Math.min(4, mentioned * 0.5) +
        (documents - 1) * 1.5 +
        (inFolder ? 4 : 0) +
        Math.max(
          members.length > 1 ? 0.5 : 0,
          Math.min(1.5, members.filter((one) => one.spoken).length * 0.5),
        );
      const heads = members.some((one) => one.heads && one.weight < 2);
      // A cover may contain a motto; a name also stated explicitly counts wherever it heads a page.
      const describedApart =
        (strongest >= 2 && heads) || (strongest >= 3 && members.some((one) => one.heads));
      return {
        key,
        members,
        score,
        times,
        ways: waysOf(members) + Number(inFolder) + Number(mentioned >= 3),
        inFolder,
        isFolder: inFolder && namesake.exact,
        describedApart,
      };
    })
    .sort((a, b) => b.score - a.score || b.key.length - a.key.length);
}

/** Label (two by itself where it says that it is the name) or definition, title of a table, cover, heading, sentence, 'Residencial …': each is a witness. */
function waysOf(members: NameCandidate[]): number {
  const ways = members.map(({ spoken, noted, weight, evidence }) => {
    if (noted) return 'note';
    if (spoken) return weight >= 4 ? 'defined' : 'spoken';
    if (weight >= 4) return 'label';
    if (weight >= 3) return 'title';
    if (weight >= 1.5) return evidence.page === 1 ? 'cover' : 'heading';
    return 'mention';
  });
  return new Set(ways).size + Number(members.some(({ outright }) => outright));
}

/** 'TRIBUNA' over 'CENTER' on the cover: the word alone may be half of the name. */
function goesOnBelow({ key }: Group, lines: SourceLine[], taken: ReadonlySet<string>) {
  if (key.includes(' ')) return null;
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    if (line.page !== 1 || nameKey(line.text) !== key || !isNext(line, below)) continue;
    const isAlike = below.box.height > line.box.height * 0.6 && below.text.split(' ').length <= 3;
    const rest = isAlike && /^[\p{L} ]+$/u.test(below.text) ? below.folded.trim() : '';
    if (rest === '' || taken.has(rest) || generalWord.test(rest) || /[a-z]{3}/.test(rest) === false) continue;
    const value = `${line.text} ${below.text}`;
    return { value, evidence: [candidate(value, 1, line, below).evidence] };
  }
  return null;
}
const generalWord =
  /^(?:apartamentos?|residencial|residence|empreendimentos?|incorporad\w+|incorporac\w+|construt\w+|lancamento|em breve|breve lancamento|book|tabela|memorial)$/;

/** Sure with two witnesses, unless another name has as many. */
function certaintyOf(first: Group, others: Group[]): number {
  const rivalled = others.some(
    ({ ways, score }) => ways >= 2 && ways >= first.ways && score >= first.score * 0.8,
  );
  if (rivalled && !first.isFolder) return 0.5;
  // What only heads pages may be what the paper is called.
  const isOutdone = ({ members, ways, score }: Group) =>
    ways >= 2 && score >= first.score * 0.6 && members.some(isTold);
  if (!first.members.some(isTold) && others.some(isOutdone)) return 0.5;
  return first.ways >= 3 ? 0.95 : first.ways === 2 ? 0.88 : 0.6;
}

/** Said in a sentence, by a label or with what it names: 'Edifício Alfa'. */
const isTold = ({ spoken, noted, weight }: NameCandidate) => spoken || noted || weight >= 4 || weight === 1;

/** Whether one name is the other with more words: 'aurora' and 'aurora beach'. */
function sameName(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/** The spelling to display: the most frequent one, all capitals only as a last resort. */
function spelling(members: NameCandidate[]): NameCandidate {
  const counts = Map.groupBy(members, (one) => one.value);
  const shouted = (name: string) => name === name.toUpperCase();
  const [best] = [...counts.values()].sort(
    (a, b) =>
      Number(shouted(a[0]!.value)) - Number(shouted(b[0]!.value)) ||
      b.reduce((sum, one) => sum + one.weight, 0) - a.reduce((sum, one) => sum + one.weight, 0) ||
      b[0]!.value.length - a[0]!.value.length,
  );
  return best!.toSorted((a, b) => b.weight - a.weight)[0]!;
}

/** The mixed-case spelling of 'PORTO SERENO' in running text, if any. */
function inSmallLetters(name: NameCandidate, lines: SourceLine[]): NameCandidate {
  const folded = foldText(name.value);
  if (name.value !== name.value.toUpperCase() || !name.value.includes(' ')) return name;
  for (const line of lines) {
    const at = line.folded.indexOf(folded);
    const spelled = line.text.slice(at, at + folded.length);
    if (at >= 0 && spelled !== spelled.toUpperCase() && /^\p{Lu}/u.test(spelled))
      return { ...name, ...candidate(spelled, name.weight, line) };
  }
  return name;
}
