import { useEffect, useId, useState } from 'react';
import type { Versao, Versoes } from '#contract/versoes.ts';
import { Findings } from '#web/hotsites/verificacao/findings.tsx';
import { useVerificacao } from '#web/hotsites/verificacao/use-verificacao.ts';
import type { VersoesActions } from '#web/hotsites/versoes/use-versoes.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

interface Props {
  versao: Versao;
  data: Versoes;
  publish: VersoesActions['publish'];
  onClose: () => void;
}

/** Before a version becomes public: what the check says of it now, and why it is published all the same. */
export function PublishDialog({ versao, data: { hotsite, versoes }, publish, onClose }: Props) {
  const formId = useId();
  const current = versoes.find(({ publica }) => publica);
  const isRestoring = current !== undefined && current.numero > versao.numero;
  const { run } = useVerificacao(hotsite.id, versao.id);
  const check = run.data;
  const [ressalva, setRessalva] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const { mutate: verify } = run;
  useEffect(() => verify(), [verify]);

  const reds = check?.achados.filter(({ level }) => level === 'red').length ?? 0;
  const isGone = check?.achados.some(({ code }) => code === 'imagem-ausente') ?? false;
  const mustExplain = reds > 0 && Boolean(check?.bloqueia);
  const word = isRestoring ? 'Restaurar' : 'Publicar';

  function send() {
    if (!check || isGone || publish.isPending) return;
    if (mustExplain && ressalva.trim() === '') {
      setProblem('Diga por que publicar com pendências graves');
      return;
    }
    publish.mutate(
      { versaoId: versao.id, ressalva },
      {
        onSuccess() {
          showToast({ title: 'Sucesso', text: `A versão ${versao.numero} está pública` });
          onClose();
        },
        onError: (error) => setProblem(errorText(error, 'Erro ao publicar a versão')),
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!publish.isPending}
      readFirst
      width="sm:max-w-3xl"
      title={`${word} a versão ${versao.numero}`}
      description={
        current
          ? `Ela toma o lugar da versão ${current.numero} na mesma hora. A versão ${current.numero} continua guardada.`
          : 'Será a primeira versão que os visitantes veem.'
      }
      footer={
        <>
          <Button disabled={publish.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={!check || isGone}
            aria-busy={publish.isPending}
            aria-disabled={publish.isPending}
          >
            {publish.isPending ? 'Publicando...' : word}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
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
