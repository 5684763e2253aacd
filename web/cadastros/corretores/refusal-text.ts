import { corretorMessages } from '#contract/cadastros/corretores.ts';
import { firstMessage } from '#web/kit/form/first-message.ts';

/** What a form's faults are told as: that something required is missing comes before all others (BRK-22). */
export function refusalText(errors: Record<string, { message?: unknown } | undefined>): string {
  const { incomplete } = corretorMessages;
  const isIncomplete = Object.values(errors).some((error) => error?.message === incomplete);
  return isIncomplete ? incomplete : (firstMessage(errors) ?? '');
}
