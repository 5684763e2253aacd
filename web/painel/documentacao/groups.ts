import { nounOf } from '#contract/base/nouns.ts';
import { foldText } from '#contract/base/text.ts';
import { entidadeOfList } from '#contract/entidades.ts';
import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Labels of groups that are not lists. */
const labels: Record<string, string> = {
  login: 'Sessão',
  logout: 'Sessão',
  sessao: 'Sessão',
  mudancas: 'Sessão',
  territorio: 'Território',
  'upload-image': 'Imagens',
  'super-ai': 'Super AI',
  'ai-workflow': 'Hotsites',
  assets: 'Hotsites',
  public: 'Páginas públicas',
  admin: 'WhatsApp',
  lisa: 'WhatsApp',
  webhooks: 'WhatsApp',
  dashboard: 'Dashboard',
  lixeira: 'Lixeira',
  auditoria: 'Auditoria',
  documentacao: 'Documentação',
};

/** Label of a group: 'bairros' → 'Bairros'. */
export function groupLabel(group: string): string {
  const entidade = entidadeOfList[group];
  return labels[group] ?? capital(entidade ? nounOf(entidade).many : group.replaceAll('-', ' '));
}

export const callName = ({ method, path }: Pick<DocumentedCall, 'method' | 'path'>) => `${method} ${path}`;

/** Matching calls by group, sorted by name; every word must occur. */
export function findGroups(
  calls: DocumentedCall[],
  search: string,
): { label: string; calls: DocumentedCall[] }[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, DocumentedCall[]>();
  for (const call of calls) {
    const label = groupLabel(call.group);
    const text = foldText(`${callName(call)} ${call.summary} ${label}`);
    if (words.every((word) => text.includes(word))) groups.set(label, [...(groups.get(label) ?? []), call]);
  }
  return [...groups]
    .map(([label, found]) => ({ label, calls: found }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}
