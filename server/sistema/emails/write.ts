import { z } from 'zod';
import { cleanText } from '#contract/base/text.ts';
import type { TipoDeEmail } from '#contract/sistema/emails.ts';
import type { Queryable } from '#server/db/client.ts';
import { emails } from '#server/db/schema/emails.ts';

export interface NewEmail {
  tipo: TipoDeEmail;
  para: string;
  assunto: string;
  /** With `linkMark` where its link goes. */
  texto: string;
  now: Date;
  /** Earliest moment it may leave; by default now. */
  from?: Date;
  /** When it has lost its use. */
  valeAte?: Date;
  corretorId?: number;
  userId?: number;
  atoId?: string;
}

const address = z.email().max(254);
const mostOfSubject = 200;

/** Whether e-mail can be sent there: one address, without anything around it. */
export const isAddress = (text: string): boolean => address.safeParse(text).success;

/** Queues an e-mail in the transaction of what it tells of; false where the address is none. */
export async function writeEmail(
  tx: Queryable,
  { now, from = now, assunto, ...email }: NewEmail,
): Promise<boolean> {
  if (!isAddress(email.para)) return false;
  const oneLine = cleanText(assunto).replace(/\s+/g, ' ').slice(0, mostOfSubject);
  await tx.insert(emails).values({ ...email, assunto: oneLine, proximaEm: from, criadoEm: now });
  return true;
}
