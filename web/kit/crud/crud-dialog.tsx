import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Change } from '#contract/base/errors.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { ConflictForm } from '#web/kit/crud/crud-dialog-conflict.tsx';
import { inputOf, useCrudForm } from '#web/kit/crud/crud-dialog-form.ts';
import { mergeChanges } from '#web/kit/crud/crud-dialog-merge.ts';
import { FormNotice, RestoredDraft } from '#web/kit/crud/crud-dialog-notices.tsx';
import { useSave } from '#web/kit/crud/crud-dialog-save.ts';
import { RecordLine } from '#web/kit/crud/record-line.tsx';
import type { CrudDialogProps, CrudFields, CrudRecord } from '#web/kit/crud/screen.ts';
import { useAskedField } from '#web/kit/crud/use-asked-field.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { firstMessage } from '#web/kit/form/first-message.ts';
import { FormField, foundByServer } from '#web/kit/form/form-field.tsx';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { RequiredFields, useRequired } from '#web/kit/form/required.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/**
 * Creates or edits a record. Never loses input: failures keep it open, closing keeps a draft, concurrent
 * saves are merged.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one dialog: form, conflict and doubt share their state
export function CrudDialog(props: CrudDialogProps & { Fields?: CrudFields; Notice?: CrudNotice }) {
  const { screen, record: given, initial, onClose, onSaved, Fields = AllFields, Notice } = props;
  const formId = useId();
  const client = useQueryClient();
  useAskedField(formId);
  // Edits the record as it was opened, even if the list has been re-read.
  const [record] = useState(given);
  const [conflict, setConflict] = useState<Change | null>(null);
  const [doubt, setDoubt] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { form, draft, isRestored, discard, abandon, leave } = useCrudForm(screen, record, initial);
  const { texts } = screen;
  const { fields } = screen.form;
  const required = useRequired(async () => inputOf(await screen.loadRoutes(), record), fields);

  const { save, isSaving } = useSave({
    screen,
    record,
    revisao: () => draft.base().revisao,
    onStale: setConflict,
    onSaved(row) {
      draft.drop();
      onSaved?.(row);
      onClose();
    },
    onFailure(error) {
      const said = serverMessage(error);
      const name = errorField(error);
      const isOurs = name !== null && fields.some((field) => field.name === name);
      if (isOurs && said) form.setError(name, { type: foundByServer, message: said }, { shouldFocus: true });
      else if (texts.fixed.includes(record ? 'update' : 'create')) setProblem(said);
    },
  });

  // Warnings and refusals apply to the previous values.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setDoubt(null);
          setProblem(null);
        },
      }),
    [form],
  );

  const submit = (anyway: boolean) =>
    form.handleSubmit(
      async (values) => {
        setProblem(null);
        const rows = screen.form.doubt
          ? await client.ensureQueryData(read(crudCalls.list(screen.list))).catch(() => [])
          : [];
        const found = anyway ? null : (screen.form.doubt?.(values, rows, record?.id ?? null) ?? null);
        setDoubt(found);
        if (!found) save(values);
      },
      (errors) => {
        const first = fields.find((field) => errors[field.name]);
        const text = firstMessage(errors[first?.name ?? '']) ?? '';
        showToast({ title: 'Erro de validação', text, tone: 'destructive' });
      },
    )();

  function decide(values: FormValues, current: FormValues, change: Change) {
    const { revisao } = change.current as CrudRecord;
    draft.rebase({ values: current, revisao });
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
    draft.keep(values);
    setConflict(null);
    void submit(false);
  }

  function cancel() {
    abandon();
    onClose();
  }

  const current: FormValues = conflict ? screen.form.of(conflict.current) : {};
  return (
    <Dialog
      open
      onClose={() => {
        leave();
        onClose();
      }}
      closable={!isSaving}
      description={record && <RecordLine screen={screen} record={record} />}
      title={record ? texts.edit : texts.add}
      width={fields.length > 2 ? 'sm:max-w-3xl' : 'sm:max-w-xl'}
      footer={
        <FormFooter
          form={formId}
          busy={isSaving}
          marks={required.size > 0 && !conflict}
          cancel={conflict ? 'Voltar' : 'Cancelar'}
          onCancel={conflict ? () => setConflict(null) : cancel}
          before={
            <>
              {Notice && !conflict && (
                <FormProvider {...form}>
                  <Notice record={record} />
                </FormProvider>
              )}
              {problem && (
                <FormNotice role="alert" tone="danger">
                  <span className="whitespace-pre-line">{problem}</span>
                </FormNotice>
              )}
              {doubt && (
                <FormNotice role="alert" tone="gold">
                  <span className="min-w-0 flex-1 basis-60">{doubt}</span>
                  <Button onClick={() => void submit(true)}>Salvar mesmo assim</Button>
                </FormNotice>
              )}
            </>
          }
        >
          {isSaving ? 'Salvando...' : record ? texts.saveChanged : texts.saveNew}
        </FormFooter>
      }
    >
      {conflict ? (
        <ConflictForm
          id={formId}
          fields={fields}
          change={conflict}
          merge={mergeChanges(draft.base().values, form.getValues(), current)}
          current={current}
          onDecide={(values) => decide(values, current, conflict)}
        />
      ) : (
        <FormProvider {...form}>
          <form
            id={formId}
            noValidate
            className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
            onSubmit={(event) => {
              event.preventDefault();
              void submit(false);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(false);
            }}
          >
            {isRestored && (
              <div className="sm:col-span-2">
                <RestoredDraft onDiscard={discard} />
              </div>
            )}
            <RequiredFields value={required}>
              <Fields fields={fields} record={record} />
            </RequiredFields>
          </form>
        </FormProvider>
      )}
    </Dialog>
  );
}

/** What is said above the buttons while something is typed. */
type CrudNotice = ComponentType<{ record: CrudRecord | null }>;

const AllFields: CrudFields = ({ fields, record }) =>
  fields.map((field) => <FormField key={field.name} field={field} record={record} />);
