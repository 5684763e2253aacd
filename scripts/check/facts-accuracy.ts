import type { CampoFato, Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { ExtractInput, ExtractOutput } from '#server/adapters/intelligence/port.ts';
import { withRegistro } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { extractEmpreendimento } from '#server/da-pasta-a-pagina/extracao/extract-empreendimento.ts';
import type { FolderLabels } from '../example/labels.ts';

export interface FactsResult {
  rows: {
    field: string;
    found: string | null;
    expected: string[] | null;
    verdict: 'certo' | 'errado' | 'vazio' | 'sem gabarito';
  }[];
  amenidades: { right: number; found: number; expected: number };
  tipologias: { right: number; found: number; expected: number };
  /** Values whose quotes are not on the page they name. */
  invented: string[];
}

/** Extracts a folder's facts, by default with the local engine, and compares them with its labels. */
export async function judgeFacts(
  readings: DocumentReading[],
  folderName: string,
  labels: FolderLabels | null,
  extract: (input: ExtractInput) => ExtractOutput | Promise<ExtractOutput> = extractEmpreendimento,
): Promise<FactsResult> {
  const documents = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const { fatos: extracted } = await extract({ documents, folderName });
  const fatos = withRegistro(extracted, readings);
  const rows = (Object.keys(fatos) as CampoFato[])
    .filter((field) => field !== 'amenidades' && field !== 'tipologias' && field !== 'descricao')
    .map((field) => {
      const fact = fatos[field] as { value: unknown } | null;
      const found = fact ? String(fact.value) : null;
      const expected = labels?.facts[field] ?? null;
      const verdict = !expected
        ? 'sem gabarito'
        : found === null
          ? 'vazio'
          : expected.some((value) => same(value, found))
            ? 'certo'
            : 'errado';
      return { field, found, expected, verdict } as const;
    });
  return {
    rows,
    amenidades: overlap(
      fatos.amenidades.map(({ value }) => value),
      labels?.amenidades ?? [],
      (a, b) => fold(a).includes(fold(b)) || fold(b).includes(fold(a)),
    ),
    tipologias: overlap(
      fatos.tipologias.map(({ value }) => `${Number(value.area)}/${value.dormitorios}`),
      (labels?.tipologias ?? []).map(({ area, dormitorios }) => `${Number(area)}/${dormitorios}`),
      (a, b) => a === b,
    ),
    invented: inventedIn(fatos, documents, readings),
  };
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Equal words and figures, ignoring accents, spaces and full stops. `100.00` equals `100`. */
function same(expected: string, found: string): boolean {
  if (/^\d+(\.\d+)?$/.test(expected) && /^\d+(\.\d+)?$/.test(found))
    return Number(expected) === Number(found);
  return fold(expected) === fold(found);
}

function overlap(found: string[], expected: string[], equal: (a: string, b: string) => boolean) {
  return {
    right: expected.filter((value) => found.some((other) => equal(other, value))).length,
    found: found.length,
    expected: expected.length,
  };
}

/** Evidence not found where it claims to be: on the page, or in the file's name. */
function inventedIn(fatos: Fatos, documents: DocumentText[], readings: DocumentReading[]): string[] {
  const pages = new Map(
    documents.flatMap((document) =>
      document.pages.map((page): [string, string] => [
        `${document.path}#${page.page}`,
        fold(page.lines.map(({ text }) => text).join(' ')),
      ]),
    ),
  );
  const certificates = new Set(
    readings.flatMap((reading) => (reading.state === 'reservado' ? [reading.path] : [])),
  );
  return Object.entries(fatos).flatMap(([field, fact]) =>
    [fact]
      .flat()
      .flatMap((one) =>
        (one?.evidence ?? [])
          .filter(
            ({ file, page, quote }) =>
              !certificates.has(file) &&
              !fold(file + (pages.get(`${file}#${page}`) ?? '')).includes(fold(quote)),
          )
          .map(({ file, quote }) => `${field}: “${quote}” em ${file}`),
      ),
  );
}
