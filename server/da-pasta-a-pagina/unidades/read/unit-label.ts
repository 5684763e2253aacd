import { foldText } from '#contract/base/text.ts';

/** A unit as its table names it. */
export interface UnitLabel {
  unidade: string;
  torre: string | null;
}

/** Words that only say 'unit'; others ('Casa', 'Loft') belong to its name. */
const plainWords = /^(?:aptos?|apartamentos?|apart|ap|unid(?:ade)?|un|n)\b\.?(?: ?n?[.ºo°]+)? ?/i;
const kindsOfUnit =
  'casa|sobrado|villa|lote|lt|terreno|sala|loja|cobertura|cob|garden|penthouse|duplex|triplex|studio|loft|flat|conjunto|cj|chale|bangalo';

const code = '[a-z]{0,3}[ .-]?\\d{1,5}(?:[ /-]?[a-z]{1,2}\\b)?(?:[ /-]\\d{1,4})?';
const label = new RegExp(
  `^(?:(?:${kindsOfUnit})\\.?(?: ?n[.ºo°]+)? ?)?(?:${code})(?: ?\\((?:decorad[oa]|garden|duplex|cobertura|pcd|mobiliad[oa])\\)| (?:garden|duplex|triplex|cobertura|decorad[oa]|pcd))?$|^(?:cobertura|penthouse)(?: (?:${code}|[a-z]))?$`,
);
const withTower =
  /^(.+?)[ ,/-]+(torre|bloco|bl|quadra|qd)\.? ?([\w ]{1,20})$|^(torre|bloco|bl|quadra|qd)\.? ?(\w{1,12})[ ,/-]+(.+)$/i;

const towerWords: [RegExp, string][] = [
  [/^(?:quadra|qd)/, 'Quadra'],
  [/^(?:bloco|bl)/, 'Bloco'],
  [/^modulo/, 'Módulo'],
];

/** 'A' under 'Quadra' is 'Quadra A'; what says already what it is stays. */
export function towerName(heading: string, name: string): string {
  if (/^(?:torre|bloco|bl|quadra|qd|modulo|edif|pr[eé]dio|setor|condom)/i.test(name)) return name;
  const folded = foldText(heading);
  return `${towerWords.find(([pattern]) => pattern.test(folded))?.[1] ?? 'Torre'} ${name}`;
}

/** What names a unit in a cell, or null: a total, a heading, a sum. */
export function unitLabel(text: string): UnitLabel | null {
  const own = text.replace(/\s+/g, ' ').trim();
  const tower = withTower.exec(own);
  const named = (tower ? (tower[1] ?? tower[6]!) : own).trim().replace(plainWords, '');
  const folded = foldText(named);
  if (/^\d{1,2}\.\d{3}$/.test(named)) return { unidade: named.replace('.', ''), torre: null };
  if (folded.length === 0 || folded.length > 32 || !label.test(folded)) return null;
  const torre = tower ? towerName(tower[2] ?? tower[4]!, (tower[3] ?? tower[5]!).trim()) : null;
  return { unidade: named, torre };
}

/** A unit at the start of a line of text: 'Apto 304 2 Vagas…', '102 2 91S…'. */
export function leadingUnit(text: string): { label: UnitLabel; rest: string; worded: boolean } | null {
  const worded = new RegExp(
    `^[\\s•·–-]*((?:aptos?|apartamento|ap|unid(?:ade)?|${kindsOfUnit})\\b\\.?(?: ?n[.ºo°]+)? ?[a-z]{0,2}-?\\d{1,5}[a-z]?\\b)`,
    'i',
  ).exec(text);
  const bare = worded ?? /^\s*([a-z]{0,2}-?\d{2,5}[a-z]?)(?=\s)/i.exec(text);
  if (!bare) return null;
  const found = unitLabel(bare[1]!);
  return found && { label: found, rest: text.slice(bare[0].length), worded: worded !== null };
}
