import { useEffect, useRef, useState } from 'react';
import { addressOf, type Filled, faultOf } from '#web/painel/documentacao/call-request.ts';
import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';
import { type Received, send } from '#web/painel/documentacao/send.ts';

const writes = ({ method }: DocumentedCall) => method !== 'GET';

/** Sends a real call, with a warning if it writes; a stream runs until stopped. */
export function useTryOut(call: DocumentedCall) {
  const [received, setReceived] = useState<Received | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  async function start(filled: Filled) {
    const fault = faultOf(call, filled);
    setProblem(fault);
    if (fault || running.current) return;
    const line = `${call.method} ${addressOf(call, filled)}`;
    const warning = `Esta chamada é enviada de verdade, com a sua sessão, e pode mudar dados:\n\n${line}\n\nEnviar?`;
    if (writes(call) && !window.confirm(warning)) return;
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setReceived(null);
    try {
      await send(call, filled, controller.signal, setReceived);
    } catch {
      if (controller.signal.aborted) setReceived((last) => last && { ...last, done: true });
      else setProblem('Não foi possível conectar ao servidor');
    } finally {
      running.current = null;
      setRunning(false);
    }
  }

  return { received, problem, isRunning, start, stop: () => running.current?.abort() };
}
