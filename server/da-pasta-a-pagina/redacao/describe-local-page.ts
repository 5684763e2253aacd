import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { WriteInput } from '#server/adapters/intelligence/port.ts';

/** The counterpart of a prompt: the page's rules and their input. */
export function describeLocalPage({ facts, assets, blueprint }: WriteInput) {
  const style = pageStyles[blueprint.metadata.style].label;
  return {
    systemMessage: [
      'Motor local: nenhum modelo é consultado.',
      `A página é montada com as seções prontas do estilo ${style}, na ordem do blueprint.`,
      'Os textos vêm do cadastro do empreendimento e de frases fixas; todo número da página está no cadastro.',
      'As imagens são as do catálogo. Sem certeza, só uma provável fachada abre a página, e a verificação pede que seja conferida.',
    ].join('\n'),
    userPrompt: JSON.stringify({ facts, blueprint, assets }, null, 2),
  };
}
