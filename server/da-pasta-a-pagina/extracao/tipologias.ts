import { foldText } from '#contract/base/text.ts';
import type { Tipologia } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { privateAreas } from './areas.ts';
import { type Candidate, candidate } from './candidate.ts';
import { readComodos } from './comodos.ts';
import { kindsInList } from './kinds-in-list.ts';
import { factOf } from './precedence.ts';
import { privateAreaOf } from './row-area.ts';
import { isNext, type SourceLine } from './source.ts';
import type { Row } from './tables.ts';
import { typeLines } from './type-lines.ts';

/** Unit types known by name. */
const kinds =
  /\b(?:gardens?|penthouses?|coberturas?(?: (?:duplex|linear))?|duplex|triplex|studios?|lofts?|flats?|(?:tipo|planta|final|opcao) (?:[a-z]\b|\d{1,2}\b))/;
const most = 24;

/** Unit types: rooms or a type name together with one private area. */
export function extractTipologias(lines: SourceLine[], rows: Row[]): Fact<Tipologia>[] {
  const inRows = new Set(rows.map((row) => row.line));
  const free = lines.filter((line) => !inRows.has(line));
  const whole = typeLines(free);
  const inWhole = new Set(whole.flatMap((one) => one.lines));
  const listed = whole.map(({ found }) => found);
  const told = fromLines(free.filter((line) => !inWhole.has(line)));
  const found = [...told, ...rows.flatMap((row) => fromRow(row) ?? [])];
  const groups: Candidate<Tipologia>[][] = [];
  for (const one of listed) {
    // A line names its kind: another name beside one size is another kind.
    const same = groups.find(
      ([first]) => isCalled(first!.value, one.value) && isSame(first!.value, one.value),
    );
    if (same) same.push(one);
    else groups.push([one]);
  }
  for (const one of found.toSorted((a, b) => known(b.value) - known(a.value))) {
    const same = groups.find(([first]) => isSame(first!.value, one.value));
    if (same) same.push(one);
    else groups.push([one]);
  }
  // A list names no kind that nothing else does; of one that is known it tells the rooms.
  for (const one of kindsInList(free)) groups.find(([first]) => isSame(first!.value, one.value))?.push(one);
  return groups
    .map((group) => withCounts(factOf(group, [], null), group))
    .sort((a, b) => sizeOf(a.value) - sizeOf(b.value))
    .slice(0, most);
}

/** A kind with the rooms that other passages tell of it. */
function withCounts(fact: Fact<Tipologia>, group: Candidate<Tipologia>[]): Fact<Tipologia> {
  const told = counts.map((count) => [
    count,
    fact.value[count] ?? group.find(({ value }) => value[count] !== null)?.value[count] ?? null,
  ]);
  return { ...fact, value: { ...fact.value, ...Object.fromEntries(told) } };
}

/** What has no area is last. */
const sizeOf = ({ area }: Tipologia) => Number(area ?? Number.POSITIVE_INFINITY);
const isCalled = (a: Tipologia, b: Tipologia) => foldText(a.nome) === foldText(b.nome);

const counts = ['dormitorios', 'suites', 'vagas'] as const;
const known = (value: Tipologia) => counts.filter((count) => value[count] !== null).length;
const isSame = (a: Tipologia, b: Tipologia) =>
  Math.floor(Number(a.area)) === Math.floor(Number(b.area)) &&
  (['dormitorios', 'suites'] as const).every(
    (count) => a[count] === null || b[count] === null || a[count] === b[count],
  );

/** A plan's title, rooms and area may be on consecutive lines. */
function fromLines(lines: SourceLine[]): Candidate<Tipologia>[] {
  const found: Candidate<Tipologia>[] = [];
  for (let index = 0; index < lines.length; ) {
    let used = 1;
    for (const size of [1, 2, 3]) {
      const card = lines.slice(index, index + size);
      const read = isCard(card) ? fromCard(card) : null;
      if (!read) continue;
      found.push(read);
      used = size;
      break;
    }
    index += used;
  }
  return found;
}

