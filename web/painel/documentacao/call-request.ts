import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';

/** Input of a trial call. */
export interface Filled {
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON as typed; '' for none. */
  body: string;
  file: File | null;
}

/** Address of a trial call; empty query fields are omitted. */
export function addressOf({ path }: Pick<DocumentedCall, 'path'>, { params, query }: Filled): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return given.size > 0 ? `${filled}?${given}` : filled;
}

/** The first input error; null if it can be sent. */
export function faultOf(call: DocumentedCall, filled: Filled): string | null {
  const missing = [...call.path.matchAll(/:(\w+)/g)].find(([, name]) => !filled.params[name ?? '']?.trim());
  if (missing) return `Informe ${missing[1]}`;
  if (call.file && !filled.file) return 'Escolha um arquivo';
  try {
    if (filled.body.trim()) JSON.parse(filled.body);
    return null;
  } catch {
    return 'O corpo não é um JSON válido';
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same call as a curl command. Never contains the token: the shell fills in `$TOKEN`. */
export function curlOf(call: DocumentedCall, filled: Filled, origin: string): string {
  const { method, access, file } = call;
  const body = filled.body.trim();
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + addressOf(call, filled))}`,
    access === 'public' ? '' : '-H "Authorization: Bearer $TOKEN"',
    body && method !== 'GET' ? `-H 'Content-Type: application/json' -d ${quoted(compact(body))}` : '',
    file ? `-F ${quoted(`${file}=@${filled.file?.name ?? 'arquivo'}`)}` : '',
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}
