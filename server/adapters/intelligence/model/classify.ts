import type { z } from 'zod';
import { cleanText } from '#contract/base/text.ts';
import type { AssetClass } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { CallContext, ClassifyInput } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import { createFence } from './fence.ts';
import { classificationSchema } from './outputs.ts';
import { classificationPrompt } from './prompts.ts';
import type { Asker } from './question.ts';

type Answer = z.infer<typeof classificationSchema>['imagens'][number];

/** Minimum share of one colour that marks a drawing; measured on many real images. */
const drawingFrom = 0.2;
const confidence = { agrees: 0.92, unmeasured: 0.85, contradicted: 0.5, uncertain: 0.45, unseen: 0.4 };

/** Classifies a few pictures with one question, in the given order. */
export async function classifyAssets(
  inputs: ClassifyInput[],
  context: CallContext,
  asker: Asker,
): Promise<AssetClass[]> {
  if (inputs.length === 0) return [];
  const { system, content } = await classificationPrompt(context.prompt, createFence(), inputs);
  const readShape = jsonReader(classificationSchema);
  const { value: answers } = await ask<Map<number, Answer>>(
    {
      system,
      content,
      schema: classificationSchema,
      read: (text) => {
        const read = readShape(text);
        if ('problem' in read) return read;
        const byNumber = new Map(read.value.imagens.map((answer) => [answer.numero, answer]));
        const missing = inputs.map((_, index) => index + 1).filter((number) => !byNumber.has(number));
        return missing.length === 0
          ? { value: byNumber }
          : { problem: `faltam os números ${missing.join(', ')}.` };
      },
    },
    context,
    asker,
  );
  return inputs.map((input, index) => assetClass(input, answers.get(index + 1)!));
}

function assetClass(input: ClassifyInput, answer: Answer): AssetClass {
  const description = plainDescription(answer.descricao, input.path);
  return {
    category: answer.categoria,
    kind:
      answer.tipo === null
        ? null
        : cleanText(answer.tipo)
            .replace(/[^\p{L}\d _-]/gu, '')
            .slice(0, 40) || null,
    confidence: confidenceOf(input, answer),
    description: description || fallbackDescription(answer),
    reason: input.preview ? 'vista pelo modelo' : 'pelo nome do arquivo, sem imagem',
  };
}

/** Confidence from what can be verified: whether the pixels match the claimed class. */
function confidenceOf({ preview, measures }: ClassifyInput, { categoria, incerta }: Answer): number {
  if (!preview) return confidence.unseen;
  if (incerta) return confidence.uncertain;
  const { pixels } = imageClass[categoria];
  if (!measures || pixels === 'any') return confidence.unmeasured;
  const isDrawing = measures.commonestShare >= drawingFrom;
  if (isDrawing === (pixels !== 'photo')) return confidence.agrees;
  // A site plan may be a rendered view; a photo with a third of plain white may be a render on white.
  return pixels === 'rendered' ? confidence.unmeasured : confidence.contradicted;
}

/** A description of at most 300 characters, without markup and file name. */
function plainDescription(given: string, path: string): string {
  const name = path.split('/').at(-1)!;
  return cleanText(given)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>{}`\\]/g, ' ')
    .replace(/https?:\S+|www\.\S+/gi, ' ')
    .replaceAll(name, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

function fallbackDescription({ categoria, tipo }: Answer): string {
  return `Imagem do empreendimento (${tipo ?? categoria})`.slice(0, 300);
}
