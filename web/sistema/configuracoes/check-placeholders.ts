import { foldText } from '#contract/base/text.ts';
import { corretorPlaceholders } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { SettingPlaceholder } from '#contract/sistema/configuracoes.ts';
import { placeholderNames } from '#contract/sistema/placeholders.ts';

type Mark = Pick<SettingPlaceholder, 'marca' | 'descricao'>;

/** A warning about placeholders: never blocks saving. */
export interface PlaceholderWarning {
  mensagem: string;
  /** The suggested replacement, if unambiguous. */
  troca?: { de: string; por: string };
}

const known = [
  ...placeholderNames.map((name) => `{${name}}`),
  ...corretorPlaceholders.map((name) => `{{${name}}}`),
];
const typedNames = /\{\{[^{}\n]{1,60}\}\}|(?<!\{)\{[^{}\n]{1,60}\}(?!\})/g;
const bare = (mark: string) => foldText(mark).replace(/[^a-z0-9]/g, '');

/**
 * Unknown placeholders with their nearest match, and missing ones of the default text (SET-17, SET-18).
 * Braces around other text are ignored.
 */
export function checkPlaceholders(text: string, filled: Mark[], standard: string): PlaceholderWarning[] {
  const marks = filled.map(({ marca }) => marca);
  const typed = [...new Set(text.match(typedNames) ?? [])];
  const doubts = typed.flatMap((mark) => doubtAbout(mark, marks) ?? []);
  const missing = filled
    .filter(({ marca }) => standard.includes(marca) && !text.includes(marca))
    // A misspelling is reported there instead of as missing.
    .filter(({ marca }) => !doubts.some(({ troca }) => troca?.por === marca));
  return missing.length === 0 ? doubts : [...doubts, { mensagem: lacking(missing) }];
}

const list = new Intl.ListFormat('pt-BR');

function lacking(missing: Mark[]): string {
  const names = list.format(missing.map(({ marca }) => marca));
  return missing.length === 1
    ? `O texto não usa ${names} (${missing[0]!.descricao}).`
    : `O texto não usa ${names}.`;
}

function doubtAbout(mark: string, marks: string[]): PlaceholderWarning | null {
  if (marks.includes(mark)) return null;
  // The public page fills these anywhere.
  if (mark.startsWith('{{') && known.includes(mark)) return null;
  if (known.includes(mark)) return { mensagem: `${mark} não é preenchido neste texto: sai vazio.` };
  const near = nearest(mark, marks) ?? nearest(mark, known);
  if (near)
    return { mensagem: `${mark} não existe. Você quis dizer ${near}?`, troca: { de: mark, por: near } };
  const isName = /^\{+[A-Z][A-Z0-9_]+\}+$/.test(mark);
  return isName ? { mensagem: `${mark} não existe e fica como está.` } : null;
}

/** The nearest placeholder by edit distance, at most a third of its letters; null if none. */
function nearest(mark: string, marks: string[]): string | null {
  const name = bare(mark);
  const ranked = marks
    .map((candidate) => ({ candidate, distance: changesBetween(name, bare(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(bare(candidate).length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return ranked[0]?.candidate ?? null;
}

/** Levenshtein distance. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length]!;
}
