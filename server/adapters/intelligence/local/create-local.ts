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

/** The hand-made sections of the public pages, built apart (`dist/site/entry-hotsite.js`). */
export type RenderHotsite = (input: WriteInput) => PageSource | Promise<PageSource>;
/** One section of them alone. */
export type RenderSection = (input: WriteInput, id: SectionId) => string | Promise<string>;
export interface SiteWriter {
  renderHotsite: RenderHotsite;
  renderSection: RenderSection;
}

/** Also where it writes for a plan of another engine. */
export const localName = 'Motor local';

/** The engine that needs no key: rules for Brazilian sales material, answers at once, never calls out. */
export function createLocalIntelligence({
  renderHotsite,
  renderSection,
  ocr,
}: SiteWriter & {
  /** Reads pictures with text on them. */
  ocr: Ocr;
}): Intelligence {
  return {
    name: localName,
    kind: 'local',
    // All at once: what many names share is the name of the empreendimento, not of what they show.
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
    understandMessage: async (input) => understandMessage(input),
    readCreciCard: (input, context) => readCard(ocr, input, context),
    describePagePrompt: async (input) => describeLocalPage(input),
  };
}

/** Out of the record alone: nothing was looked up. */
const known = (texto: string): Described => ({ texto, motor: localName, buscou: false, fontes: [] });

/** A card that fills the picture is read at the first of these, one that lies far away at the other. */
const sides = [1000, 1600];

/** What cannot be read within the limits has no text: the person is asked to type it. */
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
    // Where there is no text at this size there is none at another.
    if (text.trim() === '') return null;
  }
  return null;
}
