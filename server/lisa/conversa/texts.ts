import { createHash } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { editableMessages, readPrompt } from '#server/sistema/configuracoes/service.ts';
import { createSay } from './conversation/say.ts';
import type { World } from './conversation/session.ts';

export interface LisaTexts {
  say: World['say'];
  /** Fingerprint of the consent text. */
  consentVersion: string;
}

/** Lisa's texts, reloaded whenever a setting changes. */
export function createTexts(db: Db): () => Promise<LisaTexts> {
  return perListVersion(db, 'configuracoes', async () => {
    const texts = await Promise.all(editableMessages.map((chave) => readPrompt(db, chave)));
    const settings = new Map<string, string>(editableMessages.map((chave, index) => [chave, texts[index]!]));
    const intro = settings.get('lisa_intro_message')!;
    return {
      say: createSay(settings),
      consentVersion: createHash('sha256').update(intro).digest('hex').slice(0, 16),
    };
  });
}
