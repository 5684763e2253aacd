import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { Behind, Sections } from '#web/cadastros/empreendimentos/sections.tsx';
import { FieldsPart } from '#web/kit/record/fields-part.tsx';

/** An empreendimento's own fields on its page, with the pages that would be left behind. */
export const DadosPart = ({ record }: { record: Empreendimento }) => (
  <FieldsPart name="Dados" screen={screen} record={record}>
    <Sections fields={screen.form.fields} record={record} />
    <div className="empty:hidden sm:col-span-2">
      <Behind record={record} />
    </div>
  </FieldsPart>
);
