import { useQuery } from '@tanstack/react-query';
import { KeyRound, Mail, Plus, ShieldCheck, Trash2, UserRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Administrador,
  listAdministradores,
  type MadePassword,
} from '#contract/sistema/administradores.ts';
import { readEmails } from '#contract/sistema/emails.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { AccountDialog } from '#web/sistema/administradores/account-dialog.tsx';
import { useRemove } from '#web/sistema/administradores/calls.ts';
import { OwnEmailDialog } from '#web/sistema/administradores/own-email-dialog.tsx';
import { OwnNameDialog } from '#web/sistema/administradores/own-name-dialog.tsx';
import { OwnPasswordDialog } from '#web/sistema/administradores/own-password-dialog.tsx';
import { ShownPassword } from '#web/sistema/administradores/shown-password.tsx';
import { RecordHistory } from '#web/widgets/record-history.tsx';

/** Loaded separately with the code drawing; rarely opened. */
const SecurityDialog = lazy(async () => ({
  default: (await import('#web/sistema/administradores/security-dialog.tsx')).SecurityDialog,
}));

/** The open dialog. */
type Opened =
  | { kind: 'account'; account: Administrador | null }
  | { kind: 'own'; username: string }
  | { kind: 'name'; account: Administrador }
  | { kind: 'email'; account: Administrador }
  | { kind: 'security'; username: string }
  | { kind: 'password'; made: MadePassword }
  | null;

/** 'Administradores': accounts, all with equal rights (ACC-01). */
export function AdministradoresPage() {
  const list = useQuery(read(listAdministradores));
  const emails = useQuery(read(readEmails));
  const remove = useRemove();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const accounts = list.data ?? [];
  const own = accounts.find(({ atual }) => atual);
  const isAsked = Boolean((state as { ownPassword?: boolean } | null)?.ownPassword);
  useEffect(() => {
    if (!isAsked || !own) return;
    setOpened({ kind: 'own', username: own.username });
    navigate('.', { replace: true, state: null });
  }, [isAsked, own, navigate]);
  const unread = list.isLoadingError ? 'A sua conta não pôde ser lida' : undefined;
  const ask = ({ id }: Administrador) => {
    if (
      window.confirm('Tem certeza que deseja remover este administrador? As sessões dele terminam na hora.')
    )
      remove.mutate(id);
  };

  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button
          disabled={!own}
          why={unread}
          onClick={() => own && setOpened({ kind: 'security', username: own.username })}
        >
          <ShieldCheck aria-hidden="true" />
          Segurança
        </Button>
        <Button disabled={!own} why={unread} onClick={() => own && setOpened({ kind: 'name', account: own })}>
          <UserRound aria-hidden="true" />
          Meu nome
        </Button>
        {emails.data?.servidor && (
          <Button
            disabled={!own}
            why={unread}
            onClick={() => own && setOpened({ kind: 'email', account: own })}
          >
            <Mail aria-hidden="true" />
            Meu e-mail
          </Button>
        )}
        <Button
          disabled={!own}
          why={unread}
          onClick={() => own && setOpened({ kind: 'own', username: own.username })}
        >
          <KeyRound aria-hidden="true" />
          Alterar minha senha
        </Button>
        <Button look="primary" onClick={() => setOpened({ kind: 'account', account: null })}>
          <Plus aria-hidden="true" />
          Novo Administrador
        </Button>
      </div>
      <p role="status" className="mt-4 mb-3 min-h-5 text-[13px] text-muted tabular-nums">
        {list.isPending && 'Carregando...'}
        {list.isSuccess && countOf(accounts.length, 'administrador', 'administradores')}
      </p>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && (
        <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && (
        <ul
          aria-label="Administradores"
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
        >
          {accounts.map((account) => (
            <li key={account.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 pr-2 pl-4">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex items-center gap-2 font-medium">
                  <span className="truncate">{account.nome ?? account.username}</span>
                  {account.nome && (
                    <span className="truncate font-normal text-muted">{account.username}</span>
                  )}
                  {account.atual && <Badge>Você</Badge>}
                </p>
                {emails.data?.servidor && (
                  <p className="truncate text-[13px] text-muted">
                    {account.email
                      ? `${account.email}${account.alertasPorEmail ? '' : ' · sem avisos'}`
                      : 'Sem e-mail: não recebe avisos nem “Esqueci minha senha”'}
                  </p>
                )}
                <p className="text-[13px] text-muted tabular-nums">
                  {account.ultimoAcesso
                    ? `Último acesso em ${formatMoment(account.ultimoAcesso)}`
                    : 'Nunca entrou'}
                  {account.sessoes > 0 &&
                    ` · ${countOf(account.sessoes, 'sessão aberta', 'sessões abertas')}`}
                </p>
              </div>
              <div className="ml-auto flex items-center">
                <RecordHistory entidade="user" row={{ id: account.id, nome: account.username }} />
                {!account.atual && (
                  <>
                    <IconButton
                      label={`Redefinir a senha de ${account.username}`}
                      onClick={() => setOpened({ kind: 'account', account })}
                    >
                      <KeyRound />
                    </IconButton>
                    <IconButton
                      label={`Remover ${account.username}`}
                      className="hover:not-disabled:text-danger"
                      disabled={remove.isPending}
                      onClick={() => ask(account)}
                    >
                      <Trash2 />
                    </IconButton>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {opened?.kind === 'account' && (
        <AccountDialog
          account={opened.account}
          onClose={close}
          onMade={(made) => setOpened(made.generatedPassword ? { kind: 'password', made } : null)}
        />
      )}
      {opened?.kind === 'email' && <OwnEmailDialog account={opened.account} onClose={close} />}
      {opened?.kind === 'name' && <OwnNameDialog account={opened.account} onClose={close} />}
      {opened?.kind === 'own' && <OwnPasswordDialog username={opened.username} onClose={close} />}
      {opened?.kind === 'security' && (
        <Suspense>
          <SecurityDialog username={opened.username} onClose={close} />
        </Suspense>
      )}
      {opened?.kind === 'password' && <ShownPassword made={opened.made} onClose={close} />}
    </>
  );
}
