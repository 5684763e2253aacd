import { Building2, ListTree } from 'lucide-react';
import { pathsOf } from '#contract/base/lists.ts';
import { nounOf } from '#contract/base/nouns.ts';
import { entidadeOfList } from '#contract/entidades.ts';
import type { Act } from '#web/kit/acts.ts';

/** 'Ver bairros': the list of what lies in a place. */
export const inside = (
  list: 'estados' | 'cidades' | 'zonas' | 'bairros' | 'empreendimentos',
  query: string,
): Act => ({
  label: `Ver ${nounOf(entidadeOfList[list]!).many}`,
  Icon: list === 'empreendimentos' ? Building2 : ListTree,
  go: { to: `${pathsOf(list).list.replace('/api/', '/admin/')}?${query}` },
});
