import { type ReactNode, useEffect, useId, useState } from 'react';
import { pedeMotivo } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { usePersistedText } from '#web/kit/form/use-persisted-text.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { Findings } from '#web/widgets/publicacao/findings.tsx';
import { useRunVerificacao } from '#web/widgets/publicacao/use-verificacao.ts';

interface Props {
  hotsite: { id: number; empreendimentoId: number; rota: string };
  versao: { id: number; numero: number };
  /** Number of the public version; null if none. */
  publica: number | null;
  /** Further information before publishing. */
  children?: ReactNode;
  /** Publishes with the given reason, '' without one. */
  publish: (ressalva: string) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a publication: the current findings, and the reason for publishing anyway. */
export function PublishDialog({ hotsite, versao, publica, children, publish, onClose }: Props) {
  const formId = useId();
  const isRestoring = publica !== null && publica > versao.numero;
  const run = useRunVerificacao(hotsite.id, versao.id);
  const check = run.data;
  const [ressalva, setRessalva] = usePersistedText('ressalva', versao.id);
  const [problem, setProblem] = useState<string | null>(null);
  const [publishing, setPublishing] = useState(false);

  const { mutate: verify } = run;
  useEffect(() => verify(), [verify]);

  const reds = check?.achados.filter(({ level }) => level === 'red').length ?? 0;
  const isGone = check?.achados.some(({ code }) => code === 'imagem-ausente') ?? false;
  const mustExplain = check !== undefined && pedeMotivo(check.achados, check.bloqueia);
  const word = isRestoring ? 'Restaurar' : 'Publicar';

  async function send() {
    if (!check || isGone || publishing) return;
    if (mustExplain && ressalva.trim() === '') {
      setProblem('Diga por que publicar com pendências graves');
      return;
    }
    setPublishing(true);
    try {
      await publish(ressalva);
      setRessalva('');
      showToast({
        title: 'Sucesso',
        text: `A versão ${versao.numero} está pública`,
        link: { label: 'Ver página', href: `/hotsite/${encodeURIComponent(hotsite.rota)}` },
      });
      onClose();
    } catch (error) {
      setProblem(errorText(error, 'Erro ao publicar a versão'));
    } finally {
      setPublishing(false);
    }
  }

  function cancel() {
    setRessalva('');
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!publishing}
      readFirst
      width="sm:max-w-3xl"
      title={`${word} a versão ${versao.numero}`}
      description={
        publica !== null
          ? `Ela toma o lugar da versão ${publica} na mesma hora. A versão ${publica} continua guardada.`
          : 'Será a primeira versão que os visitantes veem.'
      }
      footer={
        <FormFooter
          form={formId}
          busy={publishing}
          disabled={!check}
          why={isGone ? 'Arquivos desta versão foram excluídos' : undefined}
          onCancel={cancel}
        >
          {publishing ? 'Publicando...' : word}
        </FormFooter>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        <section aria-label="Verificação">
          <p role="status" className="mb-2 text-[13px] text-muted">
            {run.isError
              ? 'A verificação não pôde ser feita.'
              : !check
                ? 'Verificando...'
                : check.achados.length === 0
                  ? 'Verificada agora: nada a corrigir.'
                  : 'Verificada agora, contra o cadastro como está:'}
          </p>
          {run.isError && <Button onClick={() => verify()}>Tentar novamente</Button>}
          {!check && !run.isError && <Skeleton className="h-28" />}
          {check && check.achados.length > 0 && <Findings achados={check.achados} hotsite={hotsite} />}
        </section>
        {isGone && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            Esta versão não pode ser publicada: arquivos dela foram excluídos. Processe a pasta do Drive de
            novo ou gere uma nova página.
          </p>
        )}
        {reds > 0 && !isGone && (
          <Field
            label={
              mustExplain
                ? 'Por que publicar com pendências graves'
                : 'Por que publicar assim mesmo (opcional)'
            }
            hint="Fica guardado com a publicação, à vista de todos os administradores."
          >
            <textarea
              className="control min-h-20 py-2"
              maxLength={500}
              value={ressalva}
              onChange={(event) => {
                setRessalva(event.target.value);
                setProblem(null);
              }}
            />
          </Field>
        )}
        {problem && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
