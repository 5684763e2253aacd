import { answerTexts } from './default-texts/answers.ts';
import { assetsTexts } from './default-texts/assets.ts';
import { assistantTexts } from './default-texts/assistant.ts';
import { blueprintTexts } from './default-texts/blueprint.ts';
import { codeTexts } from './default-texts/code.ts';
import { emailTexts } from './default-texts/emails.ts';
import { falaTexts } from './default-texts/falas.ts';
import { keptAnswerTexts } from './default-texts/kept-answers.ts';
import { pdfAnalysisTexts } from './default-texts/pdf-analysis.ts';
import { researchTexts } from './default-texts/research.ts';
import type { SettingDefault } from './setting-default.ts';

/** All settings, in the screen's order (SET-09). */
export const settingDefaults: SettingDefault[] = [
  ...pdfAnalysisTexts,
  ...assetsTexts,
  ...blueprintTexts,
  ...codeTexts,
  ...researchTexts,
  ...assistantTexts,
  ...answerTexts,
  ...keptAnswerTexts,
  ...falaTexts,
  ...emailTexts,
];
