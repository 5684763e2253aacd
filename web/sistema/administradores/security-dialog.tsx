import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSeguranca } from '#contract/sistema/seguranca.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PasswordStep } from '#web/sistema/administradores/password-step.tsx';
import type { SecurityAct } from '#web/sistema/administradores/security-act.ts';
import * as calls from '#web/sistema/administradores/security-calls.ts';
import { SecurityOverview } from '#web/sistema/administradores/security-overview.tsx';
import { ShownCodes } from '#web/sistema/administradores/shown-codes.tsx';
import { TotpStep } from '#web/sistema/administradores/totp-step.tsx';

type View =
  | { kind: 'overview' }
  | { kind: 'password'; act: SecurityAct }
  | { kind: 'totp'; started: calls.StartedTotp }
  | { kind: 'codes'; codes: string[] };

const overview: View = { kind: 'overview' };

/** 'Segurança': known devices and second factors of the current account. */
export function SecurityDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const own = useQuery(read(readSeguranca));
  const [view, setView] = useState<View>(overview);
  const startTotp = calls.useStartTotp();
  const confirmTotp = calls.useConfirmTotp();
  const removeTotp = calls.useRemoveTotp();
  const createPasskey = calls.useCreatePasskey();
  const removePasskey = calls.useRemovePasskey();
  const renewCodes = calls.useRenewCodes();
  const byAct = {
    totp: startTotp,
    'totp-off': removeTotp,
    passkey: createPasskey,
    'passkey-off': removePasskey,
    codes: renewCodes,
  };
  const asked = view.kind === 'password' ? byAct[view.act.kind] : null;
  const busy = (asked?.isPending ?? false) || confirmTotp.isPending;

  const show = (next: View) => {
    for (const each of [...Object.values(byAct), confirmTotp]) each.reset();
    setView(next);
  };
  const toOverview = () => show(overview);
  const showCodes = ({ codigos }: { codigos: string[] | null }) =>
    show(codigos ? { kind: 'codes', codes: codigos } : overview);

  function send(act: SecurityAct, { currentPassword, nome }: { currentPassword: string; nome: string }) {
    if (act.kind === 'totp')
      startTotp.mutate(currentPassword, { onSuccess: (started) => show({ kind: 'totp', started }) });
    else if (act.kind === 'totp-off') removeTotp.mutate(currentPassword, { onSuccess: toOverview });
    else if (act.kind === 'passkey')
      createPasskey.mutate({ currentPassword, nome }, { onSuccess: showCodes });
    else if (act.kind === 'passkey-off')
      removePasskey.mutate({ id: act.id, currentPassword }, { onSuccess: toOverview });
    else renewCodes.mutate(currentPassword, { onSuccess: showCodes });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!busy && view.kind !== 'codes'}
      title="Segurança"
      description={`Conta ${username}`}
      readFirst={view.kind === 'overview'}
      footer={view.kind === 'overview' && <Button onClick={onClose}>Fechar</Button>}
    >
      {view.kind === 'overview' && own.isPending && <Skeleton className="h-64" />}
      {view.kind === 'overview' && own.isError && (
        <LoadFailure detail={serverMessage(own.error) ?? undefined} onRetry={() => void own.refetch()} />
      )}
      {view.kind === 'overview' && own.isSuccess && (
        <SecurityOverview of={own.data} onAct={(act) => show({ kind: 'password', act })} />
      )}
      {view.kind === 'password' && (
        <PasswordStep
          act={view.act}
          username={username}
          busy={busy}
          refused={
            errorField(asked?.error) === 'currentPassword'
              ? (serverMessage(asked?.error) ?? undefined)
              : undefined
          }
          onSend={(given) => send(view.act, given)}
          onBack={toOverview}
        />
      )}
      {view.kind === 'totp' && (
        <TotpStep
          started={view.started}
          busy={busy}
          refused={confirmTotp.isError ? (serverMessage(confirmTotp.error) ?? undefined) : undefined}
          onSend={(codigo) => confirmTotp.mutate(codigo, { onSuccess: showCodes })}
          onBack={toOverview}
        />
      )}
      {view.kind === 'codes' && <ShownCodes codes={view.codes} onDone={toOverview} />}
    </Dialog>
  );
}
