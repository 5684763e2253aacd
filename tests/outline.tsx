import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '#web/kit/api/queries.ts';
import type { Column, Filter, FormField } from '#web/kit/crud/screen.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

/** What of an element a visitor sees, hears or sets off; where it stands and what it looks like is not. */
const told =
  /^(?:href|src|srcset|alt|title|role|type|name|value|placeholder|required|readonly|tabindex|disabled|checked|selected|open|min|max|step|maxlength|autocomplete|inputmode|target|rel|method|action|lang|datetime|loading|fetchpriority|colspan|scope|hidden|aria-(?!labelledby|describedby|controls|details|owns)[a-z]+|data-(?:hint|size|tone|aprovacao))$/i;
/** Elements that begin a line even where nothing is told of them. */
const lines = new Set(
  'h1 h2 h3 h4 p li dt dd th td tr caption summary legend label button a option figcaption section article form select textarea'.split(
    ' ',
  ),
);

/** Markup as lines: each element that says or does something, then its text. */
export function outline(html: string): string[] {
  const out: string[] = [];
  for (const [, tag, attributes, text] of html
    .replace(/<(svg|style)\b.*?<\/\1>/gs, '')
    .matchAll(/<([a-z0-9]+)((?:\s[^<>]*)?)\/?>|<\/[a-z0-9]+>|([^<]+)/gi)) {
    if (tag) {
      const attrs = [...(attributes ?? '').matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].flatMap(
        ([, name, value]) => (told.test(name!) ? [value ? `${name}=${value}` : name!] : []),
      );
      if (attrs.length > 0 || lines.has(tag)) out.push([tag, ...attrs].join(' '));
    } else if (text?.trim()) {
      const said = text.replace(/\s+/g, ' ').trim();
      const last = out.at(-1);
      if (last === undefined || last.length > 140) out.push(`“${said}”`);
      else out[out.length - 1] = `${last} “${said}”`;
    }
  }
  return out.map((line) => line.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

/** An element of the panel as lines. */
export const drawn = (element: ReactNode): string[] =>
  outline(renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>));

const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : JSON.stringify(value));
const given = (parts: unknown[]) => parts.filter((part) => part !== undefined).join(' ');

interface Declared {
  texts: object;
  rowHeight?: number;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is drawn
  columns: Column<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is drawn
  filters?: Filter<any>[];
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is drawn
  csv?: CsvColumn<any>[];
}

/** A list's columns and what they say of some rows, its filters, its file. */
export function listWords({ columns, filters = [], csv = [], rowHeight, texts }: Declared, rows: object[]) {
  return [
    given(['texts', ...Object.values(texts).map(shown), rowHeight]),
    ...columns.flatMap((column) => [
      given([
        column.id,
        `“${column.label}”`,
        column.width,
        column.align,
        column.kind,
        column.unit,
        column.seen,
        column.onCard,
        column.words && JSON.stringify(column.words),
      ]),
      ...rows.map((row) =>
        given([
          ' ',
          shown(column.value(row)),
          column.cell && drawn(column.cell(row)).join(' / '),
          column.compared && `compared ${shown(column.compared(row))}`,
          column.file && `file ${shown(column.file(row))}`,
          typeof column.searched === 'function'
            ? `searched ${shown(column.searched(row))}`
            : column.searched === false
              ? 'not searched'
              : undefined,
        ]),
      ),
    ]),
    ...filters.flatMap((filter) => [
      given(['filter', filter.id, `“${filter.label}”`, `“${filter.all}”`, filter.field]),
      Array.isArray(filter.options)
        ? `  ${filter.options.map(({ value, label }) => `${value}=${label}`).join(', ')}`
        : 'ofRows' in filter.options
          ? `  ${rows.map((row) => shown((filter.options as { ofRows: (row: object) => unknown }).ofRows(row))).join(' ')}`
          : `  of ${filter.options.list}`,
      `  ${rows.map((row) => shown(filter.of(row))).join(' ')}`,
    ]),
    ...csv.map((column) =>
      given([
        'csv',
        column.field,
        `“${column.label}”`,
        shown(column.example),
        ...rows.map((row) =>
          shown(column.value ? column.value(row) : (row as Record<string, unknown>)[column.field]),
        ),
      ]),
    ),
  ];
}

/** A form's fields as they are asked for. */
export const formWords = (fields: readonly FormField[]) =>
  fields.map((field) =>
    given(
      Object.entries(field).flatMap(([key, value]) =>
        typeof value === 'function' || (typeof value === 'object' && key !== 'options')
          ? [key]
          : key === 'options' && Array.isArray(value)
            ? [
                value
                  .map((each: { value: string; label: string }) => `${each.value}=${each.label}`)
                  .join(', '),
              ]
            : key === 'options'
              ? [`of ${(value as { list: string }).list}`]
              : [`${key}=${String(value)}`],
      ),
    ),
  );

/** A screen of the panel once its reads were answered, each by its path. */
export async function drawnWith(
  element: ReactNode,
  answers: Readonly<Record<string, unknown>>,
  address = '/admin',
): Promise<string[]> {
  const client = createQueryClient();
  // What failed stays failed: nothing is mounted that could read it again.
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  const draw = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </QueryClientProvider>,
    );
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('fetch', (asked: string) => {
    const { pathname } = new URL(asked, 'http://panel');
    const body = answers[pathname];
    return Promise.resolve(
      body === undefined
        ? new Response('{"message":"Não foi possível ler"}', { status: 500 })
        : new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    );
  });
  // What is read shows what is to be read next.
  for (let round = 0; round < 4; round += 1) {
    draw();
    const open = client.getQueryCache().findAll({
      // What is read on demand waits for somebody to ask.
      predicate: ({ state, options }) =>
        state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false,
    });
    if (open.length === 0) break;
    await Promise.allSettled(open.map((query) => query.fetch()));
  }
  return outline(draw());
}
