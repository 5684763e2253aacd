import { lazy, Suspense } from 'react';
import { hotsitesScreen } from '#web/da-pasta-a-pagina/hotsites/hotsites.tsx';
import { SummaryCards } from '#web/da-pasta-a-pagina/hotsites/summary-cards.tsx';
import { useProcessing } from '#web/da-pasta-a-pagina/hotsites/use-processing.ts';
import { CrudPage } from '#web/kit/crud/crud-page.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { rowHistory } from '#web/widgets/row-history.ts';

const GenerateDialog = lazy(async () => ({
  default: (await import('#web/da-pasta-a-pagina/hotsites/generate-dialog.tsx')).GenerateDialog,
}));

const UpdatePagesDialog = lazy(async () => ({
  default: (await import('#web/widgets/publicacao/update-pages-dialog.tsx')).UpdatePagesDialog,
}));

/** 'Hotsites' (HOT-01..05): four figures, the list, and dialogs controlled by the address. */
export function HotsitesPage() {
  const list = useProcessing();
  const { params, change } = useAddress();
  const named = (name: string) => list.data?.find(({ id }) => String(id) === params.get(name));
  const close = (name: string) => () =>
    change((now) => {
      now.delete(name);
      return now;
    });
  const generated = named('gerar');
  return (
    <>
      <SummaryCards rows={list.isLoadingError ? null : list.data} />
      <CrudPage screen={hotsitesScreen} more={rowHistory} />
      {params.has('atras') && (
        <Suspense>
          <UpdatePagesDialog onClose={close('atras')} />
        </Suspense>
      )}
      {generated && (
        <Suspense>
          <GenerateDialog hotsite={generated} onClose={close('gerar')} />
        </Suspense>
      )}
    </>
  );
}
