import type { Fact } from '#contract/evidencia.ts';
import type { Tipologia } from '#contract/fatos.ts';
import { privateAreaOf, privateAreas } from './areas.ts';
import { type Candidate, candidate } from './candidate.ts';
import { readComodos } from './comodos.ts';
import { factOf } from './precedence.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';

/** Kinds of home that are known by their own name. */
const kinds =
  /\b(?:gardens?|penthouses?|coberturas?(?: (?:duplex|linear))?|duplex|triplex|studios?|lofts?|flats?|(?:tipo|planta|final|opcao) (?:[a-z]\b|\d{1,2}\b))/;
const most = 24;

/** The kinds of homes: one per line that gives rooms or a name together with a private area. */
export function extractTipologias(lines: SourceLine[], rows: Row[]): Fact<Tipologia>[] {
  const inRows = new Set(rows.map((row) => row.line));
  const told = lines.filter((line) => !inRows.has(line)).flatMap((line) => fromLine(line) ?? []);
  const found = told.length > 0 ? told : rows.flatMap((row) => fromRow(row) ?? []);
  const groups = Map.groupBy(found, ({ value: { nome, ...rest } }) =>
    rest.area === null
      ? nome.toLowerCase()
      : `${Math.floor(Number(rest.area))} ${rest.dormitorios} ${rest.suites}`,
  );
  return [...groups.values()]
    .map((group) => factOf(group, [], null, ({ nome }) => nome))
    .sort((a, b) => Number(a.value.area ?? 0) - Number(b.value.area ?? 0))
    .slice(0, most);
}

function fromLine(line: SourceLine): Candidate<Tipologia> | null {
  const { dormitorios, suites, vagas } = readComodos(line.folded);
  const areas = privateAreas(line);
  const kind = line.folded.match(kinds);
  // Ranges and lists describe all homes at once, not one kind of them.
  if (dormitorios.length > 1 || suites.length > 1 || areas.length > 1) return null;
  if (areas.length === 0 || (dormitorios.length === 0 && suites.length === 0 && !kind)) return null;
  return candidate(
    {
      nome: nameOf(line, kind),
      dormitorios: dormitorios[0] ?? null,
      suites: suites[0] ?? null,
      vagas: vagas.length === 1 ? vagas[0]! : null,
      area: areas[0]!.area,
    },
    2,
    line,
  );
}

/** The words of the line that name the kind: 'Garden', 'Tipo A', else what it says of its rooms. */
function nameOf(line: SourceLine, kind: RegExpMatchArray | null): string {
  if (kind?.index !== undefined) return capitalised(line.text.slice(kind.index, kind.index + kind[0].length));
  const rooms = line.folded.match(
    /\b(?:\d|uma?|dois|duas|tres|quatro)\s*(?:dorm|quarto|qto|suite|q\b)[a-z]*/,
  );
  return rooms?.index === undefined
    ? line.text.slice(0, 60)
    : capitalised(line.text.slice(rooms.index, rooms.index + rooms[0].length));
}

function fromRow(row: Row): Candidate<Tipologia> | null {
  const area = privateAreaOf(row);
  const count = (header: RegExp) => {
    const cell = row.cells.find((one) => header.test(one.header) && /^\d$/.test(one.folded));
    return cell ? Number(cell.folded) : null;
  };
  const said = readComodos(row.line.folded);
  const only = (counts: number[]) => (counts.length === 1 ? counts[0]! : null);
  const dormitorios = only(said.dormitorios) ?? count(/dorm|quarto/);
  const suites = only(said.suites) ?? count(/suite/);
  const kind = row.line.folded.match(kinds);
  if (!area || (dormitorios === null && suites === null && !kind)) return null;
  const typeCell = row.cells.find(
    (cell) => /tipo|tipologia|planta/.test(cell.header) && /[a-z]/.test(cell.folded),
  );
  const vagas = only(said.vagas);
  const nome = typeCell?.text ?? nameOf(row.line, kind);
  return candidate({ nome: nome.slice(0, 60), dormitorios, suites, vagas, area }, 2, row.line);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
