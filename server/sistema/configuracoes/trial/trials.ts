import { readFile } from 'node:fs/promises';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { TrialPart } from '#contract/sistema/configuracoes.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, ClassifyInput, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { projectFile } from '#server/project-files.ts';
import * as describe from './describe-answers.ts';
import { exampleAssets, exampleBlueprint, exampleFacts } from './example-empreendimento.ts';
import { bairroOf, documentsOf, empreendimentoOf } from './example-inputs.ts';
import { exampleMessages } from './examples.ts';

export interface TrialTools {
  db: Db;
  images: Images;
  intelligence: Intelligence;
}
/** Runs a setting's task on the given example and describes the result. */
type Run = (tools: TrialTools, exemplo: string, context: CallContext) => Promise<TrialPart[]>;

const extraction: Run = async ({ intelligence }, exemplo, context) => {
  const documents = documentsOf(exemplo);
  return describe.describeExtraction(
    await intelligence.extractEmpreendimento({ documents, folderName: null }, context),
  );
};

const pictures: Record<string, string> = { piscina: 'Lazer/PISCINA.jpg', planta: 'Plantas/TIPO A.jpg' };

async function readPicture(images: Images, id: string): Promise<ClassifyInput> {
  const bytes = await readFile(projectFile(`server/sistema/configuracoes/trial/images/${id}.jpg`));
  const { width, height, measures, preview } = await images.process(bytes, `${id}.jpg`);
  return { id, type: 'image', path: pictures[id]!, width, height, measures, preview };
}

const classification: Run = async ({ intelligence, images }, exemplo, context) => {
  const ids = Object.keys(pictures).filter((id) => exemplo === 'imagens' || id === exemplo);
  const inputs = await Promise.all(ids.map((id) => readPicture(images, id)));
  const classes = await intelligence.classifyAssets(inputs, context);
  return describe.describeClasses(
    classes,
    inputs.map(({ path }) => path),
  );
};

const planning: Run = async ({ intelligence }, _exemplo, context) =>
  describe.describeBlueprint(
    await intelligence.planPage({ facts: exampleFacts, assets: exampleAssets, style: defaultStyle }, context),
  );

const writing: Run = async ({ intelligence }, _exemplo, context) =>
  describe.describePage(
    await intelligence.writePage(
      { facts: exampleFacts, assets: exampleAssets, blueprint: exampleBlueprint },
      context,
    ),
  );

const description: Run = async ({ db, intelligence }, exemplo, context) => {
  const input = await empreendimentoOf(db, exemplo);
  return describe.describeText(
    `Descrição de ${input.nome}`,
    await intelligence.describeEmpreendimento(input, context),
  );
};

const bairro: Run = async ({ db, intelligence }, exemplo, context) => {
  const input = await bairroOf(db, exemplo);
  return describe.describeText(`Sobre ${input.nome}`, await intelligence.describeBairro(input, context));
};

const understanding =
  (asked: 'creci' | 'contato'): Run =>
  async ({ intelligence }, exemplo, context) => {
    const message = exampleMessages[exemplo]!;
    return describe.describeUnderstood(
      asked,
      await intelligence.understandMessage({ message, asked }, context),
    );
  };

/** The trial of each prompt; messages have none. */
export const trials: Record<string, Run> = {
  pdf_system_prompt: extraction,
  pdf_analysis_prompt: extraction,
  gpt5_assets_prompt: classification,
  gpt5_optimize_prompt: planning,
  gpt5_structure_prompt: planning,
  v0_prompt: writing,
  v0_html_prompt: writing,
  v0_css_prompt: writing,
  v0_js_prompt: writing,
  perplexity_prompt: description,
  perplexity_build_prompt: description,
  perplexity_system_data_prompt: description,
  perplexity_system_marketing_prompt: description,
  perplexity_bairro_prompt: bairro,
  lisa_creci_processing_prompt: understanding('creci'),
  lisa_email_extraction_prompt: understanding('contato'),
};
