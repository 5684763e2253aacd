import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { CallContext, PlanInput } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import { createFence } from './fence.ts';
import { planSchema } from './outputs.ts';
import { planPrompt } from './prompts.ts';
import type { Asker } from './question.ts';
import { repairBlueprint } from './repair-blueprint.ts';

/** Plans a blueprint with a model, then enforces our rules. */
export async function planPage(input: PlanInput, context: CallContext, asker: Asker): Promise<Blueprint> {
  const { system, user } = await planPrompt(context.prompt, createFence(), input);
  const { value: planned } = await ask(
    {
      system,
      content: user,
      schema: planSchema,
      read: jsonReader(planSchema),
    },
    context,
    asker,
  );
  return repairBlueprint(planned, input);
}
