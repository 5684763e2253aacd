import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { type PageCaseName, pageCases, plannedCase } from '#tests/fixtures/pagina.ts';
import { readHtml } from '../../verificacao/read-page.ts';
import { Notes } from '../notes.ts';
import { findInProse } from './find-in-prose.ts';
import { removeUnsourced } from './remove-unsourced.ts';
import { supportedPlan } from './supported-plan.ts';
import { supportedBy } from './supported-words.ts';

const names = Object.keys(pageCases) as PageCaseName[];

describe('SAF-03 pages of our own', () => {
  it.each(hotsiteStyles.flatMap((style) => names.map((name) => [style, name] as const)))(
    'in %s of the case %s claim nothing',
    (style, name) => {
      const { facts, assets, blueprint } = plannedCase(name, style);
      const { html, css } = renderHotsite({ facts, assets, blueprint });
      const notes = new Notes();
      findInProse({ nodes: readHtml(html), css, blueprint }, facts, notes);
      expect([...notes.findings.values()]).toEqual([]);
    },
  );

  it.each(hotsiteStyles.flatMap((style) => names.map((name) => [style, name] as const)))(
    'in %s of the case %s keep every word, in the plan and on the page, in every state of the work',
    (style, name) => {
      const planned = plannedCase(name, style);
      for (const status of ['em_lancamento', 'em_construcao', 'pronto', null]) {
        const facts: PageFacts = { ...planned.facts, status };
        const blueprint = planPage({ facts, assets: planned.assets, style });
        expect(supportedPlan(blueprint, facts, planned.assets)).toEqual(blueprint);
        const { html } = renderHotsite({ facts, assets: planned.assets, blueprint });
        const notes = new Notes();
        const before = readHtml(html);
        // Held by words alone, not because its plan says the same.
        const held = supportedBy(
          facts,
          planned.assets.map(({ description }) => description),
        );
        const after = removeUnsourced(structuredClone(before), held, new Map(), notes);
        expect([...notes.repaired.values(), ...notes.findings.values()]).toEqual([]);
        expect(after).toEqual(before);
      }
    },
  );

  it('are found out once a claim stands in them, with its words and its place', () => {
    const { facts, assets, blueprint } = plannedCase('full', 'modern');
    const { html, css } = renderHotsite({ facts, assets, blueprint });
    const found = (page: string, sheet = css) => {
      const notes = new Notes();
      findInProse({ nodes: readHtml(page), css: sheet }, facts, notes);
      return [...notes.findings.values()].map(({ code, message }) => `${code} ${message}`);
    };
    const inSobre = html.replace('</h2>', '</h2><p>Financiamento facilitado em até 420 meses</p>');
    expect(found(inSobre)[0]).toMatch(
      /^afirmacao-sem-fonte \S+: “Financiamento facilitado em até 420 meses”/,
    );
    expect(found(html.replace(/alt="[^"]*"/, 'alt="Últimas unidades"')).join()).toContain('lido em voz alta');
    expect(found(html, `${css}h1::after{content:"Esgot" "ando"}`).join()).toContain('Estilo da página');
    expect(found(html.replace('</h2>', '</h2><p>Últimas</p><p>unidades</p>')).join()).toContain(
      'Página inteira',
    );
  });
});
