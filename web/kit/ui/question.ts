/** A question about work that is not saved. */
export interface Question {
  title: string;
  text: string;
  /** The act that loses or leaves it: 'Descartar'. */
  yes: string;
  /** The safe answer, focused first: 'Continuar editando'. */
  no: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function show(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The question that stands, for whoever draws it. */
export const openQuestion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => asked,
};

/**
 * Asks before unsaved work is left, in an alert dialog (PNL-15). Whatever sends something asks by the browser's own
 * confirmation (UXT-10). A second question answers the first with no.
 */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      show(null);
      resolve(yes);
    };
    show({ ...question, answer });
  });
}
