import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { textsOf } from '#contract/da-pasta-a-pagina/edicao.ts';
import { type AchadoDoPlano, sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { AppError } from '#server/kernel/errors.ts';
import { unsupported } from '../sanitize/figures.ts';

/** Texts of a plan that say what the record does not, with their fields. */
export function planFaults({ sections }: Pick<Blueprint, 'sections'>, facts: PageFacts): AchadoDoPlano[] {
  return sections.flatMap((section) =>
    textsOf(section).flatMap(({ campo, texto }) => {
      const claims = unsupported(texto, facts);
      if (claims.length === 0) return [];
      return {
        secao: section.id,
        campo,
        mensagem: `Não está no registro do empreendimento: ${claims.join(', ')}`,
      };
    }),
  );
}

/** Throws AppError 400 with the first field making an unsupported claim. */
export function assertPlan(plan: Pick<Blueprint, 'sections'>, facts: PageFacts): void {
  const [fault] = planFaults(plan, facts);
  if (fault)
    throw new AppError(
      400,
      'plano-sem-fonte',
      `Corrija a seção “${sectionLabels[fault.secao]}” antes de criar a versão. ${fault.mensagem}`,
      {
        field: `${fault.secao}.${fault.campo}`,
      },
    );
}

/** 'Estilo Luxo' */
export const styleReason = (style: Blueprint['metadata']['style']) => `Estilo ${pageStyles[style].label}`;
