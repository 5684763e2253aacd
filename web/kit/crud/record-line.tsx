import { Link } from 'react-router';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

/** Address of a record's page. */
export const pageOfRecord = ({ list }: Pick<AnyCrudScreen, 'list'>, id: number): string =>
  `/admin/${list}/${id}`;

/** Beneath a dialog's title: whose it is, and where all of it stands. */
export function RecordLine({ screen, record }: { screen: AnyCrudScreen; record: CrudRecord }) {
  return (
    <>
      {String(screen.columns[0]?.value(record) ?? '')}
      {screen.hasPage && (
        <>
          {' · '}
          <Link to={pageOfRecord(screen, record.id)} className="underline underline-offset-4 hover:text-ink">
            Abrir ficha
          </Link>
        </>
      )}
    </>
  );
}
