import { lazily } from '../base/lazily.ts';

type End = number | string | null;

/** What a record says in figures, as far as an engine is told of it. */
export interface Especificacoes {
  dormitoriosMin: number | null;
  dormitoriosMax: number | null;
  suitesMin: number | null;
  suitesMax: number | null;
  areaMin: string | null;
  areaMax: string | null;
  vagasMin: number | null;
  vagasMax: number | null;
  /** '2029-06' */
  dataEntrega: string | null;
  amenidades: readonly string[];
}

const decimal = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));

/** '2 a 3 dormitórios', '1 vaga'; null if both ends are unknown. */
function range(min: End, max: End, one: string, many: string): string | null {
  const ends = [...new Set([min, max].filter((end) => end !== null).map(Number))];
  if (ends.length === 0) return null;
  const word = ends.length === 1 && ends[0] === 1 ? one : many;
  return `${ends.map((end) => decimal().format(end)).join(' a ')} ${word}`;
}

/** A record's technical data in words, for an engine; null if nothing is known. */
export function specificationsOf(record: Especificacoes): string | null {
  const parts = [
    range(record.dormitoriosMin, record.dormitoriosMax, 'dormitório', 'dormitórios'),
    range(record.suitesMin, record.suitesMax, 'suíte', 'suítes'),
    range(record.areaMin, record.areaMax, 'm²', 'm²'),
    range(record.vagasMin, record.vagasMax, 'vaga', 'vagas'),
    record.dataEntrega && `entrega em ${record.dataEntrega.split('-').reverse().join('/')}`,
    record.amenidades.length > 0 && `lazer e serviços: ${record.amenidades.join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ') || null;
}
