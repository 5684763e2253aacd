import { createStore } from '#web/kit/store.ts';

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

const asked = createStore<Asked | null>(null);

/** The question that stands, for whoever draws it. */
export const openQuestion = { subscribe: asked.subscribe, read: asked.read };

/**
 * Asks before unsaved work is left, in an alert dialog (PNL-15). Whatever sends something asks by the browser's own
 * confirmation (UXT-10). A second question answers the first with no.
 */
export function ask(question: Question): Promise<boolean> {
  asked.read()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.write(null);
      resolve(yes);
    };
    asked.write({ ...question, answer });
  });
}
