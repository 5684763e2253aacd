import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/kernel/errors.ts';
import { projectFile } from '#server/project-files.ts';
import { encode, sendEncoded } from './encoded.ts';

/** The script's parts, in dependency order. */
const parts = [
  'kit',
  'viewer',
  'contato',
  'ours',
  'calculo',
  'targets',
  'actions',
  'calls',
  'legible',
  'seen',
];

export interface PageScript {
  /** Served address; changes with the content. */
  url: string;
  text: string;
}

/** Styles of the elements our script creates. */
export const pageScriptCss = (): string =>
  readFileSync(projectFile('site/pagina/pagina.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .trim();

/** Loads our script: nothing else runs on a hotsite. */
export function loadPageScript(): PageScript {
  const sources = parts.map((name) => readFileSync(projectFile(`site/pagina/${name}.js`), 'utf8'));
  const text = `'use strict';(() => {\n${withoutComments(sources.join('\n'))}\n})();\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `/pagina/${hash}.js`, text };
}

/** Strips comment lines and indentation. */
const withoutComments = (source: string) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*\*|\*)/.test(line))
    .join('\n');

/** `/pagina/{hash}.js`: cached forever, the same for all hotsites. */
export function pageScriptRoute(
  app: FastifyInstance,
  { url, text }: PageScript,
  headers: Record<string, string>,
): void {
  const encoded = encode(text, {
    ...headers,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  app.get('/pagina/:arquivo', { config: { access: 'public' } }, async (request, reply) => {
    const { arquivo } = request.params as { arquivo: string };
    reply.headers(headers);
    if (`/pagina/${arquivo}` !== url) throw new AppError(404, 'nao-encontrado', 'Arquivo não encontrado');
    return sendEncoded(request, reply, await encoded);
  });
}
