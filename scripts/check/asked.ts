import { foldText } from '#contract/base/text.ts';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { possibleAnswers } from '#server/da-pasta-a-pagina/extracao/service.ts';

/** What a folder asks instead of stating: the candidates of each field, those of missing required ones too. */
export type Asked = Record<string, unknown[]>;

/** The questions of a folder, as a run and its review put them. */
export function askedOf(fatos: Fatos, possible: ReturnType<typeof possibleAnswers>): Asked {
  const asked: Asked = {};
  for (const campo of duvidasEm(fatos)) {
    const fact = fatos[campo] as Fact<unknown>;
    asked[campo] = [fact.value, ...fact.conflicts.map(({ value }) => value)];
  }
  for (const campo of ['nome', 'incorporadora', 'bairro'] as const) {
    const stated = fatos[campo] !== null && asked[campo] === undefined;
    if (!stated)
      asked[campo] = [...(asked[campo] ?? []), ...possible[campo].map(({ value }) => value)].slice(0, 5);
  }
  return asked;
}

/** Values the documents state, by folder and field, as in `truth.json`. */
export type Truth = Record<
  string,
  {
    in_text: Record<string, unknown>;
    /** Fields of which several answers are right. */
    either?: Record<string, unknown>;
    /** Fields the documents do not state. */
    absent?: string[];
  }
>;

/** Prints how many questions a folder asks, and how often the right answer is among the candidates. */
export function printAsked(title: string, folders: { key: string; asked: Asked }[], truth: Truth): void {
  const counts = folders.map(({ asked }) => Object.keys(asked).length).sort((a, b) => a - b);
  const fields = new Map<string, [right: number, of: number]>();
  for (const { key, asked } of folders)
    for (const [field, candidates] of Object.entries(asked)) {
      const right = truth[key.split('/').at(-1)!]?.in_text[field];
      if (right === undefined) continue;
      const tally = fields.get(field) ?? [0, 0];
      tally[1] += 1;
      if (candidates.some((value) => sameValue(right, value))) tally[0] += 1;
      fields.set(field, tally);
    }
  const [right, of] = [...fields.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log(`\n== asked, ${title}: median ${counts[Math.floor(counts.length / 2)] ?? 0} a folder`);
  console.log(`right among the candidates: ${right} of ${of}`);
  for (const [field, [good, all]] of fields) console.log(`  ${field.padEnd(22)} ${good} of ${all}`);
}

/** Numbers by value, dates to the precision of the truth, words without case, accents and signs. */
export function sameValue(right: unknown, value: unknown): boolean {
  if (Array.isArray(right)) return right.some((one) => sameValue(one, value));
  if (typeof right === 'number') return Math.abs(right - Number(value)) < 0.01;
  const words = (text: unknown) =>
    foldText(String(text))
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const isDate = /^\d{4}(-\d{2}){0,2}$/.test(String(right));
  return isDate ? String(value).startsWith(String(right)) : words(right) === words(value);
}
