import { KeyRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { hasGivenPassword, subscribeUser } from '#web/kit/api/token.ts';

/** Above every screen until he has chosen his own: whoever gave the password still knows it. */
export function GivenPassword() {
  const isGiven = useSyncExternalStore(subscribeUser, hasGivenPassword, () => false);
  if (!isGiven) return null;
  return (
    <aside
      aria-label="Senha provisória"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-gold/40 bg-gold-soft/40 px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">Troque a senha provisória</p>
        <p className="text-[13px] text-muted">
          A sua senha foi dada por outra pessoa, que ainda a conhece. Escolha uma que seja só sua.
        </p>
      </div>
      <Link
        to="/admin/configuracoes/administradores"
        state={{ ownPassword: true }}
        className="button button-primary max-sm:w-full"
      >
        <KeyRound aria-hidden="true" />
        Escolher a minha senha
      </Link>
    </aside>
  );
}
