import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installed, readInstalled } from './installed.ts';

/**
 * Writes a build's parts list (CycloneDX 1.5): every production package with version, licence and checksum.
 * `npm sbom --omit=dev` omits packages tools need too (zod, yauzl), so it is read from the lock file.
 */
export function writeParts(root: string, file: string): void {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: readInstalled(root)
      .filter(({ production }) => production)
      .map(component),
  };
  writeFileSync(file, `${JSON.stringify(list, null, 1)}\n`);
}

function component({ name, version, licence, integrity }: Installed) {
  const [algorithm, checksum] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: licence ? [{ expression: licence }] : [],
    hashes:
      algorithm === 'sha512' && checksum
        ? [{ alg: 'SHA-512', content: Buffer.from(checksum, 'base64').toString('hex') }]
        : [],
  };
}
