import { Link } from 'react-router';
import type { Categoria } from '#contract/sistema/configuracoes.ts';
import { groupAnchor, type SettingGroup } from '#web/sistema/configuracoes/groups.ts';
import type { OpenGroups } from '#web/sistema/configuracoes/use-open-groups.ts';

const texts: [label: string, group: Categoria][] = [
  ['Mensagens da Lisa', 'assistente'],
  ['E-mails aos corretores', 'emails'],
];
const screens: [label: string, path: string][] = [
  ['Administradores', '/admin/configuracoes/administradores'],
  ['Lixeira', '/admin/configuracoes/lixeira'],
  ['Auditoria', '/admin/configuracoes/auditoria'],
];
const look = 'button button-outline max-sm:h-11';

/** What an administrator comes here for most, before the instructions of the artificial intelligence. */
export function Sought({ groups, open }: { groups: readonly SettingGroup[]; open: OpenGroups }) {
  const there = texts.filter(([, group]) => groups.some(({ id }) => id === group));
  return (
    <nav aria-label="Mais procurados" className="mt-3 flex flex-wrap gap-2 max-lg:mt-1">
      {there.map(([label, group]) => (
        <button key={group} type="button" className={look} onClick={() => open.go(groupAnchor(group))}>
          {label}
        </button>
      ))}
      {screens.map(([label, path]) => (
        <Link key={path} to={path} className={look}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
