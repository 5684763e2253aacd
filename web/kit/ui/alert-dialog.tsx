import { AlertDialog as Radix } from 'radix-ui';
import type { Question } from '#web/kit/ui/question.ts';

/** A question that must be answered: Escape is its safe answer, a click beside it none. */
export function AlertDialog({ title, text, yes, no, answer }: Question & { answer: (yes: boolean) => void }) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && answer(false)}>
      <Radix.Portal>
        {/* Not Radix.Overlay: its scroll lock writes a <style> element, which our policy refuses. */}
        <div className="fade fixed inset-0 z-50 bg-black/45" aria-hidden="true" />
        <Radix.Content className="rise fixed inset-x-3 top-[30dvh] z-50 mx-auto max-w-md rounded-xl border border-line bg-surface p-5 shadow-lg shadow-black/10 focus:outline-none sm:p-6">
          <Radix.Title className="text-base font-semibold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-muted">{text}</Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Radix.Cancel className="button button-ghost">{no}</Radix.Cancel>
            <Radix.Action className="button button-danger" onClick={() => answer(true)}>
              {yes}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
