import type { Installed } from './installed.ts';

/** Licences that may be in what runs: they ask for a notice and nothing more. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** Of tools that build and test, whose code is not handed on. */
const forTools = new Set(['MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'CC-BY-3.0']);

/** What stands in no list and is taken all the same, each for its reason. */
export const exceptions: Record<string, string> = {
  '@img/sharp-libvips-linux-x64': 'LGPL, a shared library beside sharp: used unchanged, can be exchanged',
  '@img/sharp-libvips-linux-arm64': 'as above',
  '@img/sharp-libvips-darwin-arm64': 'as above',
  '@img/sharp-libvips-darwin-x64': 'as above',
  '@img/sharp-libvips-linuxmusl-x64': 'as above',
  '@img/sharp-libvips-linuxmusl-arm64': 'as above',
  'humanize-number': 'names none in its manifest; its readme says MIT; only in a test server',
  only: 'names none in its manifest; its readme says MIT; only in a test server',
  'png-js': 'names none in its manifest; its LICENSE file is MIT; only in the writer of test PDFs',
};

/** Why a package may not be here, or null. `expression` is SPDX: 'MIT', '(MIT OR CC0-1.0)'. */
export function licenceFault({ name, licence, production }: Installed): string | null {
  if (exceptions[name]) return null;
  const allowed = (id: string) => permissive.has(id) || (!production && forTools.has(id));
  if (licence === '') return 'names no licence';
  // AND binds tighter than OR, and no package here nests them otherwise.
  const fits = licence
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowed(id.trim())));
  return fits ? null : `is under ${licence}`;
}
