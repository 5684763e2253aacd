import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { ToolFace, type ToolLook, toolClass } from '#web/kit/ui/tool-face.tsx';

interface Props {
  look: ToolLook;
  /** Name of what opens. */
  name: string;
  children: ReactNode;
}

/** A tool with its popover, initially open: it is loaded when somebody asks for it. */
export function ToolPopover({ look, name, children }: Props) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger className={toolClass}>
        <ToolFace {...look} />
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={name}
        className="rise z-30 w-80 max-w-[calc(100vw-24px)] rounded-xl border border-line bg-surface p-3 shadow-lg shadow-black/10"
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
