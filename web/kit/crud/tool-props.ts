import type { ListView } from '#web/kit/table/url-state.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

/** What the tools of a list show and change: conditions, order, columns and density. */
export interface ToolProps {
  screen: Pick<AnyCrudScreen, 'columns' | 'filters' | 'paged'>;
  view: ListView;
  /** All records, if the whole list was read. */
  whole: readonly CrudRecord[] | undefined;
  onChange: (part: Partial<Omit<ListView, 'search'>>) => void;
}
