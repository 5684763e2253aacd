import type { ComponentType } from 'react';
import { CrudPage } from '#web/kit/crud/crud-page.tsx';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import { rowHistory } from '#web/widgets/row-history.ts';

/** The page of a declared list, with record history. */
export const pageOf =
  (screen: AnyCrudScreen): ComponentType =>
  () => <CrudPage screen={screen} more={rowHistory} />;
