import { isNext, type SourceLine } from './source.ts';

/** '(a partir de R$ 199.900) acabaram no dia 31' */
const behind =
  /^[^.;]{0,30}\b(?:acabou|acabaram|encerrou|encerrad[ao]s?|esgotad[ao]s?|esgotou|expirou|venceu|val(?:eu|eram|ia|iam)|vigor(?:ou|ava)|duro(?:u|aram)|terminou|terminaram|caducou|nao valem? mais|deix(?:ou|aram) de valer)\b|^\s*[(,–-]?\s*(?:que )?(?:ja |foi |esta ){0,2}(?:vendid|reservad)[oa]\b/;
/** 'Encerramos ontem a condição de lançamento (R$ 199.900)' */
const ahead =
  /\b(?:encerr(?:amos|ou|aram|ad[ao]s?)|acab(?:ou|aram)|expir(?:ou|aram)|venceu|esgotad[ao]s?|100 ?% vendid[ao]s?)\b[^.;:!?]*$/;

interface Sum {
  index: number;
  length: number;
}

/** Whether an offer is said to have ended, in the words around its sum. */
export const hasEnded = (text: string, { index, length }: Sum): boolean =>
  behind.test(text.slice(index + length, index + length + 60)) || ahead.test(text.slice(0, index));

/** The same in a line whose sentence may begin in the one above. */
export function hasEndedIn(lines: SourceLine[], at: number, sum: Sum): boolean {
  const line = lines[at]!;
  const above = lines[at - 1];
  const begun = above && isNext(above, line) ? `${above.folded} ` : '';
  return hasEnded(begun + line.folded, { ...sum, index: begun.length + sum.index });
}
