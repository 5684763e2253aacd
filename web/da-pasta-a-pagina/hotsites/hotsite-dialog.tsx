import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { rotaFromText } from '#contract/da-pasta-a-pagina/rota.ts';
import { AtivoSwitch } from '#web/da-pasta-a-pagina/hotsites/ativo-switch.tsx';
import { EmpreendimentoChoice } from '#web/da-pasta-a-pagina/hotsites/empreendimento-choice.tsx';
import { FolderPreviewPane } from '#web/da-pasta-a-pagina/hotsites/folder-preview.tsx';
import {
  type Fault,
  faultOf,
  type HotsiteField,
  toRequest,
} from '#web/da-pasta-a-pagina/hotsites/form-values.ts';
import { useHotsiteForm } from '#web/da-pasta-a-pagina/hotsites/use-hotsite-form.ts';
import { usePreview } from '#web/da-pasta-a-pagina/hotsites/use-preview.ts';
import { useProcess } from '#web/da-pasta-a-pagina/hotsites/use-process.ts';
import { read } from '#web/kit/api/queries.ts';
import { RestoredDraft } from '#web/kit/crud/crud-dialog-notices.tsx';
import type { CrudDialogProps } from '#web/kit/crud/screen.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** 'Novo Hotsite' and 'Editar Hotsite' (HOT-14..20, HOT-28): takes the folder, which is then processed. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one dialog: its fields share their form
export function HotsiteDialog({ screen, record: given, onClose, onSaved }: CrudDialogProps) {
  const formId = useId();
  // Edits the hotsite as it was opened, even if the list has been re-read.
  const [record] = useState(given as Hotsite | null);
  const { form, draft, isRestored, discard } = useHotsiteForm(record);
  const { register, watch, control, setError, clearErrors, formState, getValues, setValue } = form;
  const { errors } = formState;
  const { field: chosen } = useController({ control, name: 'empreendimentoId' });
  const empreendimentos = useQuery(read(listEmpreendimentos));
  const preview = usePreview();
  const { process, isSaving } = useProcess(record, (row) => {
    // A reset counts as typing: the draft goes after it.
    form.reset();
    draft.drop();
    onSaved?.(row);
    onClose();
  });

  function refuse({ field, title, message }: Fault) {
    setError(field, { message }, { shouldFocus: true });
    showToast({ title, text: message, tone: 'destructive' });
  }
  /** Validates the named fields; reports the first error. */
  function accept(fields?: HotsiteField[]): boolean {
    clearErrors();
    const fault = faultOf(getValues(), fields);
    if (fault) refuse(fault);
    return fault === null;
  }
  function look() {
    if (accept(['driveUrl', 'maxAssets'])) preview.look(getValues());
  }
  function submit() {
    if (isSaving || !accept()) return;
    const values = getValues();
    const of = empreendimentos.data?.find(({ id }) => String(id) === values.empreendimentoId);
    process(toRequest(values, of?.nome ?? record?.nome ?? ''), (field, message) =>
      setError(field, { message }, { shouldFocus: true }),
    );
  }
  function chooseEmpreendimento(value: string) {
    chosen.onChange(value);
    clearErrors('empreendimentoId');
    const nome = empreendimentos.data?.find(({ id }) => String(id) === value)?.nome;
    // A published address never changes automatically (HOT-18, HOT-19).
    if (!record && nome) setValue('rota', rotaFromText(nome), { shouldDirty: true });
  }

  const rota = rotaFromText(watch('rota'));
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isSaving}
      title={record ? screen.texts.edit : screen.texts.add}
      description="As imagens e os vídeos da pasta são baixados, otimizados e classificados em segundo plano."
      width="sm:max-w-3xl"
      footer={
        <FormFooter
          form={formId}
          busy={isSaving}
          onCancel={onClose}
          before={
            <Button
              className="mr-auto"
              aria-busy={preview.isLooking}
              onClick={() => !preview.isLooking && look()}
            >
              <Images aria-hidden="true" />
              {preview.isLooking ? 'Lendo a pasta...' : 'Prévia dos Assets'}
            </Button>
          }
        >
          {isSaving ? 'Enviando...' : record ? 'Salvar e processar' : 'Criar e processar'}
        </FormFooter>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      >
        {isRestored && (
          <div className="sm:col-span-2">
            <RestoredDraft onDiscard={discard} />
          </div>
        )}
        <Field
          label="Empreendimento"
          required
          error={errors.empreendimentoId?.message}
          hint={record?.v0Generated && 'A página já foi criada: o empreendimento dela não muda.'}
        >
          <EmpreendimentoChoice
            list={empreendimentos}
            record={record}
            value={chosen.value}
            onChange={chooseEmpreendimento}
            inputRef={chosen.ref}
          />
        </Field>
        <Field
          label="Rota"
          required
          error={errors.rota?.message}
          hint={
            <>
              Endereço final:{' '}
              <span className="font-mono text-xs break-all text-ink">/hotsite/{rota || '...'}</span>
            </>
          }
        >
          <input
            className="control"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            {...register('rota')}
          />
        </Field>
        <div className="sm:col-span-2">
          <Field
            label="Link da pasta do Google Drive"
            required
            error={errors.driveUrl?.message}
            hint="A pasta precisa estar compartilhada com quem tiver o link."
          >
            <input
              className="control"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              placeholder="https://drive.google.com/drive/folders/..."
              {...register('driveUrl')}
            />
          </Field>
        </div>
        <Field
          label="Limite de assets"
          error={errors.maxAssets?.message}
          hint="De 1 a 500; sem número, são 80."
        >
          <input
            className="control"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...register('maxAssets')}
          />
        </Field>
        {record && <AtivoSwitch hotsite={record} />}
      </form>
      <FolderPreviewPane preview={preview} />
    </Dialog>
  );
}
