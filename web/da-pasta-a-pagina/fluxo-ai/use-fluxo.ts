import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { progressEventSchema } from '#contract/base/runs.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import type { Descrita, FluxoForm } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { paginaEmRascunho } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { type AssetsProgress, advance, noProgress } from '#web/da-pasta-a-pagina/fluxo-ai/assets-progress.ts';
import { type Catalog, fluxoCalls } from '#web/da-pasta-a-pagina/fluxo-ai/calls.ts';
import {
  findMade,
  isSettled,
  isUnknown,
  type Numero,
  noPassos,
  type Passos,
  passosOfFluxo,
  passosOfRecord,
  passoTexts,
  refusalOf,
} from '#web/da-pasta-a-pagina/fluxo-ai/passos.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { openEventStream } from '#web/kit/api/event-stream.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** Delay from the flow's end to closing the dialog (FLW-28). */
const closeAfterMs = 2000;

interface Options {
  /** The record whose flow continues; null starts a new one. */
  record: Empreendimento | null;
  /** Called right after the third step (FLW-27, FLW-28). */
  onSuccess: () => void;
  onClose: () => void;
  /** Called when the first step has created its record. */
  onMade: () => void;
}

const failureOf = (error: unknown, numero: Numero) =>
  error instanceof Error ? errorText(error, passoTexts[numero].failure) : 'Erro desconhecido';

/**
 * The manual flow's state. Progress is stored on the server: closing the dialog ends nothing, and a flow
 * continues from its record and runs (FLW-06..09, FLW-14).
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one flow: its three steps share their state
export function useFluxo({ record, onSuccess, onClose, onMade }: Options) {
  const client = useQueryClient();
  const [id, setId] = useState(record?.id ?? null);
  const [passos, setPassos] = useState<Passos>(record ? passosOfRecord(record) : noPassos);
  const [progress, setProgress] = useState<AssetsProgress | null>(null);
  const [written, setWritten] = useState<Descrita | null>(null);
  const catalog = useRef<Catalog>(null);
  /** The page awaits a person's decision. */
  const draft = useRef(false);
  const made = useRef<number | null>(record?.id ?? null);
  /** A call without an answer may have created a record. */
  const isDoubtful = useRef(false);
  const stream = useRef<{ close: () => void } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      stream.current?.close();
      clearTimeout(timer.current);
    },
    [],
  );

  const put = (numero: Numero, status: Passos[1]['status'], erro: string | null = null) =>
    setPassos((now) => ({ ...now, [numero]: { status, erro } }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    if (!record) return;
    let gone = false;
    fluxoCalls.fluxo(record.id).then(
      (fluxo) => {
        if (gone) return;
        setPassos(passosOfFluxo(fluxo));
        // A repeated call joins the running one.
        if (fluxo.passos[1]?.status === 'processing' && record.driveUrl)
          void work(2, { ...record, driveUrl: record.driveUrl }, fluxo.sessao);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);

  function follow(sessionId: string) {
    stream.current?.close();
    setProgress(noProgress);
    stream.current = openEventStream(fluxoCalls.streamPath(sessionId), {
      onFrame: (_, data) => {
        const event = progressEventSchema.safeParse(data).data;
        if (event) setProgress((now) => now && advance(now, event));
      },
      // The call's answer is authoritative.
      onBreak: () => {},
    });
  }
  function unfollow() {
    stream.current?.close();
    setProgress(null);
  }

  /** Creates the record once, however often the step is retried (FLW-14). */
  async function ensureRecord(form: FluxoForm): Promise<number> {
    if (made.current !== null) return made.current;
    const lost = isDoubtful.current ? findMade(await fluxoCalls.list(), form) : undefined;
    try {
      made.current = (lost ?? (await fluxoCalls.create(form))).id;
    } catch (error) {
      isDoubtful.current = isUnknown(error);
      throw error;
    }
    setId(made.current);
    onMade();
    return made.current;
  }

  const acts: Record<Numero, (form: FluxoForm, session: string | null) => Promise<unknown>> = {
    async 1(form) {
      setWritten(await fluxoCalls.describe(await ensureRecord(form)));
    },
    async 2({ driveUrl }, session) {
      const sessionId = session ?? crypto.randomUUID();
      follow(sessionId);
      try {
        const own = session ? crypto.randomUUID() : sessionId;
        catalog.current = (await fluxoCalls.processDrive(made.current!, driveUrl, own)).catalog;
      } finally {
        unfollow();
      }
    },
    async 3({ nome, driveUrl }) {
      const found = catalog.current ?? (await fluxoCalls.catalog(made.current!));
      try {
        const hotsite = await fluxoCalls.createHotsite(made.current!, nome, driveUrl, found);
        draft.current = hotsite?.v0Generated === false;
      } catch (error) {
        // Another tab, or a call whose answer was lost, created it.
        const now = error instanceof ApiError && error.status === 409 ? await passosNow() : null;
        if (now?.[3].status !== 'completed') throw error;
      }
    },
  };
  const passosNow = () => fluxoCalls.fluxo(made.current!).then(passosOfFluxo, () => null);

  async function work(numero: Numero, form: FluxoForm, session: string | null = null): Promise<void> {
    put(numero, 'processing');
    try {
      await acts[numero](form, session);
      put(numero, 'completed');
      if (numero < 3) showToast({ title: `Passo ${numero} Completo!` });
      else finish();
    } catch (error) {
      const erro = failureOf(error, numero);
      put(numero, 'error', erro);
      showToast({ title: `Erro no Passo ${numero}`, text: erro, tone: 'destructive' });
    } finally {
      void refreshLists(client, 'empreendimentos', 'hotsites');
    }
  }

  function finish() {
    const text = draft.current ? paginaEmRascunho : undefined;
    showToast({ title: 'Fluxo AI Completo!', text });
    onSuccess();
    timer.current = setTimeout(onClose, closeAfterMs);
  }

  return {
    id,
    passos,
    progress,
    /** The generated description and its sources. */
    written,
    isComplete: passos[3].status === 'completed',
    /** Runs a step, unless it is too early, running or done. */
    run(numero: Numero, form: FluxoForm) {
      if (isSettled(passos[numero])) return;
      void work(numero, form);
    },
    /** Reports why a step cannot run; returns whether it did. */
    refuse(numero: Numero): boolean {
      const text = refusalOf(passos, numero);
      if (text) showToast({ title: `Erro no Passo ${numero}`, text, tone: 'destructive' });
      return text !== null;
    },
  };
}
