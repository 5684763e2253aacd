import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { nomesDosMotores } from '#contract/da-pasta-a-pagina/motores.ts';
import { startSuperAiSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { readSession, type SessionInfo } from '#contract/sistema/sessao.ts';
import { read } from '#web/kit/api/queries.ts';
import { Field } from '#web/kit/ui/field.tsx';

const schema = startSuperAiSchema.pick({ driveUrl: true });

const localExample = <code className="font-mono text-xs">file:///nome-da-pasta</code>;

/** The supported links, as far as the server says. */
function LinkHelp({ drive }: { drive: SessionInfo['drive'] | undefined }) {
  if (!drive) return 'Link de uma pasta do Google Drive.';
  if (drive.google)
    return (
      <>
        Link de uma pasta do Google Drive, compartilhada com quem tiver o link
        {drive.localFolders && <>, ou uma pasta deste computador, como {localExample}</>}.
      </>
    );
  return (
    <>
      O Google Drive não está configurado neste servidor
      {drive.localFolders ? <>: use uma pasta deste computador, como {localExample}.</> : '.'}
    </>
  );
}

interface Props {
  id: string;
  defaultUrl: string;
  onStart: (driveUrl: string) => void;
}

/** The Super AI's only input (SUP-01..03); its button is in the dialog's footer. */
export function StartForm({ id, defaultUrl, onStart }: Props) {
  const sessao = useQuery(read(readSession));
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { driveUrl: defaultUrl },
    resolver: zodResolver(schema),
  });
  useEffect(() => setFocus('driveUrl'), [setFocus]);
  return (
    <form
      id={id}
      noValidate
      onSubmit={handleSubmit(({ driveUrl }) => onStart(driveUrl))}
      className="grid gap-4"
    >
      <Field
        label="URL da pasta do Google Drive"
        required
        error={formState.errors.driveUrl?.message}
        hint={<LinkHelp drive={sessao.data?.drive} />}
      >
        <input
          className="control"
          placeholder={
            sessao.data?.drive.google === false
              ? 'file:///nome-da-pasta'
              : 'https://drive.google.com/drive/folders/...'
          }
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...register('driveUrl')}
        />
      </Field>
      {sessao.data && (
        <p className="text-[13px] text-muted">
          Quem faz o trabalho: <span className="font-medium text-ink">{sessao.data.engine}</span>
          {sessao.data.engine === nomesDosMotores.local && ' (neste servidor, sem custo)'}
        </p>
      )}
    </form>
  );
}
