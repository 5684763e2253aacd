/** The values that are tagged word by word. */
export const fields = ['nome', 'nomeGuerra', 'regiao'] as const;
export type Field = (typeof fields)[number];

/** None of them; then of each field where a value begins and where it goes on. */
export const labelCount = 1 + 2 * fields.length;
export const beginOf = (field: Field) => 1 + 2 * fields.indexOf(field);
export const insideOf = (field: Field) => beginOf(field) + 1;

/** Whether a label may follow another: only a value that began goes on. */
export const mayFollow = (before: number, label: number) =>
  label === 0 || label % 2 === 1 || before === label || before === label - 1;
