import { lazy, Suspense } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { Behind, Sections } from '#web/cadastros/empreendimentos/sections.tsx';
import { FieldsPart } from '#web/kit/record/fields-part.tsx';

const SavedBehind = lazy(async () => ({ default: (await import('./saved-behind.tsx')).SavedBehind }));

/** An empreendimento's own fields on its page, with the pages that are left behind by them, or would be. */
export const DadosPart = ({ record }: { record: Empreendimento }) => (
  <>
    {record.hotsite?.publicado && (
      <Suspense>
        <SavedBehind key={record.revisao} id={record.id} className="mb-4" />
      </Suspense>
    )}
    <FieldsPart name="Dados" screen={screen} record={record}>
      <Sections fields={screen.form.fields} record={record} />
      <div className="empty:hidden sm:col-span-2">
        <Behind record={record} />
      </div>
    </FieldsPart>
  </>
);
