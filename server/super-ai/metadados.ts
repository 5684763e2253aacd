import type { DocumentReading } from '#contract/documentos.ts';
import type { Fatos } from '#contract/fatos.ts';
import type { Metadados } from '#server/empreendimentos/service.ts';
import type { SuperAiDeps } from './context.ts';

/** What is kept with an empreendimento of a reading: every fact with its evidence, and each document's fate. */
export function metadadosOf(
  { intelligence, clock }: Pick<SuperAiDeps, 'intelligence' | 'clock'>,
  fatos: Fatos,
  readings: DocumentReading[],
  avisos: string[],
): Metadados {
  const documentos = readings.map((reading) => {
    if (reading.state !== 'lido')
      return { state: reading.state, path: reading.path, message: reading.message };
    const { path, kind, date, pageCount } = reading.document;
    return { state: reading.state, path, kind, date, pageCount };
  });
  return { fatos, documentos, avisos, motor: intelligence.name, lidoEm: clock.now().toISOString() };
}
