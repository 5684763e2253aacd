import type { AuditEntry } from '#contract/painel/auditoria.ts';

const heading = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Groups entries by São Paulo day, keeping their order. */
export function groupByDay(entries: AuditEntry[]): { day: string; entries: AuditEntry[] }[] {
  const groups: { day: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = heading.format(new Date(entry.quando));
    if (groups.at(-1)?.day !== day) groups.push({ day, entries: [] });
    groups.at(-1)?.entries.push(entry);
  }
  return groups;
}
