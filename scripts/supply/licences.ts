import type { Installed } from './installed.ts';

/** Licences allowed in production: they require only a notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** Licences of build and test tools, which are not distributed. */
const forTools = new Set(['MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'CC-BY-3.0']);

/** Individually accepted packages, with reasons. */
export const exceptions: Record<string, string> = {
  '@img/sharp-libvips-linux-x64': 'LGPL, a shared library beside sharp: used unchanged, can be exchanged',
  '@img/sharp-libvips-linux-arm64': 'as above',
  '@img/sharp-libvips-darwin-arm64': 'as above',
  '@img/sharp-libvips-darwin-x64': 'as above',
  '@img/sharp-libvips-linuxmusl-x64': 'as above',
  '@img/sharp-libvips-linuxmusl-arm64': 'as above',
  'libheif-js': 'LGPL, a module of its own that is loaded for HEIC alone: used unchanged, can be exchanged',
  'humanize-number': 'names none in its manifest; its readme says MIT; only in a test server',
  only: 'names none in its manifest; its readme says MIT; only in a test server',
  'png-js': 'names none in its manifest; its LICENSE file is MIT; only in the writer of test PDFs',
};

/** Why a package is not allowed, or null. `expression` is SPDX: 'MIT', '(MIT OR CC0-1.0)'. */
export function licenceFault({ name, licence, production }: Installed): string | null {
  if (exceptions[name]) return null;
  const allowed = (id: string) => permissive.has(id) || (!production && forTools.has(id));
  if (licence === '') return 'names no licence';
  // AND binds tighter than OR, and no package here nests them.
  const fits = licence
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowed(id.trim())));
  return fits ? null : `is under ${licence}`;
}
