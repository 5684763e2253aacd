import type { LucideIcon } from 'lucide-react';

export interface ToolLook {
  /** 'Filtrar' */
  label: string;
  Icon: LucideIcon;
  /** How much of it is in use, shown behind its label. */
  count?: number;
}

/** The face of a tool's button. */
export const ToolFace = ({ label, Icon, count = 0 }: ToolLook) => (
  <>
    <Icon aria-hidden="true" />
    {label}
    {count > 0 && <span className="text-gold-ink tabular-nums">{count}</span>}
  </>
);
export const toolClass = 'button button-ghost px-2 text-[13px]';
