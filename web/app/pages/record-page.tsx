import type { ComponentType } from 'react';
import type { RecordPage } from '#web/kit/record/record-page.ts';
import { RecordScreen } from '#web/kit/record/record-screen.tsx';
import { RecordDeeds } from '#web/widgets/audit/record-deeds.tsx';

const Log = ({ entidade, id }: { entidade: string; id: number }) => (
  <RecordDeeds entidade={entidade} id={String(id)} />
);

/** The screen of a declared page, with the record's log. */
export const screenOf =
  <Row extends { id: number }>(page: RecordPage<Row>): ComponentType =>
  () => <RecordScreen page={page} Log={Log} />;
