import { eq } from 'drizzle-orm';
import type { ColorScheme, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { pageFactsSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  defaultStyle,
  type HotsiteStyle,
  hotsiteStyleSchema,
} from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { PageCall } from '#contract/da-pasta-a-pagina/pagina.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { callsOf, guardedPage } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db } from '#server/db/client.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { AppError } from '#server/kernel/errors.ts';
import { colorsOf } from './colors-of.ts';
import type { DocumentHead } from './hotsite-document.ts';
import { compileTemplate, type Template } from './template.ts';

/** A cached version, parsed once. */
export interface StoredVersion {
  template: Template;
  css: string;
  /** The page's calls to our script. */
  calls: PageCall[];
  style: HotsiteStyle;
  head: DocumentHead;
  facts: PageFacts;
  colors: ColorScheme;
  /** Approximate memory use. */
  bytes: number;
}

/** Loads a version and its files. Throws AppError 503 if a file is missing. */
export async function readVersion(db: Db, storage: Storage, versaoId: number): Promise<StoredVersion> {
  const [row] = await db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.id, versaoId));
  if (!row) throw unavailable();
  return readPage(storage, row);
}

/** Loads the files of a stored page. Throws AppError 503 if one is missing. */
export async function readPage(
  storage: Storage,
  row: Record<'htmlFile' | 'cssFile' | 'jsFile' | 'estilo', string> & {
    cabeca: unknown;
    fatos: unknown;
    blueprint?: unknown;
  },
): Promise<StoredVersion> {
  const [html, css, js] = await Promise.all(
    [row.htmlFile, row.cssFile, row.jsFile].map(async (key) => {
      const file = await storage.get(key);
      if (!file) throw unavailable();
      return Buffer.from(file.bytes).toString();
    }),
  );
  const facts = pageFactsSchema.parse(row.fatos);
  return {
    template: compileTemplate(guardedPage(html!, facts)),
    css: css!,
    calls: callsOf(js!),
    style: hotsiteStyleSchema.catch(defaultStyle).parse(row.estilo),
    head: row.cabeca as DocumentHead,
    facts,
    colors: colorsOf(row.blueprint),
    bytes: 2 * (html!.length + css!.length),
  };
}

const unavailable = () =>
  new AppError(503, 'indisponivel', 'A página está indisponível no momento. Tente novamente em instantes.');
