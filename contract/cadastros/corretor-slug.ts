import { foldText } from '../base/text.ts';

/** Longest end of a public address. */
export const longestSlug = 100;

/** The end of a public address out of a name: 'José da Silva Souza' → 'jose-da-silva' (BRK-26); may be empty. */
export function slugFromNome(nome: string): string {
  return foldText(nome)
    .replace(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .join('-')
    .slice(0, 90);
}

/** What may stand in an address out of what is being typed; an end that is still open stays open. */
export function slugWhileTyping(typed: string): string {
  return foldText(typed)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestSlug);
}

/** An address out of what somebody typed (COV-29): 'Ana & Filhos  Imóveis ' → 'ana-filhos-imoveis'; may be empty. */
export const slugFromTyped = (typed: string): string => slugWhileTyping(typed).replace(/-$/, '');

/**
 * Words no site may be called: they are addresses of the product itself, would be taken for one, or
 * are what a program writes for nothing.
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
