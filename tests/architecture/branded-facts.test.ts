import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageFacts, RawFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { StoredRecord } from '#server/da-pasta-a-pagina/hotsites/public-facts.ts';

const sources = execFileSync('git', ['ls-files', 'contract', 'server', 'web', 'site'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const having = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('SAF-04 a raw record is none of the facts a page takes', () => {
  const page = (_facts: PageFacts) => true;
  const raw = {} as RawFacts;
  const record = {} as StoredRecord;
  // @ts-expect-error: what has the fields and not the brand did not pass the public view.
  page(raw);
  // @ts-expect-error: nor did what is stored.
  page(record);
  expect(having(/\bas (?:unknown as )?PageFacts\b/)).toEqual([
    'server/da-pasta-a-pagina/hotsites/public-facts.ts',
  ]);
});

test('SAF-04 facts are read back only where a version was stored with them', () => {
  expect(having(/\bpageFactsSchema\.(?:parse|safeParse)/).sort()).toEqual([
    // Made up, and shown to writers alone.
    'server/adapters/intelligence/model/style-material.ts',
    'server/da-pasta-a-pagina/comprovantes/pack.ts',
    'server/da-pasta-a-pagina/hotsites/estudio/editing-state.ts',
    'server/da-pasta-a-pagina/hotsites/estudio/kept-plan.ts',
    'server/da-pasta-a-pagina/hotsites/verificacao/inspect.ts',
    'server/da-pasta-a-pagina/hotsites/versoes/fact-changes.ts',
    'server/publico/paginas-publicas/stored-version.ts',
    // Made up, and never shown in public.
    'server/sistema/configuracoes/trial/example-empreendimento.ts',
  ]);
});
