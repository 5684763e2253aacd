import { foldText } from '#contract/base/text.ts';
import type { LixeiraItem } from '#contract/painel/lixeira.ts';

export interface TrashView {
  busca: string;
  /** A kind of record ('bairro'), or '' for all. */
  tipo: string;
}

/** A view's records: every word in the name, ignoring case and accents. */
export function findItems(items: LixeiraItem[], { busca, tipo }: TrashView): LixeiraItem[] {
  const words = foldText(busca).split(/\s+/).filter(Boolean);
  return items.filter(({ entidade, nome }) => {
    if (tipo && entidade !== tipo) return false;
    const name = foldText(nome);
    return words.every((word) => name.includes(word));
  });
}
