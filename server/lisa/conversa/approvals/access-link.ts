import type { Queryable } from '#server/db/client.ts';
import { readNotices } from '../canal/read-notices.ts';
import type { TemplateName } from '../templates.ts';
import { type WindowDeps, windowFor } from './window-for.ts';

export interface ReachDeps extends WindowDeps {
  templates: ReadonlyMap<string, TemplateName>;
}
export interface AccessLinkDeps extends ReachDeps {
  makePasswordLink: (to: { pessoa: string; corretorId: number }) => Promise<string>;
}
type Whom = { id: number; whatsappNormal: string | null };

/** Whether access reaches a corretor by WhatsApp now: by a template, or by free text on a channel (the simulator is one). */
export async function isReached(deps: ReachDeps, corretor: Whom, db: Queryable = deps.db): Promise<boolean> {
  const { channel, templates } = deps;
  if (channel.kind === 'simulator' || templates.has('credenciais')) return true;
  const { janela } = await windowFor({ ...deps, db }, corretor);
  const notices = await readNotices(db, channel.kind);
  const isConnected = !notices.some(({ chave, gravidade }) => chave === 'conexao' && gravidade === 'parado');
  return janela.aberta && isConnected;
}

/** For who approved: the access link of somebody whom no message can reach now; else null (PNL-05). */
export async function accessLink(deps: AccessLinkDeps, corretor: Whom): Promise<string | null> {
  if (await isReached(deps, corretor)) return null;
  const { pessoa } = await windowFor(deps, corretor);
  return deps.makePasswordLink({ pessoa, corretorId: corretor.id });
}
