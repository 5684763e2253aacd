import { useEffect, useState } from 'react';
import { type Categoria, type Configuracao, categorias } from '#contract/sistema/configuracoes.ts';
import {
  closedAtFirst,
  groupAnchor,
  isCustom,
  type SettingGroup,
} from '#web/sistema/configuracoes/groups.ts';
import { jumpTo } from '#web/sistema/configuracoes/jump-to.ts';

export interface OpenGroups {
  isOpen: (id: Categoria) => boolean;
  /** Whether it shows all because somebody opened it, and would show fewer. */
  canClose: (group: SettingGroup) => boolean;
  toggle: (id: Categoria) => void;
  openAll: () => void;
  /** A group's texts in sight: all of an open one, else those changed or not saved. */
  inSight: (group: SettingGroup) => Configuracao[];
  /** Leads to a text, a group or what stands above them, opening its group, and puts it in the address. */
  go: (anchor: string) => void;
}

/** Which groups show all their texts; what a search finds is always in sight. */
export function useOpenGroups(
  groups: SettingGroup[],
  { unsaved, isSearch }: { unsaved: ReadonlySet<string>; isSearch: boolean },
): OpenGroups {
  const [open, setOpen] = useState<ReadonlySet<Categoria>>(
    () => new Set(categorias.filter((id) => !closedAtFirst.has(id))),
  );
  const [wanted, setWanted] = useState<string | null>(null);
  // Once its card is drawn; outside of the effect, as a line is opened at once.
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      setWanted(null);
      jumpTo(wanted);
    });
    return () => clearTimeout(timer);
  }, [wanted]);
  const isOpen = (id: Categoria) => isSearch || open.has(id);
  // What was in sight stays, also once it is as it was: nothing vanishes under somebody's hand.
  const [seen] = useState(() => new Set<string>());
  const standsOut = (setting: Configuracao) => {
    if (isCustom(setting) || unsaved.has(setting.chave)) seen.add(setting.chave);
    return seen.has(setting.chave);
  };
  return {
    isOpen,
    canClose: ({ id, settings }) => !isSearch && open.has(id) && !settings.every(standsOut),
    toggle(id) {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
    openAll: () => setOpen(new Set(groups.map(({ id }) => id))),
    inSight: ({ id, settings }) => (isOpen(id) ? settings : settings.filter(standsOut)),
    go(anchor) {
      const group = groups.find(
        ({ id, settings }) => groupAnchor(id) === anchor || settings.some(({ chave }) => chave === anchor),
      );
      if (group) setOpen(new Set([...open, group.id]));
      setWanted(anchor);
      // Not a navigation: what is typed here stays, and nobody is asked.
      history.replaceState(history.state, '', `#${anchor}`);
    },
  };
}
