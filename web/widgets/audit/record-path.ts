import { type EntidadeName, entidades } from '#contract/entidades.ts';

/** Address of a record's screen, or null if there is none. */
export function recordPath(entidade: string, id: string | null): string | null {
  if (entidade === 'conversa') return `/admin/whatsapp-conversas${id ? `?conversa=${id}` : ''}`;
  if (entidade === 'run' && id) return `/admin/execucoes/${id}`;
  if (entidade === 'edicao' && id) return `/admin/hotsites/${id}/estudio`;
  if (!(entidade in entidades)) return null;
  const { opens, list } = entidades[entidade as EntidadeName];
  if (opens === 'list') return `/admin/${list}`;
  return opens === 'record' && id ? `/admin/${list}?editar=${id}` : null;
}
