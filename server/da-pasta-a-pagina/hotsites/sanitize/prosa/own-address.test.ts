import { expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { plannedCase } from '#tests/fixtures/pagina.ts';
import { readHtml } from '../../verificacao/read-page.ts';
import { Notes } from '../notes.ts';
import { findInProse } from './find-in-prose.ts';
import { supportedPlan } from './supported-plan.ts';

it.each(hotsiteStyles)(
  'SAF-03 in part: a street without a number is held, beside the city below it, in %s',
  (style) => {
    const planned = plannedCase('full', style);
    const facts = { ...planned.facts, endereco: 'Rua Alvorada' };
    const { assets } = planned;
    const blueprint = planPage({ facts, assets, style });
    const { html, css } = renderHotsite({ facts, assets, blueprint });
    expect(html).toContain('Rua Alvorada');
    const notes = new Notes();
    findInProse({ nodes: readHtml(html), css, blueprint }, facts, notes);
    expect([...notes.findings.values()]).toEqual([]);
  },
);

it('an address of two streets stands whole, whatever its abbreviations and names look like', () => {
  const planned = plannedCase('full', 'modern');
  const facts = { ...planned.facts, endereco: 'Av. Nereu Ramos, esq. Rua Alvorada' };
  const { assets } = planned;
  const plan = supportedPlan(planPage({ facts, assets, style: 'modern' }), facts, assets);
  expect(plan.sections.find(({ id }) => id === 'localizacao')?.subtitulo).toBe(facts.endereco);
});
