import { Fragment, type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { isCampoDaFicha } from '#contract/cadastros/ficha.ts';
import type { CampoDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { paginasAtras } from '#contract/da-pasta-a-pagina/paginas-atras.ts';
import { sections } from '#web/cadastros/empreendimentos/fields.ts';
import type { CrudFields, CrudRecord } from '#web/kit/crud/screen.ts';
import { FormField } from '#web/kit/form/form-field.tsx';
import { PagesToBeBehind } from '#web/widgets/publicacao/pages-behind.tsx';

// Loaded after the dialog is visible, so that typing can start at once.
const CorrectedPriceLine = lazy(async () => ({
  default: (await import('./corrected-price-line.tsx')).CorrectedPriceLine,
}));
const FieldSource = lazy(async () => ({
  default: (await import('#web/cadastros/empreendimentos/field-source.tsx')).FieldSource,
}));

/** The facts read from documents, by dialog field. */
const campos: Record<string, CampoDaLeitura> = {
  nome: 'nome',
  descricao: 'descricao',
  status: 'status',
  endereco: 'endereco',
  bairroId: 'bairro',
  incorporadoraId: 'incorporadora',
  dataEntrega: 'dataEntrega',
  registroIncorporacao: 'registroIncorporacao',
  cartorio: 'cartorio',
  precoInicial: 'precoInicial',
  dataTabela: 'dataTabela',
  dormitoriosMin: 'dormitoriosMin',
  dormitoriosMax: 'dormitoriosMax',
  suitesMin: 'suitesMin',
  suitesMax: 'suitesMax',
  vagasMin: 'vagasMin',
  vagasMax: 'vagasMax',
  areaMin: 'areaMin',
  areaMax: 'areaMax',
  amenidades: 'amenidades',
  tipologias: 'tipologias',
};

/** A field's source; only for records created from a folder. */
function sourceOf(name: string, record: CrudRecord | null) {
  const campo = isCampoDaFicha(name) ? name : campos[name];
  if (!campo || !record || !(record as Empreendimento).driveUrl) return undefined;
  return (
    <Suspense>
      <FieldSource id={record.id} campo={campo} />
    </Suspense>
  );
}

/** Choosing another status confirms it; reversible. */
function useConfirmChosenStatus() {
  const { setValue, formState } = useFormContext();
  const status = useWatch({ name: 'status' });
  const before = useRef(formState.defaultValues?.status ?? status);
  useEffect(() => {
    if (status === before.current) return;
    before.current = status;
    setValue('statusConfirmado', true, { shouldDirty: true });
  }, [status, setValue]);
}

/** Lists are marked item by item. */
const isDirty = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some(isDirty));

/** The pages that what is being typed would leave behind. */
export function Behind({ record }: { record: CrudRecord | null }) {
  const { dirtyFields } = useFormState();
  if (!record) return null;
  const { nome, hotsite, ativo } = record as Empreendimento;
  const changed = Object.entries(dirtyFields).filter(([, dirty]) => isDirty(dirty));
  const typed = changed.map(([field]) => campos[field] ?? field);
  const page = hotsite && { ...hotsite, nome, publicado: hotsite.publicado && hotsite.ativo && ativo };
  return <PagesToBeBehind paginas={paginasAtras(typed, { hotsite: page, sites: [] }, 'cadastro')} />;
}

/** F2 opens the source of the field at hand, which the Tab key passes by. */
function openSource(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'F2') return;
  const field = (event.target as HTMLElement).closest('[data-field]');
  const source = field?.querySelector<HTMLButtonElement>('[data-fonte]');
  if (!source) return;
  event.preventDefault();
  source.focus();
  source.click();
}

/** The fields under their headings. */
export const Sections: CrudFields = ({ record }) => {
  useConfirmChosenStatus();
  return sections.map(({ title, fields }, index) => (
    <fieldset
      key={title}
      onKeyDown={openSource}
      className="grid min-w-0 gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-2"
    >
      <legend
        className={
          index === 0
            ? 'sr-only'
            : 'mt-3 mb-3 w-full border-t border-line pt-5 text-[15px] font-semibold tracking-tight'
        }
      >
        {title}
      </legend>
      {fields.map((field) => (
        <Fragment key={field.name}>
          <FormField field={field} record={record} aside={sourceOf(field.name, record)} />
          {field.name === 'dataTabela' && record && (
            <Suspense>
              <CorrectedPriceLine record={record as Empreendimento} />
            </Suspense>
          )}
        </Fragment>
      ))}
    </fieldset>
  ));
};
