import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { errorText } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

interface Props<Preview> {
  title: string;
  description: string;
  /** Preview of the result. */
  preview: UseQueryResult<Preview>;
  merging: boolean;
  onMerge: (preview: Preview) => void;
  onClose: () => void;
  /** Above the preview: what must be chosen first. */
  choice?: ReactNode;
  children: ReactNode;
}

/** A merge dialog: merges only what was previewed in its current state. */
export function MergeFrame<Preview>(props: Props<Preview>) {
  const { title, description, preview, merging, onMerge, onClose, choice, children } = props;
  const formId = useId();
  const { data, isFetching, isError, error } = preview;
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!merging}
      title={title}
      description={description}
      width="sm:max-w-3xl"
      footer={
        <FormFooter form={formId} busy={merging} disabled={!data || isFetching} onCancel={onClose}>
          {merging ? 'Mesclando...' : 'Mesclar'}
        </FormFooter>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (data && !isFetching && !merging) onMerge(data);
        }}
      >
        {choice}
        {isError && (
          <p role="alert" className="field-error">
            {errorText(error, 'Erro ao carregar dados')}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
}
