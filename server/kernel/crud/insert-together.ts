import { isUndone } from '#server/db/database-problem.ts';
import { createBatcher } from '#server/kernel/batcher.ts';

/** Records of one statement at most: few enough to let others in between. */
const most = 100;
/** As many must wait for each statement under way before another is sent beside it. */
const enough = 8;
/** Longest wait for a statement that does not end: one of its records may wait for somebody else's transaction. */
const waitMs = 20;

type Outcome<Row> = { row: Row | null } | { error: unknown };

/**
 * Gathers inserts of one form that arrive together into one statement. `insert` makes all, in their order, or none
 * because a parent is missing, or throws. Then each is made by himself: who is refused hears of his own fault, and
 * nobody of another's.
 */
export function insertTogether<Asked, Row>(
  insert: (asked: Asked[]) => Promise<Row[]>,
): (asked: Asked) => Promise<Row | null> {
  async function alone(asked: Asked): Promise<Outcome<Row>> {
    try {
      const [row = null] = await insert([asked]);
      return { row };
    } catch (error) {
      return { error };
    }
  }

  async function together(asked: Asked[]): Promise<Outcome<Row>[]> {
    if (asked.length === 1) return [await alone(asked[0]!)];
    try {
      const rows = await insert(asked);
      if (rows.length === asked.length) return rows.map((row) => ({ row }));
      if (rows.length > 0) throw new Error(`${rows.length} of ${asked.length} records were made`);
    } catch (error) {
      // What is not known to be undone may have been stored: to make it again would make it twice.
      if (!isUndone(error)) throw error;
    }
    return Promise.all(asked.map(alone));
  }

  const { add } = createBatcher<Asked, Outcome<Row>>({
    work: together,
    isTime: (waiting, underWay) => waiting >= underWay * enough,
    most,
    waitMs,
  });
  return async (asked) => {
    const outcome = await add(asked);
    if ('error' in outcome) throw outcome.error;
    return outcome.row;
  };
}
