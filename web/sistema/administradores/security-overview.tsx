import { KeyRound, Laptop, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Seguranca } from '#contract/sistema/seguranca.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import type { SecurityAct } from '#web/sistema/administradores/security-act.ts';
import { useRemoveDevice } from '#web/sistema/administradores/security-calls.ts';

function Part({
  title,
  hint,
  act,
  children,
}: {
  title: string;
  hint: string;
  act?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="grid gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-medium">{title}</h3>
          <p className="mt-0.5 text-[13px] text-muted">{hint}</p>
        </div>
        {act}
      </div>
      {children}
    </section>
  );
}

function Row({
  icon,
  title,
  text,
  act,
}: {
  icon: ReactNode;
  title: ReactNode;
  text: string;
  act: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 py-2">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="text-[13px] text-muted tabular-nums">{text}</p>
      </div>
      {act}
    </li>
  );
}

const icon = 'size-4 shrink-0 text-muted';

/** Second factors, passkeys, codes and known devices. */
export function SecurityOverview({ of: own, onAct }: { of: Seguranca; onAct: (act: SecurityAct) => void }) {
  const removeDevice = useRemoveDevice();
  const isOn = own.totpDesde !== null || own.passkeys.length > 0;
  // Passkeys can only be created at the address they belong to.
  const isAway = own.enderecoPasskeys !== null && own.enderecoPasskeys !== window.location.origin;
  const noPasskeys =
    own.enderecoPasskeys === null
      ? 'Só funcionam se o painel tiver um endereço com nome e HTTPS; quem cuida da instalação o configura.'
      : isAway
        ? `Abra o painel por ${own.enderecoPasskeys} para criar passkeys.`
        : undefined;
  return (
    <div className="grid gap-5">
      <Part
        title="Aplicativo de códigos"
        hint={
          own.totpDesde
            ? `Ativo desde ${formatMoment(own.totpDesde)}`
            : 'Um código de seis números depois da senha. Desligado.'
        }
        act={
          own.totpDesde ? (
            <Button onClick={() => onAct({ kind: 'totp-off' })}>Desligar</Button>
          ) : (
            <Button onClick={() => onAct({ kind: 'totp' })}>Ativar</Button>
          )
        }
      />
      <Part
        title="Passkeys"
        hint={noPasskeys ?? 'Entram sem senha, com a digital, o rosto ou o PIN do aparelho.'}
        act={
          <Button why={noPasskeys} onClick={() => onAct({ kind: 'passkey' })}>
            Criar passkey
          </Button>
        }
      >
        {own.passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="divide-y divide-line">
            {own.passkeys.map(({ id, nome, criadoEm, usadaEm }) => (
              <Row
                key={id}
                icon={<KeyRound aria-hidden="true" className={icon} />}
                title={nome}
                text={usadaEm ? `Usada em ${formatMoment(usadaEm)}` : `Criada em ${formatMoment(criadoEm)}`}
                act={
                  <IconButton
                    label={`Remover a passkey ${nome}`}
                    className="hover:not-disabled:text-danger"
                    onClick={() => onAct({ kind: 'passkey-off', id, nome })}
                  >
                    <Trash2 />
                  </IconButton>
                }
              />
            ))}
          </ul>
        )}
      </Part>
      {isOn && (
        <Part
          title="Códigos de recuperação"
          hint={`${countOf(own.codigosRestantes, 'código', 'códigos')} de uso único para quando faltar o aplicativo ou a passkey.`}
          act={<Button onClick={() => onAct({ kind: 'codes' })}>Renovar</Button>}
        />
      )}
      <Part
        title="Aparelhos conhecidos"
        hint="Entram com a senha mesmo quando outros tentam adivinhá-la. Remover um não encerra a sessão dele."
      >
        {own.dispositivos.length === 0 ? (
          <p className="text-[13px] text-muted">Nenhum aparelho conhecido</p>
        ) : (
          <ul aria-label="Aparelhos conhecidos" className="divide-y divide-line">
            {own.dispositivos.map(({ id, agente, usadoEm, atual }) => (
              <Row
                key={id}
                icon={<Laptop aria-hidden="true" className={icon} />}
                title={
                  <>
                    {agente}
                    {atual && <Badge>Este aparelho</Badge>}
                  </>
                }
                text={`Último login em ${formatMoment(usadoEm)}`}
                act={
                  <IconButton
                    label={`Deixar de reconhecer ${agente}`}
                    className="hover:not-disabled:text-danger"
                    disabled={removeDevice.isPending}
                    onClick={() => removeDevice.mutate(id)}
                  >
                    <Trash2 />
                  </IconButton>
                }
              />
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}
