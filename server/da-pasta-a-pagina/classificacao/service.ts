import { describeDrawnPlan as describe } from './drawn-plan.ts';

/** A plan described by its name and the words drawn in it; null where they say nothing of it. */
export const describeDrawnPlan = describe;
