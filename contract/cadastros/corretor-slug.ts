import { foldText } from '../base/text.ts';

/** Longest slug of a public address. */
export const maxSlugLength = 100;

/** What joins a name to the next one, where there is no next one: 'mariana-alves-de'. */
const particle = /-(?:d[aeo]s?|e)$/;

/** A slug from a name: 'José da Silva Souza' → 'jose-da-silva' (BRK-26); ends with a name; may be empty. */
export function slugFromNome(nome: string): string {
  return foldText(nome)
    .replace(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .join('-')
    .replace(particle, '')
    .slice(0, 90);
}

/** Filters a slug while it is being typed; a trailing hyphen is kept. */
export function slugWhileTyping(typed: string): string {
  return foldText(typed)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxSlugLength);
}

/**
 * A slug from typed text (COV-29): 'Ana & Filhos
 *
 * Imóveis ' → 'ana-filhos-imoveis'; may be empty.
 */
export const slugFromTyped = (typed: string): string => slugWhileTyping(typed).replace(/-$/, '');

/**
 * Slugs no site may have: addresses of the product, look-alikes of them, and literals such as 'null' and
 * 'undefined'.
 */
const reserved = new Set([
  ...['admin', 'administrador', 'api', 'app', 'assets', 'busca', 'cadastro', 'comparar', 'conta', 'corretor'],
  ...[
    'corretores',
    'editar',
    'entrar',
    'favicon',
    'fontes',
    'pagina',
    'health',
    'hotsite',
    'hotsites',
    'index',
    'login',
  ],
  ...[
    'logout',
    'media',
    'metrics',
    'meu-espaco',
    'novo',
    'nova',
    'null',
    'painel',
    'portal',
    'public',
    'robots',
  ],
  ...['sair', 'site', 'sitemap', 'static', 'suporte', 'undefined', 'visitas', 'whatsapp', 'www'],
]);

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);
export const reservedSlugMessage = 'Esta URL é reservada pelo sistema. Escolha outra.';
