import type { z } from 'zod';

/**
 * Who may call a route. `admin` takes the bearer token; `stream` also takes it from the query (one route
 * only, SUP-19); `corretor` takes a corretor's bearer token only; `public` needs none and must be listed in
 * `publicRouteFamilies`.
 */
export type Access = 'admin' | 'stream' | 'corretor' | 'public';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** What the call does, in one Portuguese line for the API reference. */
  summary?: string;
  /** Largest body in bytes, where the default does not suffice. */
  bodyLimit?: number;
  /** Name of the multipart field carrying a file; such a call takes no JSON. */
  file?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Media type of an answer that is not JSON: a file, a page, an event stream. */
  type?: string;
  /** Answers by status, the normal one first. */
  responses: Record<number, z.ZodType>;
  /** Schema of the error body, where it carries more than the default. */
  refusal?: z.ZodType;
}
export type JsonRoute = Route & { type?: undefined };

/** A declared call; by default only panel sessions may make it. */
type Declared = Omit<Route, 'access'> & { access?: Access };

/** Declares one call of the API; server and client share the declaration. */
export const route = <const Own extends Declared>(declared: Own): Own & { access: Access } => ({
  access: 'admin',
  ...declared,
});

/** What a call answers. */
export type AnswerOf<R extends Route> = z.output<R['responses'][keyof R['responses']]>;

/**
 * The whole public surface, by family. Everything else answers 401 without a token; a test checks the router
 * against this list.
 */
export const publicRouteFamilies = [
  { path: '/api/login', methods: ['POST'], why: 'a session starts here' },
  { path: '/api/login/segundo-fator', methods: ['POST'], why: 'the second step of a login' },
  { path: '/api/login/passkey/opcoes', methods: ['POST'], why: 'what a browser needs to show its passkeys' },
  { path: '/api/login/passkey', methods: ['POST'], why: 'a session starts here' },
  {
    path: '/api/login/esqueci',
    methods: ['GET', 'POST'],
    why: 'asks for a link to a new password, sent to its owner; whether it can be asked for',
  },
  { path: '/api/login/redefinicao', methods: ['POST'], why: 'whose a link of one use is, for who holds it' },
  { path: '/api/login/nova-senha', methods: ['POST'], why: 'a link of one use sets a password' },
  {
    path: '/api/webhooks/whatsapp',
    methods: ['GET', 'POST'],
    why: 'the channel calls here, and proves itself by its signature',
  },
  {
    path: '/api/lisa/meus-dados/:token',
    methods: ['GET', 'POST'],
    why: 'whoever holds a link of one use gets what is held about them',
  },
  { path: '/api/meu-espaco/entrar', methods: ['POST'], why: "a corretor's session starts here" },
  { path: '/api/meu-espaco/link', methods: ['POST'], why: 'whose a link of one use is, for who holds it' },
  { path: '/api/meu-espaco/senha', methods: ['POST'], why: 'a link of one use sets a password' },
  { path: '/api/meu-espaco/esqueci', methods: ['POST'], why: 'asks for a new link, sent to its owner' },
  { path: '/api/public/corretores/:slug', methods: ['GET'], why: 'data of a public page' },
  { path: '/api/public/hotsites/:rota', methods: ['GET'], why: 'data of a public page' },
  { path: '/hotsite/:rota', methods: ['GET', 'HEAD'], why: 'public page' },
  {
    path: '/hotsite/:rota/contato',
    methods: ['GET', 'HEAD', 'POST'],
    why: 'a visitor leaves a contact; the one public call of pages that writes',
  },
  {
    path: '/hotsite/:rota/contato/vez.js',
    methods: ['GET', 'HEAD'],
    why: 'who answers at the end of a public page',
  },
  { path: '/hotsite/:rota/previa.jpg', methods: ['GET', 'HEAD'], why: 'link preview of a public page' },
  { path: '/hotsite/:rota/whatsapp', methods: ['GET', 'HEAD'], why: 'a counted way to a WhatsApp' },
  {
    path: '/previa/:token',
    methods: ['GET', 'HEAD'],
    why: 'a version of a page, for who holds an address that ends',
  },
  { path: '/previa/rolagem.js', methods: ['GET', 'HEAD'], why: 'keeps two previews side by side together' },
  {
    path: '/previa/partes.js',
    methods: ['GET', 'HEAD'],
    why: 'tells the studio which part of its preview was clicked',
  },
  {
    path: '/previa/estudio/:token',
    methods: ['GET', 'HEAD'],
    why: 'a page in draft, for the administrator whose session made the address',
  },
  { path: '/corretor/:slug', methods: ['GET', 'HEAD'], why: 'public page' },
  { path: '/corretor/:slug/imovel/:id', methods: ['GET', 'HEAD'], why: 'public page of a used property' },
  {
    path: '/corretor/:slug/imovel/:id/previa.jpg',
    methods: ['GET', 'HEAD'],
    why: 'link preview of a public page',
  },
  { path: '/corretor/:slug/whatsapp', methods: ['GET', 'HEAD'], why: 'a counted way to a WhatsApp' },
  { path: '/corretor/:slug/previa.jpg', methods: ['GET', 'HEAD'], why: 'link preview of a public page' },
  { path: '/media/mini/:forma/*', methods: ['GET', 'HEAD'], why: 'small forms of these images' },
  { path: '/media/*', methods: ['GET', 'HEAD'], why: 'images of public pages' },
  { path: '/pagina/:arquivo', methods: ['GET', 'HEAD'], why: 'the one script of hotsites' },
  { path: '/fontes/*', methods: ['GET', 'HEAD'], why: 'fonts of public pages' },
  { path: '/robots.txt', methods: ['GET', 'HEAD'], why: 'what search engines may read' },
  { path: '/sitemap.xml', methods: ['GET', 'HEAD'], why: 'addresses of public pages' },
  { path: '/sitemap/:arquivo', methods: ['GET', 'HEAD'], why: 'addresses of public pages' },
  { path: '/assets/*', methods: ['GET', 'HEAD'], why: 'script and style of the panel, without data' },
  { path: '/meu-espaco', methods: ['GET', 'HEAD'], why: "the empty shell of a corretor's own page" },
  { path: '/meu-espaco/*', methods: ['GET', 'HEAD'], why: 'its script and style, without data' },
  { path: '/health/live', methods: ['GET', 'HEAD'], why: 'is the process alive' },
  { path: '/health/ready', methods: ['GET', 'HEAD'], why: 'can the process serve' },
  { path: '/*', methods: ['GET', 'HEAD'], why: 'the empty shell of the panel, without data' },
] as const;
