import { Building2, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export interface Screen {
  path: string;
  /** What the sidebar calls it. */
  label: string;
  title: string;
  subtitle: string;
  icon: LucideIcon;
  load: () => Promise<ComponentType>;
}

export interface ScreenGroup {
  label: string;
  screens: Screen[];
}

/** Every screen of the panel, in the sidebar's groups and order (ACC-33..36); the router reads it too. */
export const screenGroups: ScreenGroup[] = [
  {
    label: 'Principal',
    screens: [
      {
        path: '/admin/dashboard',
        label: 'Dashboard',
        title: 'Dashboard',
        subtitle: 'O programa de corretores em um relance',
        icon: LayoutDashboard,
        load: async () => (await import('#web/painel/painel-page.tsx')).PainelPage,
      },
      {
        path: '/admin/empreendimentos',
        label: 'Empreendimentos',
        title: 'Gestão de Projetos',
        subtitle: 'Gerencie os empreendimentos do sistema',
        icon: Building2,
        load: async () => (await import('#web/app/empreendimentos-screen.tsx')).EmpreendimentosScreen,
      },
    ],
  },
];

export const screens = screenGroups.flatMap((group) => group.screens);
export const dashboardPath = '/admin/dashboard';

/** The screen an address shows; `/` is the dashboard (ACC-04, ACC-37). */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname === '/' ? dashboardPath : pathname.replace(/\/+$/, '');
  return screens.find((screen) => screen.path === path);
}
