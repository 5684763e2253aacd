import './check-node.mjs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Sources stripped of their types are kept between commands too: loading what strips them takes longer than most.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
nodeModule.enableCompileCache();

// `node scripts/run.mjs backup --para x` starts scripts/backup.ts. Plain JavaScript, so that an old Node.js
// reports the required version instead of failing to parse.
const [name, ...args] = process.argv.slice(2);
const script = join(import.meta.dirname, '..', `${name}.ts`);
process.argv = [process.argv[0], script, ...args];
try {
  await import(pathToFileURL(script).href);
} catch (error) {
  if (!String(error?.code).startsWith('ERR_PARSE_ARGS')) throw error;
  const [word = ''] = /'[^']*'/.exec(error.message) ?? [];
  const wrong = error.code.includes('POSITIONAL') ? 'argumento a mais' : 'opção errada ou desconhecida';
  console.error(`O comando não foi entendido: ${wrong} ${word}`.trim());
  process.exit(1);
}
