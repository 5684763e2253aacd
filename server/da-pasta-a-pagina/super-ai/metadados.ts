import { duvidasEm, type Linhas } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Metadados } from '#server/cadastros/empreendimentos/service.ts';
import { doubtGoneBy } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { SuperAiDeps } from './context.ts';
import type { Material } from './material.ts';

interface WhatWasRead {
  fatos: Fatos;
  material: Pick<Material, 'readings' | 'chosen' | 'decision'>;
  avisos: string[];
  /** The lines of its fields; those below are stored as questions. */
  linhas: Linhas;
  folder: { key: string; url: string };
}

/**
 * What is stored of a reading: every fact with its evidence, and each document's outcome; for documents read,
 * also where they are stored and the size of quoted pages.
 */
export function metadadosOf(
  { intelligence, clock }: Pick<SuperAiDeps, 'intelligence' | 'clock'>,
  { fatos: read, material, avisos, linhas, folder }: WhatWasRead,
): Metadados {
  const fatos = doubtGoneBy(read, clock.now());
  const files = new Map(material.chosen.map((file) => [file.path, file]));
  const quoted = quotedPages(fatos);
  const documentos = material.readings.map((reading) => {
    if (reading.state !== 'lido')
      return { state: reading.state, path: reading.path, message: reading.message };
    const { path, kind, date, pageCount } = reading.document;
    const file = files.get(path);
    return {
      state: reading.state,
      path,
      kind,
      date,
      pageCount,
      origem: file ? folderPdfs.origem(folder, file) : null,
      paginas: sizesOf(reading.document, quoted),
    };
  });
  return {
    fatos,
    duvidas: duvidasEm(fatos, linhas),
    documentos,
    avisos,
    motor: intelligence.name,
    lidoEm: clock.now().toISOString(),
    material: material.decision,
  };
}

const pageKey = (file: string, page: number) => `${page} ${file}`;

/** Every page supporting or contradicting a fact. */
function quotedPages(fatos: Fatos): Set<string> {
  const facts = Object.values(fatos).flat() as (Fact<unknown> | null)[];
  const evidence = facts.flatMap((fact) =>
    fact ? [...fact.evidence, ...fact.conflicts.flatMap((other) => other.evidence)] : [],
  );
  return new Set(evidence.map(({ file, page }) => pageKey(file, page)));
}

const sizesOf = ({ path, pages }: DocumentText, quoted: Set<string>) =>
  Object.fromEntries(
    pages
      .filter(({ page }) => quoted.has(pageKey(path, page)))
      .map(({ page, width, height }) => [page, [width, height]]),
  );
