import { writeFileSync } from 'node:fs';
import { readCollection } from './collection.ts';
import { playPhrase } from './play-phrases.ts';
import { totalsOf } from './totals.ts';

/** What Lisa makes of one's own phrases: totals on the screen, each phrase's reading by its id in a file. */
export function measurePhrases(folder: string, results: string | undefined): number {
  const played = readCollection(folder).map((phrase) => ({ phrase, made: playPhrase(phrase) }));
  if (played.length === 0) {
    console.error(`Nenhuma frase em ${folder}: esperadas em pessoas-*.txt, como em scripts/lisa/frases.`);
    return 1;
  }
  for (const { what, count, of } of totalsOf(played))
    console.log(`${what}: ${count} de ${of} (${of === 0 ? '-' : ((100 * count) / of).toFixed(1)} %)`);
  if (results) {
    const lines = played.map(({ made: { respostas: _, ...rest } }) => JSON.stringify(rest));
    writeFileSync(results, `${lines.join('\n')}\n`);
  }
  return 0;
}
