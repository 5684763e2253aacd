import type { Cell as SourceCell } from './cell.ts';
import { doubtGoneBy as goneBy } from './gone-by.ts';
import { readIdentity as identityOf } from './identity.ts';
import { type Money as Sum, findMoney as sumsIn } from './money.ts';
import { possibleAnswers as possible } from './provas/names.ts';
import type { PossibleAnswer as Possible } from './respostas/possible-answers.ts';
import { isNext as isNextLine, type SourceLine as Line, readSources as linesOf } from './source.ts';

export type SourceLine = Line;
export type Cell = SourceCell;
export type Money = Sum;

/** The lines of documents that may be used: paragraphs addressed to machines and markup are dropped. */
export const readSources = linesOf;

/** Whether a line is the next of the same page. */
export const isNext = isNextLine;

/** The sums in a folded text. */
export const findMoney = sumsIn;

export type PossibleAnswer = Possible;

/** What a person may answer where the documents leave name, incorporadora or bairro open. */
export const possibleAnswers = possible;

/** The name, place and registration that documents state. */
export const readIdentity = identityOf;

/** The facts as of a day: a promised delivery gone by is a question. */
export const doubtGoneBy = goneBy;
