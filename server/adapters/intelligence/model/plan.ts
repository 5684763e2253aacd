import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { CallContext, PlanInput } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import { createFence } from './fence.ts';
import { type PlannedPage, planSchema } from './outputs.ts';
import { planPrompt, type StyleMaterial, withPictures } from './prompts.ts';
import { proseAsLongAs } from './prose-length.ts';
import type { Asker } from './question.ts';
import { repairBlueprint } from './repair-blueprint.ts';

/** As many as a person would look at before planning a page. */
const mostPictures = 24;

/** Plans a blueprint with a model, then enforces our rules. */
export async function planPage(
  input: PlanInput,
  context: CallContext,
  asker: Asker,
  material: StyleMaterial,
): Promise<Blueprint> {
  const { system, user } = await planPrompt(context.prompt, createFence(), input, material);
  const structure = await context.prompt('gpt5_structure_prompt');
  const readShape = jsonReader(planSchema);
  const { value: planned } = await ask<PlannedPage>(
    {
      system,
      content: withPictures(user, asker.seesPictures ? input.pictures : undefined, {
        ids: input.assets.map(({ id }) => id),
        most: mostPictures,
      }),
      schema: planSchema,
      read: (text) => {
        const read = readShape(text);
        return 'value' in read ? proseAsLongAs(read.value, structure) : read;
      },
    },
    context,
    asker,
  );
  return repairBlueprint(planned, input);
}
