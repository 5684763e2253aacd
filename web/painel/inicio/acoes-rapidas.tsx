import { Building2, ChevronRight, Globe, type LucideIcon, UserRoundPlus } from 'lucide-react';
import { Link } from 'react-router';
import { SectionCard } from '#web/painel/inicio/section-card.tsx';

interface Action {
  label: string;
  icon: LucideIcon;
  to: string;
}

const actions: Action[] = [
  { label: 'Cadastrar Corretor', icon: UserRoundPlus, to: '/admin/corretores?novo=1' },
  {
    label: 'Novo Empreendimento',
    icon: Building2,
    to: '/admin/empreendimentos?novo=1',
  },
  { label: 'Sites dos Corretores', icon: Globe, to: '/admin/corretores' },
];

function ActionRow({ label, icon: Icon, to }: Action) {
  return (
    <Link
      to={to}
      className="flex min-h-12 w-full items-center gap-3 px-5 text-left font-medium transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <span className="flex-1">{label}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
    </Link>
  );
}

/** 'Ações Rápidas' (DSH-14, DSH-15). */
export function AcoesRapidas() {
  return (
    <SectionCard title="Ações Rápidas">
      <ul className="divide-line border-line max-lg:divide-y lg:max-xl:grid lg:max-xl:grid-cols-3 lg:max-xl:divide-x lg:max-xl:border-t xl:divide-y">
        {actions.map((action) => (
          <li
            key={action.label}
            className="overflow-hidden last:rounded-b-xl lg:max-xl:first:rounded-bl-xl lg:max-xl:last:rounded-bl-none"
          >
            <ActionRow {...action} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
