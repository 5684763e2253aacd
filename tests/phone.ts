import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { signBody } from '#server/adapters/whatsapp/verify-signature.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos, lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import type { TestApp } from './app.ts';

/** The key tests sign with; `startTestApp({ env: { WHATSAPP_APP_SECRET: phoneSecret } })` takes it. */
export const phoneSecret = 'segredo do canal de teste';

let messages = 0;
/** An id no other message bears. */
export const newMessageId = (): string => `wamid.${process.pid}.${++messages}`;

export interface PhoneMessage {
  id?: string;
  at?: Date;
  /** A message of the Cloud API in the place of a text. */
  [field: string]: unknown;
}

/** A call of the channel's shape with these messages or statuses. */
export const callOf = (value: Record<string, unknown>): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { changes: [{ field: 'messages', value: { metadata: { phone_number_id: 'simulador' }, ...value } }] },
    ],
  });

/** Posts a body to the webhook, signed unless told otherwise. */
export async function postWebhook(
  app: Pick<TestApp, 'url'>,
  raw: string,
  headers: Record<string, string> = { 'x-hub-signature-256': signBody(raw, phoneSecret) },
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${app.url}/api/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: raw,
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

/** Until nothing is left that is due now. */
export async function lisaSettled({ db, clock }: TestApp, timeoutMs = 30_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const due = await db
      .select({ pessoa: lisaContatos.pessoa })
      .from(lisaContatos)
      .where(lte(lisaContatos.pendenteEm, clock.now()))
      .limit(1);
    if (due.length === 0) return;
    if (Date.now() > until) throw new Error(`Lisa is not done with ${due[0]!.pessoa}`);
    await wait(20);
  }
}

/** Somebody's phone: writes to Lisa through the webhook and reads what she sent. */
export function createPhone(app: TestApp, number: string, name = 'Ana') {
  const messageOf = ({ id = newMessageId(), at = app.clock.now(), ...rest }: PhoneMessage) => ({
    from: number,
    id,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    ...rest,
  });
  const contacts = [{ wa_id: number, profile: { name } }];
  const send = (...all: PhoneMessage[]) =>
    postWebhook(app, callOf({ contacts, messages: all.map(messageOf) }));
  const person = number.replace(/^(55\d{2})([6-9]\d{7})$/, '$19$2');

  const phone = {
    person,
    send,
    text: (body: string, more: PhoneMessage = {}) => send({ type: 'text', text: { body }, ...more }),
    /** Writes, waits for the answer and answers what Lisa said since, by key. */
    async says(...bodies: string[]): Promise<string[]> {
      const before = (await phone.outbox()).length;
      for (const body of bodies) {
        app.clock.advance(1000);
        await phone.text(body);
        await lisaSettled(app);
      }
      // What is new is told a minute after a start, whatever is being said then.
      const answers = (await phone.outbox()).slice(before).filter(({ chave }) => chave !== 'aviso_novidades');
      return answers.map(({ chave }) => chave);
    },
    outbox: () =>
      app.db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, person)).orderBy(asc(lisaEnviadas.id)),
    unhandled: () =>
      app.db
        .select()
        .from(lisaRecebidas)
        .where(and(eq(lisaRecebidas.pessoa, person), isNull(lisaRecebidas.tratadaEm))),
    async session() {
      const [row] = await app.db
        .select()
        .from(onboardingSessions)
        .where(eq(onboardingSessions.whatsapp, person));
      return row ?? null;
    },
    status: (id: string, state: string, more: Record<string, unknown> = {}) =>
      postWebhook(
        app,
        callOf({
          statuses: [
            {
              id,
              status: state,
              recipient_id: number,
              timestamp: String(Math.floor(app.clock.now().getTime() / 1000)),
              ...more,
            },
          ],
        }),
      ),
  };
  return phone;
}

/** The answers of a whole registration, but for the hello. */
export const registrationOf = (n: number): string[] => [
  'sim',
  `CRECI ${20_000 + n}-F SP`,
  `Ana Beatriz Lima, ana.lima${n}@exemplo.com.br`,
  'Bia Lima',
  'Campinas',
  'de 300 a 800 mil',
  'pular',
  'sim',
];
