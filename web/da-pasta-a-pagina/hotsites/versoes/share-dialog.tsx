import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  createLinkPrevia,
  diasDoLink,
  listVersoes,
  type Versao,
} from '#contract/da-pasta-a-pagina/versoes.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { formatDate } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { copyFrom } from '#web/widgets/copy-from.ts';

interface Props {
  hotsiteId: number;
  versao: Versao;
  onClose: () => void;
}

/** Creates a preview link for people without an account; shown only once. */
export function ShareDialog({ hotsiteId, versao, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const [dias, setDias] = useState(String(diasDoLink));
  const [isCopied, setCopied] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      call(createLinkPrevia, { params: { id: hotsiteId, versaoId: versao.id }, body: { dias } }),
    onSuccess: () => refresh(client, addressOf(listVersoes, { params: { id: hotsiteId } })),
  });
  const address = useRef<HTMLInputElement>(null);
  async function copy() {
    if (address.current && (await copyFrom(address.current))) setCopied(true);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Link de prévia da versão ${versao.numero}`}
      description="Quem tiver o link vê esta versão sem entrar no painel, com uma faixa que diz que é uma prévia. Buscadores não a mostram."
      footer={
        data ? (
          <>
            <Button onClick={onClose}>Fechar</Button>
            <Button look="primary" onClick={() => void copy()}>
              {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              {isCopied ? 'Copiado' : 'Copiar link'}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancelar</Button>
            <Button type="submit" form={formId} look="primary" aria-busy={isPending} disabled={isPending}>
              Criar link
            </Button>
          </>
        )
      }
    >
      {data ? (
        <Field
          label="Endereço"
          hint={`Vale até ${formatDate(data.expiraEm)}. Copie agora: ele não é mostrado de novo.`}
        >
          <input
            ref={address}
            className="control font-mono text-xs"
            readOnly
            value={data.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            mutate();
          }}
        >
          <Field
            label="Dias de validade"
            hint="De 1 a 30. O link pode ser cancelado antes."
            error={error ? errorText(error, 'Erro ao criar o link') : undefined}
          >
            <input
              className="control w-28"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={dias}
              onChange={(event) => setDias(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
