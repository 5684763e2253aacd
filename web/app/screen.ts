import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ListName } from '#contract/base/lists.ts';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';

export interface Screen {
  path: string;
  /** Its label in the sidebar or in the tabs. */
  label: string;
  title: string;
  subtitle: string;
  icon: LucideIcon;
  load: () => Promise<ComponentType>;
  /** Its list, loaded in parallel with its code. */
  list?: ListName;
  /** Its declaration, if it is a declared list. */
  declared?: () => Promise<AnyCrudScreen>;
  /** The address it had before; whoever kept it is sent on. */
  was?: string;
}
