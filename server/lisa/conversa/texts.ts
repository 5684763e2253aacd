import { createHash } from 'node:crypto';
import { joinVariants, variantsOf } from '#contract/sistema/variants.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import {
  type AnswerText,
  readPrompt,
  readPrompts,
  spokenSettings,
} from '#server/sistema/configuracoes/service.ts';
import { createSay } from './conversation/say.ts';
import type { World } from './conversation/session.ts';
import { type KeptAnswer, keptAnswers, readKept } from './respostas/kept-answers.ts';
import { programIdentity } from './respostas/program.ts';

export interface LisaTexts {
  say: World['say'];
  /** Fingerprint of the consent text. */
  consentVersion: string;
  /** By what the programme can be checked; null if none of it is set. */
  identity: string | null;
  /** What the team answered to this question; null if it was not asked before. */
  kept: (question: string) => string | null;
  /** All that is kept so. */
  keptAnswers: KeptAnswer[];
}

/** The answer to who suspects a fraud: it ends with who we are. */
const suspected = 'lisa_resposta_golpe' satisfies AnswerText;

/** Lisa's texts, reloaded whenever a setting changes. */
export function createTexts(db: Db): () => Promise<LisaTexts> {
  const read = perListVersion(db, 'configuracoes', async () => {
    const texts = await readPrompts(db, [...spokenSettings.values()]);
    const settings = new Map<string, string>(
      [...spokenSettings].map(([key, chave]) => [key, texts.get(chave)!]),
    );
    const programa = programIdentity(await readPrompt(db, 'lisa_programa'));
    if (programa) {
      const ways = variantsOf(settings.get(suspected)!).map((way) => `${way}\n\n${programa}`);
      settings.set(suspected, joinVariants(ways));
    }
    const intro = settings.get('lisa_intro_message')!;
    const answers = await readPrompt(db, 'lisa_respostas_guardadas');
    return {
      say: createSay(settings),
      consentVersion: createHash('sha256').update(intro).digest('hex').slice(0, 16),
      identity: programa,
      kept: keptAnswers(answers),
      keptAnswers: readKept(answers),
    };
  });
  return async () => read();
}
