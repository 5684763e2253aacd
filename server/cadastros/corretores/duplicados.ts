import { setImmediate as breathe } from 'node:timers/promises';
import { foldText } from '#contract/base/text.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import {
  type Duplicados,
  type MotivoDuplicado,
  motivosDuplicado,
} from '#contract/cadastros/corretores-duplicados.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import { normalEmail, normalWhatsapp } from './normal-forms.ts';

/** Limits of returned groups, and of corretores per group. */
export const [toldGroups, toldCorretores] = [100, 20];

/** Normalises a mailbox: drops the plus suffix and Gmail's dots. */
function mailbox(email: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(normalEmail(email)) ?? [];
  return host === 'gmail.com' ? `${name.replaceAll('.', '')}@${host}` : `${name}@${host}`;
}

/** A mobile number with and without its ninth digit is the same. */
const phone = (whatsapp: string | null) =>
  normalWhatsapp(whatsapp)?.replace(/^(55\d{2})9(\d{8})$/, '$1$2') ?? '';

const keyOf: Record<MotivoDuplicado, (corretor: Corretor) => string> = {
  whatsapp: ({ whatsapp }) => phone(whatsapp),
  email: ({ email }) => mailbox(email).replace(/^@$/, ''),
  creci: ({ creci }) => /^\d+/.exec(normalCreci(creci))?.[0] ?? '',
  nome: ({ nome }) => foldText(nome).replace(/\s+/g, ' ').trim(),
};

/**
 * Groups corretores who may be the same person: sharing a value with any member joins the group. Likeliest
 * first: most shared values, fewest members.
 */
export async function findDuplicados(rows: Corretor[]): Promise<Duplicados> {
  const leaders = Uint32Array.from(rows.keys());
  const leaderOf = (place: number): number => {
    let at = place;
    while (leaders[at] !== at) {
      leaders[at] = leaders[leaders[at]!]!;
      at = leaders[at]!;
    }
    return at;
  };
  const shared: { motivo: MotivoDuplicado; place: number }[] = [];
  for (const motivo of motivosDuplicado) {
    await breathe();
    const first = new Map<string, number>();
    for (const [place, row] of rows.entries()) {
      const key = keyOf[motivo](row);
      const twin = key === '' ? undefined : first.get(key);
      if (key !== '' && twin === undefined) first.set(key, place);
      if (twin === undefined) continue;
      leaders[leaderOf(place)] = leaderOf(twin);
      shared.push({ motivo, place });
    }
  }

  const groups = new Map<number, { motivos: Set<MotivoDuplicado>; members: Corretor[] }>();
  for (const { motivo, place } of shared) {
    const group = groups.get(leaderOf(place)) ?? { motivos: new Set(), members: [] };
    group.motivos.add(motivo);
    groups.set(leaderOf(place), group);
  }
  for (const [place, row] of rows.entries()) groups.get(leaderOf(place))?.members.push(row);
  const found = [...groups.values()].sort(
    (a, b) => b.motivos.size - a.motivos.size || a.members.length - b.members.length,
  );
  return {
    total: found.length,
    grupos: found.slice(0, toldGroups).map(({ motivos, members }) => ({
      motivos: [...motivos],
      total: members.length,
      corretores: members.slice(0, toldCorretores),
    })),
  };
}
