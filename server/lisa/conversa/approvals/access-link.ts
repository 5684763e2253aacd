import { readNotices } from '../canal/read-notices.ts';
import type { TemplateName } from '../templates.ts';
import { type WindowDeps, windowFor } from './window-for.ts';

export interface AccessLinkDeps extends WindowDeps {
  templates: ReadonlyMap<string, TemplateName>;
  makePasswordLink: (to: { pessoa: string; corretorId: number }) => Promise<string>;
}

/**
 * For who approved: the access link of somebody whom no message can reach now, because there is neither a
 * channel for free text (the simulator is one) nor a template; else null (PNL-05).
 */
export async function accessLink(
  deps: AccessLinkDeps,
  corretor: { id: number; whatsappNormal: string | null },
): Promise<string | null> {
  const { db, channel, templates } = deps;
  if (channel.kind === 'simulator' || templates.has('credenciais')) return null;
  const { pessoa, janela } = await windowFor(deps, corretor);
  const notices = await readNotices(db, channel.kind);
  const isConnected = !notices.some(({ chave, gravidade }) => chave === 'conexao' && gravidade === 'parado');
  if (janela.aberta && isConnected) return null;
  return deps.makePasswordLink({ pessoa, corretorId: corretor.id });
}
