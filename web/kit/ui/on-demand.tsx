import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ToolFace, type ToolLook, toolClass } from '#web/kit/ui/tool-face.tsx';

/** A tool that is loaded on approach. */
export interface Demanded<Props extends object> {
  Opened: ComponentType<Props & { look: ToolLook }>;
  preload: () => void;
}

export const demanded = <Props extends object>(
  load: () => Promise<ComponentType<Props & { look: ToolLook }>>,
): Demanded<Props> => ({
  Opened: lazy(async () => ({ default: await load() })) as Demanded<Props>['Opened'],
  preload: () => void load().catch(() => {}),
});

interface Props<Tool extends object> {
  tool: Demanded<Tool>;
  look: ToolLook;
  /** What the tool gets. */
  given: Tool;
}

/** A tool's button; its popover is open when it comes. */
export function OnDemand<Tool extends object>({ tool: { Opened, preload }, look, given }: Props<Tool>) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={toolClass}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <ToolFace {...look} />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Opened {...given} look={look} />
    </Suspense>
  );
}