/** Adjacent lines of one page, the first of which mentions a plan. */
function isCard(lines: SourceLine[]): boolean {
  return lines.every((line, index) => {
    const above = lines[index - 1];
    if (!above) return aboutPlan.test(line.folded) || (kinds.test(line.folded) && !tally.test(line.folded));
    const step = line.box.y - above.box.y;
    return isNext(above, line) && step > 0 && step < 50 && line.text.length < 90;
  });
}
/** '4 coberturas duplex', '1 cobertura disponível': how many there are, no title of one. */
const tally =
  /^\W*\d{1,3} (?:apartamentos |unidades |residencias )?(?:gardens?|penthouses?|coberturas?|duplex|triplex|studios?|lofts?|flats?)\b/;
const aboutPlan = /\bdorm|\bquarto|\bsuite|\d ?q\b|m[²2]/;

function fromCard(lines: SourceLine[]): Candidate<Tipologia> | null {
  const rooms = lines.map((line) => readComodos(line.folded));
  const said = lines.flatMap((line) => privateAreas(line));
  const areas = [...new Set(said.map(({ area }) => area))];
  const all = (count: (typeof counts)[number]) => [...new Set(rooms.flatMap((room) => room[count]))];
  const [dormitorios, suites, vagas] = [all('dormitorios'), all('suites'), all('vagas')];
  const named = lines.find((line) => kinds.test(line.folded));
  // Ranges and lists describe all homes, not one type.
  if (said.some(({ from, upTo }) => from || upTo)) return null;
  if (dormitorios!.length > 1 || suites!.length > 1 || areas.length !== 1) return null;
  if (dormitorios!.length === 0 && suites!.length === 0 && !named) return null;
  const about =
    named ?? lines.find((_, index) => rooms[index]!.dormitorios.length + rooms[index]!.suites.length > 0)!;
  const value = {
    nome: nameOf(about),
    dormitorios: dormitorios![0] ?? null,
    suites: suites![0] ?? null,
    vagas: vagas!.length === 1 ? vagas![0]! : null,
    area: areas[0]!,
  };
  return candidate(value, 2, lines[0]!, ...lines.slice(1));
}

/** The words naming the type: 'Garden', 'Tipo A', else its rooms. */
function nameOf(line: SourceLine): string {
  const match =
    line.folded.match(kinds) ??
    line.folded.match(/\b(?:\d|uma?|dois|duas|tres|quatro)\s*(?:dorm|quarto|qto|suite|q\b)[a-z]*/);
  if (match?.index === undefined) return line.text.replaceAll('\t', ' ').slice(0, 60);
  return capitalised(line.text.slice(match.index, match.index + match[0].length));
}

function fromRow(row: Row): Candidate<Tipologia> | null {
  const area = privateAreaOf(row);
  const count = (header: RegExp) => {
    const cell = row.cells.find((one) => header.test(one.header) && /^\d$/.test(one.folded));
    return cell ? Number(cell.folded) : null;
  };
  const said = readComodos(row.line.folded);
  const only = (found: number[]) => (found.length === 1 ? found[0]! : null);
  const dormitorios = only(said.dormitorios) ?? count(/dorm|quarto/);
  const suites = only(said.suites) ?? count(/suite/);
  const named = kinds.test(row.line.folded) || said.dormitorios.length > 0 || said.suites.length > 0;
  if (!area || (dormitorios === null && suites === null && !named)) return null;
  const typeCell = row.cells.find(
    (cell) => /tipo|tipologia|planta/.test(cell.header) && /[a-z]/.test(cell.folded),
  );
  // A row of bare figures is named after its column's heading.
  const rooms =
    dormitorios === null
      ? `${suites} ${suites === 1 ? 'suíte' : 'suítes'}`
      : `${dormitorios} ${dormitorios === 1 ? 'dormitório' : 'dormitórios'}`;
  const nome = (typeCell && capitalised(typeCell.text)) ?? (named ? nameOf(row.line) : rooms);
  const vagas = only(said.vagas) ?? count(/^vagas?$/);
  return candidate({ nome: nome.slice(0, 60), dormitorios, suites, vagas, area }, 2, row.line);
}

/** 'FINAL 01' → 'Final 01', 'TIPO A' → 'Tipo A' */
function capitalised(text: string): string {
  const isShouted = text === text.toUpperCase();
  const quiet = isShouted
    ? text.toLowerCase().replace(/(?<= )\p{L}$/u, (letter) => letter.toUpperCase())
    : text;
  return quiet.charAt(0).toUpperCase() + quiet.slice(1);
}
