import type { Db } from './client.ts';
import { coalesced } from './coalesced.ts';
import { runNamed } from './named-statement.ts';

/** Something small that is asked at nearly every call: whose session it is, which version a list has. */
export interface Question<Answer> {
  name: string;
  /** A subselect of one JSON value, for the keys at this place of the text (a text[]). */
  sql: (keys: string) => string;
  /** The answers by key, out of that value and the keys that were asked. */
  read: (json: unknown, keys: readonly string[]) => ReadonlyMap<string, Answer>;
}

type Ask = (key: string) => Promise<unknown>;

const gatherers = new WeakMap<Db, { questions: Map<string, Question<unknown>>; ask: Ask }>();
const both = (question: string, key: string) => `${question} ${key}`;

function gathererOf(db: Db) {
  const known = gatherers.get(db);
  if (known) return known;
  const questions = new Map<string, Question<unknown>>();
  const ask = coalesced(async (asked) => {
    const keys = new Map<string, string[]>();
    for (const each of asked) {
      const end = each.indexOf(' ');
      const name = each.slice(0, end);
      keys.set(name, [...(keys.get(name) ?? []), each.slice(end + 1)]);
    }
    const names = [...keys.keys()].sort();
    const parts = names.map((name, n) => `(${questions.get(name)!.sql(`$${n + 1}::text[]`)}) AS "${name}"`);
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

/** Has a question answered in one statement with all the others of the moment, after it was asked. */
export function gathered<Answer>(
  db: Db,
  question: Question<Answer>,
): (key: string) => Promise<Answer | undefined> {
  const { questions, ask } = gathererOf(db);
  questions.set(question.name, question);
  return (key) => ask(both(question.name, key)) as Promise<Answer | undefined>;
}
