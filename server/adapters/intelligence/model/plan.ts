import type { Blueprint } from '#contract/blueprint.ts';
import type { CallContext, PlanInput } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import type { Budget } from './budget.ts';
import { createFence } from './fence.ts';
import { planSchema } from './outputs.ts';
import { planPrompt } from './prompts.ts';
import type { Provider } from './providers.ts';
import { repairBlueprint } from './repair-blueprint.ts';

/** A blueprint by asking a model, then made to keep our rules. */
export async function planPage(
  input: PlanInput,
  context: CallContext,
  provider: Provider | null,
  budget: Budget,
): Promise<Blueprint> {
  const { system, user } = await planPrompt(context.prompt, createFence(), input);
  const planned = await ask(
    {
      provider,
      task: 'plan',
      system,
      content: user,
      schema: planSchema,
      read: jsonReader(planSchema),
      maxOutputTokens: 32_000,
    },
    context,
    budget,
  );
  return repairBlueprint(planned, input);
}
