import { nomesDosMotores } from '#contract/da-pasta-a-pagina/motores.ts';
import type { Versao } from '#contract/da-pasta-a-pagina/versoes.ts';

/** The act's name, which its button bears (HOT-09); it names a model that may have had no part in it. */
const namedAfterModel = 'Gerar GPT-5';

/** Why a version was made or published; of one made without a model, who made it. */
export const versionLabel = (motivo: string, motor: Versao['motor'] | undefined): string =>
  motivo === namedAfterModel && motor === nomesDosMotores.local ? motor : motivo;
