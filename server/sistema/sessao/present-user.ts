import type { User } from '#contract/sistema/sessao.ts';
import type { users } from '#server/db/schema/sistema.ts';
import { ifNamed } from '#server/db/shown-name.ts';

/** An account as its own session answers it: what is not so is left out (ACC-18). */
export const presentUser = ({
  id,
  username,
  nome,
  senhaProvisoria,
}: Pick<typeof users.$inferSelect, 'id' | 'username' | 'nome' | 'senhaProvisoria'>): User => ({
  id,
  username,
  ...ifNamed(nome),
  ...(senhaProvisoria ? { senhaProvisoria } : {}),
});
