import { readLinhas as linhas } from './confiabilidade.ts';
import { countForReader } from './count-due.ts';
import { keepAnswers as answers } from './keep-answers.ts';
import { drawPage as draw } from './page-image.ts';

/** The lines below which a field is asked and not stated. */
export const readLinhas = linhas;
/** Counts what changed just now, before the stored counts are read. */
export const countPendencias = countForReader;
/** Keeps a run's answers as decisions. */
export const keepAnswers = answers;
/** The picture of a stored document's page. */
export const drawPage = draw;
export type { PageImageDeps } from './page-image.ts';
