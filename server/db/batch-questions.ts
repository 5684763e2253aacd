import type { Db } from './client.ts';
import { coalesceReads } from './coalesce-reads.ts';
import { runNamed } from './named-statement.ts';

/** A small lookup made on nearly every call: a token's session, a list's version. */
export interface Question<Answer> {
  name: string;
  /** A JSON subselect for the keys in this text[] parameter. */
  sql: (keys: string) => string;
  /** Maps that value and the requested keys to answers. */
  read: (json: unknown, keys: readonly string[]) => ReadonlyMap<string, Answer>;
}

type Ask = (key: string) => Promise<unknown>;

const gatherers = new WeakMap<Db, { questions: Map<string, Question<unknown>>; ask: Ask }>();
const both = (question: string, key: string) => `${question} ${key}`;

function gathererOf(db: Db) {
  const known = gatherers.get(db);
  if (known) return known;
  const questions = new Map<string, Question<unknown>>();
  const ask = coalesceReads(async (asked) => {
    const keys = new Map<string, string[]>();
    for (const each of asked) {
      const end = each.indexOf(' ');
      const name = each.slice(0, end);
      keys.set(name, [...(keys.get(name) ?? []), each.slice(end + 1)]);
    }
    const names = [...keys.keys()].sort();
    // As `asList` has it.
    const parts = names.map(
      (name, n) => `(${questions.get(name)!.sql(`(SELECT $${n + 1}::text[])::text[]`)}) AS "${name}"`,
    );
    const values = names.map((name) => keys.get(name));
    const { rows } = await runNamed(db, `SELECT ${parts.join(', ')}`, values);
    const answers = new Map<string, unknown>();
    for (const name of names)
      for (const [key, answer] of questions.get(name)!.read(rows[0]![name], keys.get(name)!))
        answers.set(both(name, key), answer);
    return answers;
  });
  const made = { questions, ask };
  gatherers.set(db, made);
  return made;
}

/** Answers a question in one statement with all others of the same moment, issued after it was asked. */
export function batchQuestions<Answer>(
  db: Db,
  question: Question<Answer>,
): (key: string) => Promise<Answer | undefined> {
  const { questions, ask } = gathererOf(db);
  questions.set(question.name, question);
  return (key) => ask(both(question.name, key)) as Promise<Answer | undefined>;
}
