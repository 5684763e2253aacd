import { randomIds } from '#server/kernel/ids.ts';
import { makeLink } from '#server/lisa/conversa/links.ts';
import type { TestApp } from './app.ts';
import { createCorretor } from './factories/corretor.ts';

type Place = Pick<TestApp, 'db' | 'url'> & { clock?: TestApp['clock'] };
type Values = Parameters<typeof createCorretor>[1];

export const ownPassword = 'senha da Bia, 2026';
let numbers = 0;

/** Someone allowed on his own page, once he has a password. */
export function createWelcome({ db }: Pick<Place, 'db'>, values: Values = {}) {
  const whatsappNormal = `5511${960_000_000 + ++numbers}`;
  const whatsapp = whatsappNormal.replace(/^55(..)(.{5})/, '($1) $2-');
  const own = { nome: 'Ana Beatriz Lima', nomeGuerra: 'Bia Lima', whatsapp, whatsappNormal };
  return createCorretor(db, { ...own, ativo: true, aprovado: true, ...values });
}

/** The address sent by Lisa, generated the same way. */
export const ownLink = ({ db, url, clock }: Place, corretorId: number): Promise<string> =>
  makeLink(
    db,
    { now: () => clock?.now() ?? new Date(), secret: randomIds.secret, publicUrl: url },
    { tipo: 'senha', pessoa: 'teste', corretorId },
  );

export const tokenOfLink = (link: string): string => new URL(link).hash.slice(1);

/** A corretor with a password and an open session, created through the real calls. */
export async function enterOwnPage(place: Place, values: Values = {}) {
  const corretor = await createWelcome(place, values);
  const token = tokenOfLink(await ownLink(place, corretor.id));
  const answer = await fetch(`${place.url}/api/meu-espaco/senha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, senha: ownPassword }),
  });
  if (answer.status !== 200) throw new Error(`the password was not set: ${await answer.text()}`);
  return { corretor, token: ((await answer.json()) as { token: string }).token };
}
