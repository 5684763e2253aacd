interface Network {
  nome: string;
  /** The first one is used for a bare account name. */
  hosts: string[];
  path: (account: string) => string;
}
const plain = (account: string) => account;
const at = (account: string) => `@${account}`;
const x: Network = { nome: 'X', hosts: ['x.com', 'twitter.com'], path: plain };
const networks = new Map<string, Network>([
  ['instagram', { nome: 'Instagram', hosts: ['instagram.com'], path: plain }],
  ['facebook', { nome: 'Facebook', hosts: ['facebook.com', 'fb.com'], path: plain }],
  ['linkedin', { nome: 'LinkedIn', hosts: ['linkedin.com'], path: (account) => `in/${account}` }],
  ['youtube', { nome: 'YouTube', hosts: ['youtube.com', 'youtu.be'], path: at }],
  ['tiktok', { nome: 'TikTok', hosts: ['tiktok.com'], path: at }],
  ['twitter', x],
  ['x', x],
]);

/**
 * His accounts as links, typed as '@ana', 'instagram.com/ana' or a full URL; a link labelled Instagram always
 * leads to Instagram. Invalid ones are omitted.
 */
export function socialLinks(redes: unknown, site: string | null): { nome: string; url: string }[] {
  const typed = redes && typeof redes === 'object' ? Object.entries(redes) : [];
  const byKey = new Map(typed.map(([key, value]) => [key.trim().toLowerCase(), value as unknown]));
  // In our order: the database does not keep one.
  const links = [...networks].flatMap(([key, network]) => {
    const value = byKey.get(key);
    const url = typeof value === 'string' ? accountUrl(value.trim(), network) : null;
    return url ? [{ nome: network.nome, url }] : [];
  });
  const own = site && webAddress(site)?.href;
  return own ? [...links, { nome: 'Site', url: own }] : links;
}

function accountUrl(value: string, { hosts, path }: Network): string | null {
  const names = (host: string) => hosts.some((own) => host === own || host.endsWith(`.${own}`));
  const url = webAddress(value);
  if (url && names(url.hostname)) return url.href;
  if (!/^@?[\w.-]{1,80}$/.test(value)) return null;
  return `https://www.${hosts[0]}/${path(value.replace(/^@/, ''))}`;
}

function webAddress(value: string): URL | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  return url.username || url.password ? null : url;
}
