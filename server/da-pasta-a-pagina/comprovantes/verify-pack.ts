import { type Manifest, manifestHashName, manifestName, manifestSchema } from './manifest.ts';
import { type ReadEntry, readZip } from './read-zip.ts';

export interface Verified {
  /** Null if missing or unreadable. */
  manifest: Manifest | null;
  /** SHA-256 of the manifest's bytes, which identifies the whole pack. */
  manifestHash: string | null;
  /** Problems, one Portuguese sentence each; empty if none. */
  problems: string[];
}

const own = [manifestName, manifestHashName];

/**
 * Verifies a pack completely: every file matches the manifest, none is missing or added, and the manifest
 * matches its hash. Never throws for the file's content.
 */
export async function verifyPack(path: string): Promise<Verified> {
  const entries: ReadEntry[] = [];
  try {
    for await (const entry of readZip(path, (nome) => own.includes(nome))) entries.push(entry);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const problem = missing
      ? `O arquivo ${path} não existe.`
      : `O arquivo está incompleto, danificado ou não é um comprovante (${(error as Error).message}).`;
    return { manifest: null, manifestHash: null, problems: [problem] };
  }
  const names = entries.map(({ nome }) => nome);
  const repeated = names.filter((nome, index) => names.indexOf(nome) !== index);
  const problems = [...new Set(repeated)].map((nome) => `${nome}: aparece mais de uma vez.`);
  const found = new Map(entries.map((entry) => [entry.nome, entry]));
  const [manifestEntry, hashEntry] = own.map((nome) => found.get(nome));
  const manifest = manifestEntry ? readManifest(manifestEntry) : null;

  if (!manifestEntry) problems.push(`${manifestName}: falta.`);
  else if (!manifest) problems.push(`${manifestName}: não pode ser lido.`);
  if (!hashEntry) problems.push(`${manifestHashName}: falta.`);
  else if (manifestEntry && hashEntry.kept?.toString() !== `${manifestEntry.sha256}  ${manifestName}\n`)
    problems.push(`${manifestName}: foi alterado (o hash não confere com ${manifestHashName}).`);
  for (const { nome, intact } of entries)
    if (!intact) problems.push(`${nome}: o conteúdo não confere com o índice do ZIP.`);
  if (manifest) problems.push(...compare(manifest, entries));
  return { manifest, manifestHash: manifestEntry?.sha256 ?? null, problems };
}

function readManifest({ kept }: ReadEntry): Manifest | null {
  try {
    return manifestSchema.safeParse(JSON.parse(kept?.toString('utf8') ?? '')).data ?? null;
  } catch {
    return null;
  }
}

function compare({ arquivos }: Manifest, entries: ReadEntry[]): string[] {
  const found = new Map(entries.map((entry) => [entry.nome, entry]));
  const named = new Set(arquivos.map(({ nome }) => nome));
  const changed = arquivos.flatMap(({ nome, bytes, sha256 }) => {
    const entry = found.get(nome);
    if (!entry) return [`${nome}: falta.`];
    return entry.sha256 === sha256 && entry.bytes === bytes ? [] : [`${nome}: foi alterado.`];
  });
  const added = entries
    .filter(({ nome }) => !named.has(nome) && !own.includes(nome))
    .map(({ nome }) => `${nome}: não está no manifesto (foi acrescentado).`);
  return [...changed, ...added];
}
