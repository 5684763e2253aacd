import type { ComponentType } from 'react';
import { CrudPage } from '#web/kit/crud/crud-page.tsx';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';

/** The page of a declared list. */
export function pageOf(screen: AnyCrudScreen): ComponentType {
  return function CrudScreenPage() {
    return <CrudPage screen={screen} />;
  };
}
