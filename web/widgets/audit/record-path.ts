import { entidadeOfList } from '#contract/base/nouns.ts';

/** Lists whose screen opens one record by its id. */
const opened = [
  'regioes',
  'estados',
  'cidades',
  'zonas',
  'bairros',
  'corretores',
  'empreendimentos',
  'incorporadoras',
  'hotsites',
  'imoveis-usados',
] as const;

/** The address that shows a record, or null where no screen does. */
export function recordPath(entidade: string, id: string | null): string | null {
  if (entidade === 'configuracao') return '/admin/configuracoes';
  if (entidade === 'user') return '/admin/administradores';
  if (entidade === 'conversa') return `/admin/whatsapp-conversas${id ? `?conversa=${id}` : ''}`;
  if (entidade === 'run' && id) return `/admin/execucoes/${id}`;
  if (entidade === 'edicao' && id) return `/admin/hotsites/${id}/estudio`;
  const list = opened.find((name) => entidadeOfList[name] === entidade);
  return list && id ? `/admin/${list}?editar=${id}` : null;
}
