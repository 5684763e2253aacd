import { emptyFatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento as readByRules } from '#server/da-pasta-a-pagina/extracao/extract-empreendimento.ts';
import { readSources } from '#server/da-pasta-a-pagina/extracao/source.ts';
import type { CallContext, ExtractInput, ExtractOutput, PagePicture } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import { contradictedByRules } from './contradicted-by-rules.ts';
import { documentMaterial } from './document-text.ts';
import { createFence } from './fence.ts';
import { createQuoteFinder } from './find-quote.ts';
import { mergeFacts } from './merge-facts.ts';
import { extractionSchema } from './outputs.ts';
import { extractionPrompt, withShown } from './prompts.ts';
import { descriptionAsLongAs } from './prose-length.ts';
import type { Asker } from './question.ts';
import { plainText } from './verify.ts';

/** Token limit of documents per question. */
const documentTokens = 80_000;

/** Extracts facts with a model; only what the documents confirm is accepted. */
export async function extractEmpreendimento(
  { documents, folderName, pictures: draw }: ExtractInput,
  context: CallContext,
  asker: Asker,
): Promise<ExtractOutput> {
  const { lines, suspicious } = readSources(documents);
  const pictures = asker.seesPictures && draw ? await draw() : [];
  if (lines.length === 0 && pictures.length === 0)
    return { fatos: emptyFatos(), outrosEmpreendimentos: [], warnings: suspicious.map(ignored) };
  const { text, numbered, cut } = documentMaterial(documents, documentTokens);
  const fence = createFence();
  const prompt = await extractionPrompt(context.prompt, fence, {
    material: text,
    folderName,
    hasPictures: pictures.length > 0,
  });
  const { value: extraction } = await ask(
    {
      system: prompt.system,
      content: withShown(prompt.user, shownPages(pictures, numbered)),
      schema: extractionSchema,
      read: jsonReader(extractionSchema),
    },
    context,
    asker,
  );
  // Quotes are matched in text addressed to people; instructions to machines prove nothing.
  const merged = mergeFacts(extraction, createQuoteFinder(numbered, lines, pictures), lines);
  const { fatos: read } = readByRules({ documents, folderName });
  const asked = await context.prompt('pdf_analysis_prompt');
  const { descricao, warnings: ofLength } = descriptionAsLongAs(merged.fatos.descricao, asked);
  const fatos = contradictedByRules({ ...merged.fatos, descricao }, read);
  const named = extraction.outrosEmpreendimentos
    .map((nome) => plainText(nome, 80))
    .filter((nome) => nome !== null)
    .filter((nome) => lines.some((line) => line.text.toLowerCase().includes(nome.toLowerCase())));
  const outrosEmpreendimentos = [...new Set(named)].slice(0, 20);
  return {
    fatos,
    outrosEmpreendimentos,
    warnings: [
      ...suspicious.map(ignored),
      ...cut.map((path) => `“${path}” é longo: só a primeira parte foi lida pelo modelo.`),
      ...merged.warnings,
      ...ofLength,
      ...(outrosEmpreendimentos.length > 0 ? [others(outrosEmpreendimentos, fatos.nome?.value)] : []),
    ],
  };
}

/** Pages as pictures, each named by the number of its file and its own. */
const shownPages = (pictures: PagePicture[], numbered: DocumentText[]) =>
  pictures.map(({ path, page, jpeg }) => ({
    name: `Arquivo ${numbered.findIndex((document) => document.path === path) + 1}, página ${page}:`,
    data: jpeg,
  }));

const others = (names: string[], own = 'o principal') =>
  `Os documentos descrevem também: ${names.join(', ')}. Só “${own}” foi lido.`;

const ignored = (path: string) =>
  `“${path}” traz instruções ou código dirigidos a sistemas; esses trechos foram ignorados.`;
