import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '#contract/base/runs.ts';
import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { createSequence } from './sequence.ts';

const brief = (events: ProgressEvent[]) =>
  events.map(
    (event) => `${event.type} ${'substep' in event ? event.substep : 'step' in event ? event.step : ''}`,
  );

function tellAll(finished: string[], told: ProgressEvent[] = []) {
  const sequence = createSequence(superAiSteps, told);
  const all: ProgressEvent[] = [...told];
  const flush = () => {
    const publishable = sequence.publishable();
    sequence.markPublished(publishable);
    all.push(...publishable);
  };
  flush();
  for (const substep of finished) {
    sequence.finish(substep);
    flush();
  }
  return { sequence, all };
}

const order = superAiSteps.flatMap((step) => step.substeps.map((substep) => substep.id));

describe('the order in which progress is told', () => {
  it('SUP-06 SUP-08 SUP-09 SUP-10 SUP-11 tells steps and substeps in the specified order', () => {
    const { all } = tellAll(order);
    const expected = superAiSteps.flatMap((step) => [
      `step_start ${step.id}`,
      ...step.substeps.flatMap((substep) => [
        `substep_start ${substep.id}`,
        `substep_complete ${substep.id}`,
      ]),
      `step_complete ${step.id}`,
    ]);
    expect(brief(all)).toEqual(expected);
  });

  it('SUP-21 tells the same order whatever order the work ends in', () => {
    const forwards = brief(tellAll(order).all);
    const backwards = brief(tellAll([...order].reverse()).all);
    const mixed = brief(tellAll([...order].sort((a, b) => (a.length % 5) - (b.length % 5))).all);
    expect(backwards).toEqual(forwards);
    expect(mixed).toEqual(forwards);
  });

  it('holds back what is done early until its turn', () => {
    const { all } = tellAll(['classify-assets', 'list-pdfs']);
    expect(brief(all)).toEqual([
      'step_start pdf-analysis',
      'substep_start list-pdfs',
      'substep_complete list-pdfs',
      'substep_start download-pdfs',
    ]);
  });

  it('SUP-37 a run that goes on tells nothing twice', () => {
    for (let cut = 0; cut <= order.length; cut += 1) {
      const first = tellAll(order.slice(0, cut)).all;
      const second = tellAll(order.slice(cut), first).all;
      expect(brief(second)).toEqual(brief(tellAll(order).all));
    }
  });

  it('names the substep a run is at', () => {
    const { sequence } = tellAll(order.slice(0, 8));
    expect(sequence.current()?.id).toBe(order[8]);
    expect(tellAll(order).sequence.current()).toBeNull();
  });
});
