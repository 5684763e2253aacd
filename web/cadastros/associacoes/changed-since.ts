import type { CorretorAssociado } from '#contract/cadastros/associacoes.ts';

/** Corretores added to an empreendimento's list and ids taken from it, not saved yet. */
export interface Edit {
  added: CorretorAssociado[];
  removed: number[];
}

/** What was changed after `sent`, on the list that it makes of `itens`; null if nothing. */
export function changedSince(sent: Edit, now: Edit, itens: CorretorAssociado[]): Edit | null {
  const ids = (list: CorretorAssociado[]) => list.map(({ corretorId }) => corretorId);
  const without = (list: CorretorAssociado[], gone: number[]) =>
    list.filter(({ corretorId }) => !gone.includes(corretorId));
  const backAgain = itens.filter(
    ({ corretorId }) => sent.removed.includes(corretorId) && !now.removed.includes(corretorId),
  );
  const added = [...without(now.added, ids(sent.added)), ...backAgain];
  const removed = [
    ...now.removed.filter((id) => !sent.removed.includes(id)),
    ...ids(without(sent.added, ids(now.added))),
  ];
  return added.length + removed.length > 0 ? { added, removed } : null;
}
