import { createHash } from 'node:crypto';
import { dayMs } from '#contract/base/units.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Signatures } from '#server/kernel/signatures.ts';

/** Nobody reads a form and fills it in faster; programs do. */
const quickestMs = 2_000;
/** A page left open overnight still sends. */
const longestMs = dayMs;
const purpose = 'contato';

/** What a form was made for. */
export interface FormToken {
  rota: string;
  /** The corretor it named; null for none. */
  slug: string | null;
  /** Identifies this form: sent twice, it is one contact. */
  envio: string;
  /** Why the form has to be sent again. */
  fault: 'cedo' | 'vencido' | null;
}

/** Signed tokens of contact forms: nothing is stored until a form is sent. */
export function createFormTokens({
  signatures,
  clock,
  ids,
}: {
  signatures: Signatures;
  clock: Clock;
  ids: Ids;
}) {
  return {
    make: ({ rota, slug }: { rota: string; slug: string | null }): Promise<string> =>
      signatures.sign(purpose, [rota, slug ?? '', clock.now().getTime(), ids.secret()].join(' ')),

    /** The form of a token; null if it is not ours. */
    async open(token: string): Promise<FormToken | null> {
      const text = await signatures.open(purpose, token);
      const [rota = '', slug = '', made = ''] = text?.split(' ') ?? [];
      if (text === null) return null;
      const age = clock.now().getTime() - Number(made);
      const fault = age < quickestMs ? 'cedo' : age > longestMs ? 'vencido' : null;
      return { rota, slug: slug || null, envio: createHash('sha256').update(text).digest('hex'), fault };
    },
  };
}
