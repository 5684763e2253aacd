import type { Trial, TrialPart } from '#contract/sistema/configuracoes.ts';
import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import type { CallContext } from '#server/adapters/intelligence/port.ts';
import { AppError } from '#server/kernel/errors.ts';
import { findDefault } from '../find-default.ts';
import { exampleValues } from './example-inputs.ts';
import { examplesOf } from './examples.ts';
import { type TrialTools, trials } from './trials.ts';

export interface TrialDeps extends TrialTools {
  callContext(signal: AbortSignal): CallContext;
}

/** Time limit of a trial in ms. */
const longestTrial = 180_000;

const localNotice =
  'O motor local não lê estes textos: ele trabalha por regras próprias, e mudar o texto não muda o resultado. O texto vale quando o motor em uso é um modelo.';

/** Sample values for messages in a trial. */
const sampleValues = { NOME_GUERRA: 'Ana Exemplo', REGIAO: 'Zona Sul' };

/**
 * Runs a text as typed on an example with the current engine; saves nothing, but records model usage as
 * usual. Throws 404 for an unknown key, 400 for an unknown example, 504 on timeout.
 */
export async function trySetting(
  deps: TrialDeps,
  { chave, valor, exemplo }: { chave: string; valor: string; exemplo?: string | undefined },
): Promise<Trial> {
  const setting = findDefault(chave);
  const text = valor.trim() === '' ? setting.valor : valor;
  const started = performance.now();
  const told = (name: string, motor: string, aviso: string | null, partes: TrialPart[]): Trial => ({
    motor,
    exemplo: name,
    aviso,
    duracaoMs: Math.round(performance.now() - started),
    partes,
  });
  const run = trials[chave];
  if (!run)
    return told('Dados de exemplo', 'Nenhum: a mensagem só é preenchida', null, [
      { tipo: 'texto', titulo: 'Mensagem', texto: fillPlaceholders(text, sampleValues) },
    ]);
  const examples = examplesOf(chave);
  const chosen = exemplo === undefined ? examples[0] : examples.find(({ id }) => id === exemplo);
  if (!chosen) throw new AppError(400, 'invalido', 'Este exemplo não existe', { field: 'exemplo' });
  const signal = AbortSignal.timeout(longestTrial);
  const usual = deps.callContext(signal);
  const context = {
    ...usual,
    prompt: async (key: string) => (key === chave ? text : usual.prompt(key)),
  };
  const partes = await run(deps, chosen.id, context).catch((error: unknown) => {
    if (signal.aborted)
      throw new AppError(504, 'tempo', 'O modelo não respondeu em 3 minutos. Tente de novo.', {
        cause: error,
      });
    throw error;
  });
  const filled = fillPlaceholders(text, await exampleValues(deps.db, chave, chosen.id));
  if (filled !== text)
    partes.push({ tipo: 'texto', titulo: 'O texto com os dados do exemplo', texto: filled });
  const { name, kind } = deps.intelligence;
  return told(chosen.nome, name, kind === 'local' ? localNotice : null, partes);
}
