import type { empreendimentos } from '#server/db/schema/empreendimentos.ts';

type Row = typeof empreendimentos.$inferSelect;
type End = number | string | null;

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** '2 a 3 dormitórios', '1 vaga'; null if both ends are unknown. */
function range(min: End, max: End, one: string, many: string): string | null {
  const ends = [...new Set([min, max].filter((end) => end !== null).map(Number))];
  if (ends.length === 0) return null;
  const word = ends.length === 1 && ends[0] === 1 ? one : many;
  return `${ends.map((end) => decimal.format(end)).join(' a ')} ${word}`;
}

/** A record's technical data in words, for an engine; null if nothing is known. */
export function specificationsOf(row: Row): string | null {
  const parts = [
    range(row.dormitoriosMin, row.dormitoriosMax, 'dormitório', 'dormitórios'),
    range(row.suitesMin, row.suitesMax, 'suíte', 'suítes'),
    range(row.areaMin, row.areaMax, 'm²', 'm²'),
    range(row.vagasMin, row.vagasMax, 'vaga', 'vagas'),
    row.dataEntrega && `entrega em ${row.dataEntrega.split('-').reverse().join('/')}`,
    row.amenidades.length > 0 && `lazer e serviços: ${row.amenidades.join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ') || null;
}
