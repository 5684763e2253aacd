import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { possibleAnswers, readIdentity } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { natureOf } from './nature.ts';

/** A development that documents of a folder describe. */
export interface Development {
  nome: string;
  /** The documents that are of it alone. */
  paths: string[];
  /** Where its name stands. */
  evidence: Evidence | null;
}

interface Identity {
  path: string;
  nome: string | null;
  /** Whether its name is stated, not guessed. */
  stated: boolean;
  evidence: Evidence | null;
  street: string | null;
  city: string | null;
  registro: string | null;
  /** Whether it says so much that it would name its development, as a book does. */
  full: boolean;
  /** Its words, between spaces. */
  words: string;
}

/** Kinds of things a book says of homes on offer, of eleven. */
const fullFrom = 7;

const spaced = (text: string) =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

function identityOf(document: DocumentText): Identity {
  const read = readIdentity([document]);
  const [guess] = read.nome ? [] : possibleAnswers([document]).nome;
  return {
    path: document.path,
    nome: read.nome?.value ?? guess?.value ?? null,
    stated: read.nome !== null && read.nome.confidence >= 0.85,
    evidence: read.nome?.evidence[0] ?? guess?.evidence ?? null,
    street: read.endereco && /\d/.test(read.endereco) ? spaced(read.endereco) : null,
    city: read.cidade && spaced(read.cidade),
    registro: read.registro?.replace(/\D/g, '') ?? null,
    full: natureOf(document.pages).sinais >= fullFrom,
    words: spaced(document.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')),
  };
}

/** 'MORADA DO SOL' → 'Morada do Sol'. */
const quiet = (nome: string) =>
  nome.length > 4 && nome === nome.toUpperCase()
    ? nome
        .toLowerCase()
        .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (?:D[aeo]s?|E) /g, (word) => word.toLowerCase())
    : nome;

/** A name's own words, without its kind: 'Residencial Aurora' is 'aurora'. */
const ownWords = (nome: string) => {
  const words = spaced(nome);
  const bare = words.replace(kind, ' ').replace(kindAfter, ' ');
  return bare.trim() === '' ? words : bare;
};
const kinds =
  'residencial|edificio|ed|condominio|complexo|residences?|residenciais|empreendimento|torres?|loteamento';
const kind = new RegExp(`^ (?:(?:o|a) )?(?:${kinds}) (?:d[aeo]s? )?`);
const kindAfter = new RegExp(` (?:${kinds}) $`);

const apart = (one: string | null, other: string | null) =>
  one !== null && other !== null && !one.includes(other) && !other.includes(one);
const names = (one: Identity, text: string | null) =>
  one.nome !== null && Boolean(text?.includes(ownWords(one.nome)));

function sayTheSame(a: Identity, b: Identity): boolean {
  if (a.registro && a.registro === b.registro) return true;
  if (a.street && a.street === b.street) return true;
  if (names(a, b.nome && spaced(b.nome)) || names(b, a.nome && spaced(a.nome))) return true;
  // A book that advertises its firm's other building is still of its own.
  if (a.stated && b.stated && apart(a.street, b.street)) return false;
  return names(a, b.words) || names(b, a.words);
}

const isNamed = ({ stated, full }: Identity) => stated || full;

/**
 * Two documents are of two developments only if something besides their names says so, or neither would leave
 * out its own.
 */
function differ(a: Identity, b: Identity): boolean {
  if (!a.nome || !b.nome || sayTheSame(a, b)) return false;
  return (
    apart(a.street, b.street) ||
    apart(a.city, b.city) ||
    apart(a.registro, b.registro) ||
    (isNamed(a) && isNamed(b))
  );
}

/** The developments of a folder's sales documents by their paths: one, unless documents say otherwise of each other. */
export function developmentsIn(documents: DocumentText[]): Development[] {
  const groups: Identity[][] = [];
  for (const one of documents.map(identityOf)) {
    const own = groups.filter((group) => group.some((other) => sayTheSame(one, other)));
    const open = groups.filter((group) => !group.some((other) => differ(one, other)));
    // A document that fits several is of none of them alone.
    if (own.length === 1) own[0]!.push(one);
    else if (own.length === 0 && (one.nome !== null || groups.length === 0) && open.length === 0)
      groups.push([one]);
    else if (own.length === 0 && open.length === 1) open[0]!.push(one);
  }
  const inOrder = groups.toSorted((a, b) => (a[0]!.path < b[0]!.path ? -1 : 1));
  return inOrder.flatMap((group) => {
    const named = group.find(({ stated }) => stated) ?? group.find(({ nome }) => nome !== null);
    return named
      ? [{ nome: quiet(named.nome!), paths: group.map(({ path }) => path), evidence: named.evidence }]
      : [];
  });
}
