import { useQuery } from '@tanstack/react-query';
import { History, Power, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  avisadoWords,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  type Webhook,
} from '#contract/sistema/webhooks.ts';
import { call } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Section } from '#web/sistema/integracoes/section.tsx';
import { ShownSecret } from '#web/sistema/integracoes/shown-secret.tsx';
import { useWrite } from '#web/sistema/integracoes/use-write.ts';

const WebhookDialog = lazy(async () => ({
  default: (await import('#web/sistema/integracoes/webhook-dialog.tsx')).WebhookDialog,
}));
const EntregasDialog = lazy(async () => ({
  default: (await import('#web/sistema/integracoes/entregas-dialog.tsx')).EntregasDialog,
}));

type Opened = { kind: 'new' } | { kind: 'secret'; segredo: string } | { kind: 'entregas'; webhook: Webhook };

const stateText = ({ entidades, pendentes, falhas, motivo }: Webhook) =>
  [
    entidades.map((each) => avisadoWords[each]).join(', '),
    pendentes > 0 && `${countOf(pendentes, 'aviso', 'avisos')} a caminho`,
    falhas > 0 && `${countOf(falhas, 'aviso falhou', 'avisos falharam')}`,
    motivo,
  ]
    .filter(Boolean)
    .join(' · ');

/** Addresses of other programs that are told of changes. */
export function WebhooksSection() {
  const list = useQuery(read(listWebhooks));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const change = useWrite(
    listWebhooks.path,
    ({ id, ativo }: Webhook) => call(changeWebhook, { params: { id }, body: { ativo: !ativo } }),
    { done: 'Endereço alterado', failed: 'Não foi possível alterar o endereço' },
  );
  const remove = useWrite(listWebhooks.path, (id: number) => call(removeWebhook, { params: { id } }), {
    done: 'Endereço removido',
    failed: 'Não foi possível remover o endereço',
  });
  return (
    <>
      <Section
        title="Webhooks"
        text="Endereços de outros programas que são avisados na hora do que muda. O aviso diz qual registro e o quê, sem dados pessoais, assinado pelo padrão Standard Webhooks."
        add="Novo endereço"
        empty="Nenhum endereço"
        list={list}
        onAdd={() => setOpened({ kind: 'new' })}
      >
        {(webhook) => (
          <>
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="min-w-0 break-all">{webhook.url}</span>
                {!webhook.ativo && <Badge>Desligado</Badge>}
              </p>
              <p className="text-[13px] text-muted tabular-nums">{stateText(webhook)}</p>
            </div>
            <div className="ml-auto flex items-center">
              <IconButton
                label={`Avisos a ${webhook.url}`}
                onClick={() => setOpened({ kind: 'entregas', webhook })}
              >
                <History />
              </IconButton>
              <IconButton
                label={`${webhook.ativo ? 'Desligar' : 'Ligar'} ${webhook.url}`}
                disabled={change.isPending}
                onClick={() => change.mutate(webhook)}
              >
                <Power />
              </IconButton>
              <IconButton
                label={`Remover ${webhook.url}`}
                className="hover:not-disabled:text-danger"
                disabled={remove.isPending}
                onClick={() => {
                  if (window.confirm(`Deixar de avisar ${webhook.url} e esquecer os avisos dele?`))
                    remove.mutate(webhook.id);
                }}
              >
                <Trash2 />
              </IconButton>
            </div>
          </>
        )}
      </Section>
      <Suspense>
        {opened?.kind === 'new' && (
          <WebhookDialog onClose={close} onMade={({ segredo }) => setOpened({ kind: 'secret', segredo })} />
        )}
        {opened?.kind === 'entregas' && <EntregasDialog webhook={opened.webhook} onClose={close} />}
      </Suspense>
      {opened?.kind === 'secret' && (
        <ShownSecret
          title="Segredo das assinaturas"
          label="Segredo"
          secret={opened.segredo}
          onClose={close}
        />
      )}
    </>
  );
}
