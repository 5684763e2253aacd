/** Query parameters of the view. */
export const viewNames = ['quem', 'entidade', 'entidadeId', 'acao', 'acessos', 'de', 'ate', 'busca'] as const;
export type AuditView = Record<(typeof viewNames)[number], string>;

const noView: AuditView = {
  quem: '',
  entidade: '',
  entidadeId: '',
  acao: '',
  acessos: '',
  de: '',
  ate: '',
  busca: '',
};

export function readView(params: URLSearchParams): AuditView {
  const given = viewNames.map((name) => [name, params.get(name) ?? '']);
  return { ...noView, ...Object.fromEntries(given) };
}

/** The query of a changed view; unset parts are omitted. */
export function writeView(params: URLSearchParams, part: Partial<AuditView>): URLSearchParams {
  for (const [name, value] of Object.entries(part)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** A view without filters. */
export const isWhole = (view: AuditView): boolean => viewNames.every((name) => !view[name]);
