import type { ListView } from '#web/kit/table/url-state.ts';

/** What the choice of columns and density shows and changes. */
export interface DisplayProps {
  columns: readonly { id: string; label: string }[];
  view: ListView;
  onChange: (part: Pick<Partial<ListView>, 'columns' | 'dense'>) => void;
}
