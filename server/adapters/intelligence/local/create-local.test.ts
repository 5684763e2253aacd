import { expect, it } from 'vitest';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { plannedCase } from '#tests/fixtures/pagina.ts';
import { createLocalIntelligence } from './create-local.ts';

const page = { html: '<h1>Página</h1>', css: '', js: '' };
const engine = createLocalIntelligence({
  renderHotsite: () => page,
  renderSection: (_, id) => `<section id="${id}">`,
  ocr: noOcr,
});
const context = {
  signal: AbortSignal.timeout(10_000),
  prompt: () => Promise.reject(new Error('the local engine asks for no prompt')),
  recordUsage: () => Promise.reject(new Error('the local engine spends nothing')),
};

it('names itself on the screen and calls no model for a page', async () => {
  const { facts, assets } = plannedCase('full', 'luxury');
  const blueprint = await engine.planPage({ facts, assets, style: 'luxury' }, context);
  expect(engine).toMatchObject({ name: 'Motor local', kind: 'local' });
  expect(blueprint.metadata.style).toBe('luxury');
  expect(await engine.writePage({ facts, assets, blueprint }, context)).toEqual(page);
  const one = { facts, assets, blueprint, section: 'sobre' as const, page: { css: '', section: '' } };
  expect(await engine.writeSection(one, context)).toEqual({ html: '<section id="sobre">', css: '', js: '' });
});

it('HOT-49 tells what a page is written from, and that no model is asked', async () => {
  const { systemMessage, userPrompt } = await engine.describePagePrompt(plannedCase('full', 'modern'));
  expect(systemMessage).toContain('nenhum modelo é consultado');
  expect(systemMessage).toContain('Moderno');
  expect(JSON.parse(userPrompt)).toMatchObject({ facts: { nome: 'Residencial Aurora' } });
});
