import { findPlaces, placeNamed } from './find-places.ts';

const inPlace = '(?:(?:no|em) lugar|em vez|ao inv[ée]s) d[eoa]s?';
const swap = new RegExp(`^(.*\\S)\\s+${inPlace}\\s+(?:bairro (?:d[eoa] )?)?(.+)$`, 'isu');
const lead =
  /^.*?(?<!\p{L})(?:coloca|coloque|p[õo]e|ponha|bota|bote|usa|use|quero|queria|prefiro|troca|troque|muda|mude|é|eh|s[ãa]o|fica|atendo|atuo|trabalho|cubro|pego)\s*:?\s+(?:(?:em|n[oa]s?|o|a)\s+)?/iu;
/** What leaves the places told beside it as they are. */
const stays =
  /(?<!\p{L})(?:mant[ée]m|mantenha|manter|deix[ae]r?|deixando|fic[ae]m?|ficar|continu[ae]m?|continuar|segu(?:e|em)|permanec\w+|o resto|o restante|tamb[ée]m)(?!\p{L})/giu;

interface Swapped {
  joining: string[];
  leaving: string[];
  /** Told beside them. */
  others: string[];
}

const piecesOf = (text: string) => text.split(/,\s*|;\s*|\s+e\s+/iu).map((each) => each.trim());

/**
 * 'Boa Viagem, Casa Forte no lugar da Piedade e Pina': the name before joins, the one after leaves, and whoever lists
 * more means them all. Of 'Casa Forte no lugar da Piedade e do Pina' both leave.
 */
export function swappedIn(text: string, isPlace: (name: string) => boolean): Swapped | null {
  const [, head, tail] = swap.exec(text) ?? [];
  if (head === undefined || tail === undefined) return null;
  const before = piecesOf(head.replace(lead, '')).filter(Boolean);
  const told = before.map((piece) => findPlaces(piece).places.filter(isPlace));
  const joining = told.at(-1) ?? [];
  if (joining.length === 0) return null;
  const listed = told.slice(0, -1).flat();
  const [first = '', ...rest] = listed.length > 0 ? piecesOf(tail) : tail.split(/,\s*|;\s*/u);
  const leaving = findPlaces(first).places.filter(isPlace);
  const after = rest.flatMap(
    (piece) => findPlaces(piece.replace(stays, '').replace(/\s+/g, ' ').trim()).places,
  );
  if (leaving.length === 0) return null;
  return { joining, leaving, others: [...listed, ...after.filter((name) => isSure(name, isPlace))] };
}

const isSure = (name: string, isPlace: (name: string) => boolean) =>
  placeNamed(name) !== null || (/^\p{Lu}/u.test(name) && isPlace(name));

const replaced = new RegExp(`\\s+${inPlace}\\s+[^,.;!?\\n]+?(?=[,.;!?\\n]|\\s+e\\s+|$)`, 'giu');

/** A list of places without those that others stand for: 'Pina no lugar do Espinheiro, Piedade' → 'Pina, Piedade'. */
export const withoutReplaced = (text: string): string => text.replace(replaced, '');
