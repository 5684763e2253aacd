import { asc, eq } from 'drizzle-orm';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos, lisaEnviadas, lisaIdentidades } from '#server/db/schema/lisa.ts';
import type { TestApp } from './app.ts';
import { callOf, lisaSettled, newMessageId, type PhoneMessage, postWebhook } from './phone.ts';

export interface Shown {
  /** Scoped id of the business. */
  id?: string;
  number?: string;
  username?: string;
  name?: string;
}

/** The phone of somebody whom WhatsApp names by a scoped id, with or without a number, as it chooses by the message. */
export function createScopedPhone(app: TestApp, usual: Shown) {
  const seconds = () => String(Math.floor(app.clock.now().getTime() / 1000));
  async function write(message: PhoneMessage, shown: Shown = usual) {
    app.clock.advance(1000);
    const { id, number, username, name = 'Bruna' } = shown;
    const { id: messageId = newMessageId(), at, ...rest } = message;
    const contact = {
      profile: { name, ...(username ? { username } : {}) },
      ...(number ? { wa_id: number } : {}),
      ...(id ? { user_id: id } : {}),
    };
    const sent = await postWebhook(
      app,
      callOf({
        contacts: [contact],
        messages: [
          {
            ...(number ? { from: number } : {}),
            ...(id ? { from_user_id: id } : {}),
            id: messageId,
            ...rest,
            timestamp: at ? String(Math.floor(at.getTime() / 1000)) : seconds(),
          },
        ],
      }),
    );
    await lisaSettled(app);
    return sent;
  }
  return {
    write,
    text: (body: string, shown: Shown = usual, more: PhoneMessage = {}) =>
      write({ type: 'text', text: { body }, ...more }, shown),
    async says(...bodies: string[]) {
      for (const body of bodies) await write({ type: 'text', text: { body } });
    },
    /** Answers the channel's request for the number. */
    handsOver: (number: string, shown: Shown = usual) =>
      write(
        { type: 'contacts', contacts: [{ origin: 'contact_request', phones: [{ wa_id: number }] }] },
        shown,
      ),
    system: (system: Record<string, unknown>, from: Record<string, unknown> = {}, id = newMessageId()) =>
      postWebhook(app, callOf({ messages: [{ ...from, id, timestamp: seconds(), type: 'system', system }] })),
  };
}

/** Everything stored of a person, by the key they are known under. */
export const storedOf = ({ db }: TestApp, pessoa: string) => ({
  session: async () =>
    (await db.select().from(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa)))[0] ?? null,
  outbox: () =>
    db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, pessoa)).orderBy(asc(lisaEnviadas.id)),
  contact: async () =>
    (await db.select().from(lisaContatos).where(eq(lisaContatos.pessoa, pessoa)))[0] ?? null,
  ids: async () =>
    (await db.select().from(lisaIdentidades).where(eq(lisaIdentidades.pessoa, pessoa)))
      .map(({ identidade }) => identidade)
      .sort(),
});
