/** What a machine's token opens. */
export const escopos = ['metricas', 'leitura', 'integracao'] as const;
export type Escopo = (typeof escopos)[number];

export const tokenPrefix = 'pdc_';

const registers =
  '(?:regioes|estados|cidades|zonas|bairros|incorporadoras|empreendimentos|corretores|imoveis-usados|hotsites|contatos)';
const read = new RegExp(`^/api/${registers}(?:/:id)?$`);
/** Sheets of chosen records: asked for by POST, because their list is long. */
const sheets = new RegExp(`^/api/${registers}/exportar$`);
const written = new RegExp(`^/api/${registers}(?:/:id|/importar)?$`);

/** Whether a token with these scopes may make a call, by its method and declared path. All others are closed. */
export function opens(scopes: readonly Escopo[], method: string, path: string): boolean {
  const gets = method === 'GET' || method === 'HEAD';
  const reads = gets || sheets.test(path);
  if (gets && path === '/metrics') return scopes.includes('metricas');
  if (reads)
    return (
      (read.test(path) || sheets.test(path)) && (scopes.includes('leitura') || scopes.includes('integracao'))
    );
  return written.test(path) && scopes.includes('integracao');
}
