import { describe, expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { pageCases } from '#tests/fixtures/pagina.ts';
import { createStyleWriter } from './style-writer.ts';

const { restyle } = createStyleWriter({ renderHotsite });

describe('a plan in another style', () => {
  const given = pageCases.full;

  it('speaks in the voice of that style where the words are our own engine’s', () => {
    for (const from of hotsiteStyles)
      for (const to of hotsiteStyles) {
        const { sections } = restyle(planPage({ ...given, style: from }), to, given);
        const said = planPage({ ...given, style: to }).sections;
        expect(sections.map(({ titulo, texto }) => [titulo, texto])).toEqual(
          said.map(({ titulo, texto }) => [titulo, texto]),
        );
      }
  });

  it('keeps every text that a person or a model wrote', () => {
    const plan = planPage({ ...given, style: 'modern' });
    const own = plan.sections.map((section) =>
      section.id === 'amenidades'
        ? { ...section, titulo: 'O clube', texto: ['Escrito por quem conhece.'] }
        : section,
    );
    const { sections } = restyle({ ...plan, sections: own }, 'luxury', given);
    expect(sections.find(({ id }) => id === 'amenidades')).toMatchObject({
      titulo: 'O clube',
      texto: ['Escrito por quem conhece.'],
    });
    expect(sections.find(({ id }) => id === 'sobre')?.titulo).toBe('O projeto');
  });
});
