import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { createSharpImages } from '#server/adapters/images/sharp.ts';

/**
 * The reference limits, in a separate process like the product: a bare server sending the same answer,
 * compressed and not, one making the product's PostgreSQL queries, and one receiving a picture for the image
 * library, without anything else. Arguments:
 * port, file of the bytes, database URL ('' for none), and as JSON the product's headers of each form.
 */
const [port, file, databaseUrl, headersJson] = process.argv.slice(2);
const sent = JSON.parse(headersJson || '{}') as Partial<Record<'plain' | 'gzip' | 'unchanged', object>>;
const body = readFileSync(file!);
const gzip = gzipSync(body);
const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 10 }) : null;
const json = 'application/json; charset=utf-8';
let made = 0;
const images = createSharpImages({ concurrency: 4 });

const statements = {
  read: `SELECT * FROM corretores WHERE id = $1 AND excluido_em IS NULL`,
  search: `SELECT * FROM corretores WHERE excluido_em IS NULL AND
    (lower(unaccent(nome)) LIKE $1 OR lower(unaccent(email)) LIKE $1 OR lower(creci) LIKE $1)
    ORDER BY criado_em DESC, id DESC LIMIT 50`,
  create: `INSERT INTO incorporadoras (nome, nome_normal, cnpj, contato_email, contato_telefone)
    VALUES ($1, $2, NULL, $3, $4) RETURNING *`,
};
const ask = (name: keyof typeof statements, values: unknown[]) =>
  pool!.query({ name, text: statements[name], values });

createServer(async (request, reply) => {
  const url = new URL(request.url ?? '/', 'http://limite');
  const send = (status: number, headers: Record<string, string | number>, bytes?: Buffer | string) => {
    reply.writeHead(status, headers);
    reply.end(bytes);
  };
  const sendJson = (value: unknown) => {
    const text = JSON.stringify(value);
    send(200, { 'content-type': json, 'content-length': Buffer.byteLength(text) }, text);
  };
  if (url.pathname === '/bytes')
    return send(200, { 'content-type': json, ...sent.plain, 'content-length': body.length }, body);
  if (url.pathname === '/gzip')
    return send(
      200,
      { 'content-type': json, 'content-encoding': 'gzip', ...sent.gzip, 'content-length': gzip.length },
      gzip,
    );
  if (url.pathname === '/304') return send(304, { etag: '"x"', ...sent.unchanged });
  if (url.pathname === '/read') return sendJson((await ask('read', [url.searchParams.get('id')])).rows[0]);
  if (url.pathname === '/search')
    return sendJson((await ask('search', [`%${url.searchParams.get('q')}%`])).rows);
  if (url.pathname === '/create') {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { nome, contatoEmail, contatoTelefone } = JSON.parse(text);
    made += 1;
    const { rows } = await ask('create', [
      `${nome} ${made}`,
      `limite ${made}`,
      contatoEmail,
      contatoTelefone,
    ]);
    return sendJson(rows[0]);
  }
  if (url.pathname === '/upload') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = Buffer.concat(chunks);
    await images.optimizeUpload(form.subarray(form.indexOf('\r\n\r\n') + 4, form.lastIndexOf('\r\n--')));
    return sendJson({ success: true });
  }
  send(404, {});
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
