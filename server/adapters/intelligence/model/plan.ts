import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { CallContext, PlanInput } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import { createFence } from './fence.ts';
import { planSchema } from './outputs.ts';
import { planPrompt, type StyleMaterial, withPictures } from './prompts.ts';
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
  const { value: planned } = await ask(
    {
      system,
      content: withPictures(user, asker.seesPictures ? input.pictures : undefined, {
        ids: input.assets.map(({ id }) => id),
        most: mostPictures,
      }),
      schema: planSchema,
      read: jsonReader(planSchema),
    },
    context,
    asker,
  );
  return repairBlueprint(planned, input);
}
