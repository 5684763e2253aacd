import type pg from 'pg';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { addressGroup } from '#server/kernel/http/address-group.ts';
import { createSharedLimiter, RateLimitError } from '#server/kernel/http/rate-limit.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createSignatures } from '#server/kernel/signatures.ts';
import { changeOwnEstado as changeOwn } from './change.ts';
import { createFormTokens } from './form-token.ts';
import { nextCorretor, type OfferedCorretor, peekCorretor } from './next-corretor.ts';
import { isTrapped, readForm, trapField } from './read-form.ts';
import { type Received, receiveContato } from './receive.ts';
import { readWhatsapp } from './whatsapp-do-programa.ts';

/** A corretor says what became of a contact of his own. */
export const changeOwnEstado = changeOwn;

/** Contacts one address may leave; many phones of one carrier share one. */
const perAddress = { points: 12, seconds: 600 };
/** Contacts one page may get. */
const perPage = { points: 60, seconds: 600 };
/** Turns one address may take: beyond them the next corretor is shown without his turn being spent. */
const turnsPerAddress = { points: 20, seconds: 600 };

/** What public pages need to take a visitor's contact. */
export function createContatos(deps: { db: Db; pool: pg.Pool; clock: Clock; ids: Ids }) {
  const { db, pool } = deps;
  const limits = {
    address: createSharedLimiter(pool, { name: 'contato-de', ...perAddress }),
    page: createSharedLimiter(pool, { name: 'contato-em', ...perPage }),
    turns: createSharedLimiter(pool, { name: 'contato-vez', ...turnsPerAddress }),
  };
  const takesTurn = (address: string) =>
    limits.turns.consume(addressGroup(address)).then(
      () => true,
      // A count that cannot be kept costs nobody his turn.
      () => false,
    );
  return {
    tokens: createFormTokens({ ...deps, signatures: createSignatures(deps) }),
    readForm,
    isTrapped,
    trapField,
    readWhatsapp: () => readWhatsapp(db),

    /** Whom to name to a visitor without a corretor; only a person's look spends a turn. */
    offer: async (
      empreendimentoId: number,
      { address, isVisit, shown }: { address: string; isVisit: boolean; shown: string | null },
    ): Promise<OfferedCorretor | undefined> =>
      isVisit && (await takesTurn(address))
        ? nextCorretor(db, empreendimentoId, shown)
        : peekCorretor(db, empreendimentoId, shown),

    /** Whose turn it is; looking spends none. */
    peek: (empreendimentoId: number) => peekCorretor(db, empreendimentoId),

    /** Counts an attempt to leave a contact; answers the refusal beyond the limits. */
    async admit({ address, rota }: { address: string; rota: string }): Promise<RateLimitError | null> {
      try {
        await limits.address.consume(addressGroup(address));
        await limits.page.consume(rota);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimitError) return refused;
        throw refused;
      }
    },

    receive: (received: Received) => receiveContato(deps, received),
  };
}
export type Contatos = ReturnType<typeof createContatos>;
