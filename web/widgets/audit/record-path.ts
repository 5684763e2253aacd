import { type EntidadeName, entidades } from '#contract/entidades.ts';

/** Lists whose screen is a tab of another. */
const tabs: Partial<Record<string, string>> = {
  contatos: 'whatsapp-aprovacoes/contatos',
  administradores: 'configuracoes/administradores',
};

/** Kinds whose records have a page. */
const paged = new Set<string>(['corretor', 'empreendimento', 'incorporadora']);

/** Address of a record's screen, or null if there is none. */
export function recordPath(entidade: string, id: string | null): string | null {
  if (entidade === 'conversa') return `/admin/whatsapp-aprovacoes/conversas${id ? `?conversa=${id}` : ''}`;
  if (entidade === 'run' && id) return `/admin/configuracoes/execucoes/${id}`;
  if (entidade === 'edicao' && id) return `/admin/hotsites/${id}/estudio`;
  if (!(entidade in entidades)) return null;
  const { opens, list } = entidades[entidade as EntidadeName];
  if (opens === 'list') return `/admin/${tabs[list] ?? list}`;
  if (opens !== 'record' || !id) return null;
  return paged.has(entidade) ? `/admin/${list}/${id}` : `/admin/${list}?editar=${id}`;
}
