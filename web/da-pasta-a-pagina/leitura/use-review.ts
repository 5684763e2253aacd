import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type CampoDaLeitura,
  type CampoLido,
  camposDaLeitura,
  type Decisao,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { candidatesOf, firstDoubtful, isPending } from '#web/da-pasta-a-pagina/leitura/field-state.ts';
import type { Act } from '#web/da-pasta-a-pagina/leitura/use-leitura.ts';

/**
 * Keyboard review: arrows move between fields, Enter accepts and continues, so a correct field costs one key.
 * Active while a field of the list has focus, as the first doubtful one has on arrival (PNL-04).
 */
export function useReview(shown: CampoLido[], act: (act: Act, done?: () => void) => void) {
  const [held, setHeld] = useState<CampoDaLeitura | null>(() => firstDoubtful(shown)?.campo ?? null);
  const [editing, setEditing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // Its keys work on arrival.
  const focusNext = useRef(true);
  const lastIndex = useRef(0);
  const found = shown.findIndex(({ campo }) => campo === held);
  // A field that left the view is replaced by the one that moved up.
  const index = found >= 0 ? found : Math.min(lastIndex.current, shown.length - 1);
  const current = shown[index];
  useEffect(() => {
    if (found >= 0) lastIndex.current = found;
  }, [found]);

  const campo = current?.campo;
  const drawn = useRef(campo);
  useEffect(() => {
    // The focused field left the view, the last one of the list.
    const isLost = drawn.current !== campo && document.activeElement === document.body;
    drawn.current = campo;
    if (!(focusNext.current || isLost) || !campo) return;
    focusNext.current = false;
    list.current?.querySelector<HTMLElement>(`[data-campo="${campo}"]`)?.focus();
  });

  function choose(next: CampoDaLeitura | undefined, focus = true) {
    if (!next) return;
    setHeld(next);
    setEditing(false);
    focusNext.current = focus;
  }
  function decide(decisao: Decisao, valor?: unknown) {
    if (!current) return;
    const next = shown[index + 1]?.campo;
    const decided = { act: 'decide', campo: current.campo, decisao, valor } as const;
    // A typed value is shown as stored; merely accepted ones advance automatically.
    if (decisao === 'editar')
      act(decided, () => {
        setEditing(false);
        focusNext.current = true;
      });
    else {
      act(decided);
      choose(next ?? current.campo);
    }
  }
  const goOn = () => choose(shown[Math.min(index + 1, shown.length - 1)]?.campo);
  const undo = () => current?.decisao && act({ act: 'undo', campos: [current.campo] });

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    // On a phone the decision controls are inside the list and handle their own keys.
    if (!(event.target as HTMLElement).dataset.campo) return;
    const { tipo } = camposDaLeitura[current.campo];
    const moves = new Map<string, () => unknown>([
      ['ArrowDown', goOn],
      ['ArrowUp', () => choose(shown[Math.max(index - 1, 0)]?.campo)],
      ['Home', () => choose(shown[0]?.campo)],
      ['End', () => choose(shown.at(-1)?.campo)],
      // What somebody has decided is not decided again in passing.
      ['Enter', () => (isPending(current) ? current.lido && decide('aceitar') : goOn())],
      ['m', () => current.lido && decide('manter')],
      ['e', () => tipo !== 'registro' && setEditing(true)],
      ['r', () => current.lido && !('obrigatorio' in camposDaLeitura[current.campo]) && decide('recusar')],
      ['z', undo],
    ]);
    const candidates = current.duvida && tipo !== 'registro' ? candidatesOf(current) : [];
    for (const [place, valor] of candidates.entries())
      moves.set(String(place + 1), () => (place === 0 ? decide('aceitar') : decide('editar', valor)));
    const move = moves.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!move) return;
    event.preventDefault();
    move();
  }
  return { list, current, editing, setEditing, choose, decide, goOn, undo, onKeyDown };
}
