import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Change } from '#contract/base/errors.ts';
import { type Edicao, edicaoSchema } from '#contract/da-pasta-a-pagina/edicao.ts';
import {
  discardEdicao,
  type Estudio,
  getEstudio,
  planEstudio,
  publishEstudio,
  saveEdicao,
  writeEstudio,
  writeSecao,
} from '#contract/da-pasta-a-pagina/estudio.ts';
import { chooseMotor, getMotores, writeMotor } from '#contract/da-pasta-a-pagina/motores.ts';
import { type Act, type Answer, doneToast, failedText } from '#web/da-pasta-a-pagina/estudio/acts.ts';
import { type History, record, redo, startHistory, undo } from '#web/da-pasta-a-pagina/estudio/history.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists, showing } from '#web/kit/api/queries.ts';
import { changeOf } from '#web/kit/api/refusal.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { publishChanges } from './publish-changes.ts';

export const estudioPath = (id: number) => addressOf(getEstudio, { params: { id } });

/** Another tab's save, and the options. */
export interface Conflict extends Change {
  current: { revisao: number; edicao: Edicao };
}

/** Key order is ignored: the database has its own. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const same = (a: Edicao, b: Edicao) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
/** Includes the base revision, so that a concurrent save is detected. */
const keptSchema = z.object({ edicao: edicaoSchema, revisao: z.number() });

export function useEstudioQuery(id: number) {
  // A fact that changes meanwhile shows in the draft too.
  return useQuery({
    ...read(getEstudio, { params: { id } }),
    ...showing('empreendimentos'),
    gcTime: 0,
  });
}

/**
 * The edição with its undo history. Unsaved changes are stored in this browser; another tab's save is not
 * overwritten unseen. `onHeld` is told of a version that somebody must decide about before it is public.
 */
export function useEstudio(estudio: Estudio, onHeld: () => void) {
  const { id } = estudio.hotsite;
  const params = { id };
  const path = estudioPath(id);
  const motoresPath = addressOf(getMotores, { params });
  const client = useQueryClient();
  const [kept, keep] = usePersisted('estudio', id, keptSchema);
  const [history, setHistory] = useState<History<Edicao>>(() => {
    const begun = startHistory(estudio.edicao);
    return kept && !same(kept.edicao, estudio.edicao) ? record(begun, kept.edicao) : begun;
  });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The revision the edição is based on. */
  const [revisao, setRevisao] = useState(kept?.revisao ?? estudio.revisao);
  const edicao = history.present;
  const isDirty = !same(edicao, estudio.edicao);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever it changes, by nothing else
  useEffect(() => keep(isDirty ? { edicao, revisao } : null), [edicao, revisao, isDirty]);

  /** The server's answer becomes the new base. */
  function take(next: Estudio, fresh: boolean) {
    client.setQueryData([path], next);
    setRevisao(next.revisao);
    setConflict(null);
    setHistory((now) => {
      if (fresh) return startHistory(next.edicao);
      const unchanged = same(now.present, next.edicao);
      return unchanged ? { ...now, present: next.edicao, key: null } : record(now, next.edicao);
    });
  }

  async function save(): Promise<Estudio> {
    if (!isDirty) return estudio;
    const saved = await call(saveEdicao, { params, body: { ...edicao, revisao } });
    take(saved, false);
    return saved;
  }

  async function saveOrTell(): Promise<void> {
    try {
      await save();
    } catch (error) {
      const change = await changeOf(error);
      if (change) setConflict(change as Conflict);
      throw error;
    }
  }

  async function send(act: Act): Promise<Answer> {
    if (act.act === 'discard') return call(discardEdicao, { params });
    const saved = await save();
    if (act.act === 'save') return saved;
    if (act.act === 'publish') return publishChanges(id, (made) => take(made, false), client);
    if (act.act === 'engine') {
      client.setQueryData([motoresPath], await call(writeMotor, { params, body: { motor: act.motor } }));
      return saved;
    }
    if (act.act === 'choose') return call(chooseMotor, { params, body: { versaoId: act.versaoId } });
    if (act.act === 'plan') return call(planEstudio, { params, body: { secao: act.secao ?? null } });
    if (act.act === 'write') return call(writeEstudio, { params, body: { estilo: act.estilo ?? null } });
    return call(writeSecao, { params, body: { secao: act.secao } });
  }

  const mutation = useMutation({
    mutationFn: send,
    onSuccess(answer, act) {
      take(answer, act.act === 'discard');
      // Which page is the draft, and of what state, is told there too.
      if (act.act !== 'engine') void client.invalidateQueries({ queryKey: [motoresPath] });
      if (answer.held) return onHeld();
      showToast(doneToast(act, answer));
    },
    async onError(error, act) {
      const change = await changeOf(error);
      if (change) return setConflict(change as Conflict);
      showToast({ title: 'Erro', text: errorText(error, failedText[act.act]), tone: 'destructive' });
    },
  });

  return {
    edicao,
    isDirty,
    conflict,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Changes the edição; consecutive changes with one `key` are undone together. */
    change: (next: Edicao, key: string | null = null) => setHistory((now) => record(now, next, key)),
    act: (act: Act) => !mutation.isPending && mutation.mutate(act),
    /** The action in progress, or null. */
    busy: mutation.isPending ? mutation.variables : null,
    save,
    /** Publishes this draft version. Later changes are saved, but not published. */
    async publish(versaoId: number, ressalva: string) {
      await saveOrTell();
      take(await call(publishEstudio, { params, body: { versaoId, ressalva } }), false);
      await refreshLists(client, 'hotsites', 'empreendimentos');
    },
    /** Replaces local changes with the other tab's; undoable. */
    takeTheirs() {
      if (!conflict) return;
      const { current } = conflict;
      setHistory((now) => record(now, current.edicao));
      setRevisao(current.revisao);
      client.setQueryData([path], { ...estudio, ...current });
      setConflict(null);
    },
    /** Overwrites the other tab's save with local changes. */
    keepMine() {
      if (!conflict) return;
      setRevisao(conflict.current.revisao);
      client.setQueryData([path], { ...estudio, ...conflict.current });
      setConflict(null);
    },
  };
}
export type Editing = ReturnType<typeof useEstudio>;
