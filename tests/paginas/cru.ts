import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { hotsiteHeaders } from '#server/publico/paginas-publicas/policies.ts';
import { corretorDigits } from './servir.ts';

const values: Record<string, string> = {
  CORRETOR_NOME: 'Maria Alves da Silva',
  CORRETOR_NOME_GUERRA: 'Maria Alves',
  CORRETOR_CRECI: '10001',
  CORRETOR_UF_CRECI: 'SC',
  CORRETOR_WHATSAPP: corretorDigits,
  CORRETOR_FOTO: '/media/img/a1/a1-480.jpg',
};

/**
 * Pages exactly as they were written, without any check, below the headers of a public page: what the
 * headers alone hold.
 */
export async function startRawPages() {
  const pages = new Map<string, PageSource>();
  const server = createServer((request, reply) => {
    const [, , name, script] = new URL(request.url ?? '/', 'http://x').pathname.split('/');
    const page = pages.get(name ?? '');
    const origin = `http://${request.headers.host}`;
    const type = script ? 'text/javascript' : 'text/html';
    reply.writeHead(page ? 200 : 404, {
      ...hotsiteHeaders([], origin),
      'content-type': `${type}; charset=utf-8`,
    });
    reply.end(page ? (script ? page.js : documentOf(page, name!)) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    show(source: PageSource): string {
      const name = `cru-${pages.size}`;
      pages.set(name, source);
      return `${url}/hotsite/${name}?corretor=maria`;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function documentOf({ html, css }: PageSource, name: string): string {
  const body = html
    .replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole)
    .replace(/asset:(\w+)/g, '/media/img/$1/$1-480.jpg');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Residencial Aurora</title><link rel="icon" href="data:,"><style>${css}</style><script src="/hotsite/${name}/pagina.js" defer></script></head><body>${body}</body></html>`;
}
