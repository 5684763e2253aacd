import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { describeBairro } from '#server/cadastros/descricoes/describe-bairro.ts';
import { describeEmpreendimento } from '#server/cadastros/descricoes/describe-empreendimento.ts';
import { classifyAssets } from '#server/da-pasta-a-pagina/classificacao/classify.ts';
import { extractEmpreendimento } from '#server/da-pasta-a-pagina/extracao/extract-empreendimento.ts';
import { describeLocalPage } from '#server/da-pasta-a-pagina/redacao/describe-local-page.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { readCreciCard } from '#server/lisa/entendimento/read-creci-card.ts';
import { understandMessage } from '#server/lisa/entendimento/understand-message.ts';
import { type Ocr, OcrError } from '../../ocr/port.ts';
import type { CallContext, CardInput, CreciCard, Described, Intelligence, WriteInput } from '../port.ts';

/** The hand-made page sections, built separately (`dist/site/entry-hotsite.js`). */
export type RenderHotsite = (input: WriteInput) => PageSource | Promise<PageSource>;
/** One section of them. */
export type RenderSection = (input: WriteInput, id: SectionId) => string | Promise<string>;
export interface SiteWriter {
  renderHotsite: RenderHotsite;
  renderSection: RenderSection;
}

/** Also shown when it writes for another engine's plan. */
export const localName = 'Motor local';

/** The rule engine: needs no key, knows Brazilian sales material, answers at once, never calls out. */
export function createLocalIntelligence({
  renderHotsite,
  renderSection,
  ocr,
}: SiteWriter & {
  /** Reads text in pictures. */
  ocr: Ocr;
}): Intelligence {
  return {
    name: localName,
    kind: 'local',
    // Batched: what many file names share is the empreendimento's name, not their subject.
    classifyBatch: 500,
    extractEmpreendimento: async (input) => extractEmpreendimento(input),
    classifyAssets: async (inputs) => classifyAssets(inputs),
    planPage: async (input) => planPage(input),
    writePage: async (input) => renderHotsite(input),
    writeSection: async ({ section, ...input }) => ({
      html: await renderSection(input, section),
      css: '',
      js: '',
    }),
    describeEmpreendimento: async (input) => known(describeEmpreendimento(input)),
    describeBairro: async (input) => known(describeBairro(input)),
    understandMessage: async (input) => understandMessage(input).data,
    readCreciCard: (input, context) => readCard(ocr, input, context),
    describePagePrompt: async (input) => describeLocalPage(input),
  };
}

/** Derived from the record only, without a search. */
const known = (texto: string): Described => ({
  texto,
  nota: null,
  achados: null,
  motor: localName,
  buscou: false,
  fontes: [],
});

/** Image sizes to try: the first suits a card filling the picture, the second a distant one. */
const sides = [1000, 1600];

/** A picture beyond the limits counts as without text: the person is asked to type. */
async function readCard(
  ocr: Ocr,
  { picture }: CardInput,
  { signal }: CallContext,
): Promise<CreciCard | null> {
  for (const side of sides) {
    const text = await ocr.readText(picture, side, signal).catch((error: unknown) => {
      if (error instanceof OcrError) return '';
      throw error;
    });
    const found = readCreciCard(text);
    if (found) return found;
    // No text at this size means none at another.
    if (text.trim() === '') return null;
  }
  return null;
}
