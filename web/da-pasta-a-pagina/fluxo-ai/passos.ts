import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import {
  descricaoEmGeracao,
  type Fluxo,
  type PassoStatus,
  tooEarly,
} from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { ApiError } from '#web/kit/api/errors.ts';

export type Numero = 1 | 2 | 3;
export const numeros = [1, 2, 3] as const;

/** Titles and fallback messages of each step (FLW-24). */
export const passoTexts: Record<Numero, { title: string; about: string; failure: string }> = {
  1: {
    title: 'Dados básicos e descrição',
    about: 'Cria o empreendimento e pede a primeira descrição ao motor de inteligência.',
    failure: 'Erro ao criar empreendimento básico',
  },
  2: {
    title: 'Imagens da pasta',
    about: 'Baixa, otimiza e classifica até 80 imagens e vídeos da pasta do Drive.',
    failure: 'Erro ao processar assets do Google Drive',
  },
  3: {
    title: 'Hotsite',
    about: 'Planeja, escreve e publica a página no estilo Moderno.',
    failure: 'Erro ao criar hotsite',
  },
};

export interface Passo {
  status: PassoStatus;
  erro: string | null;
}
export type Passos = Record<Numero, Passo>;

const passo = (status: PassoStatus): Passo => ({ status, erro: null });
export const noPassos: Passos = { 1: passo('pending'), 2: passo('pending'), 3: passo('pending') };

/** Progress derived from a record alone, if the server cannot be asked (API-20). */
export function passosOfRecord({ descricao, assetsProcessedAt, hotsite }: Empreendimento): Passos {
  const done = (is: unknown) => passo(is ? 'completed' : 'pending');
  return {
    1: done(descricao && descricao !== descricaoEmGeracao),
    2: done(assetsProcessedAt),
    3: done(hotsite?.publicado),
  };
}

export const passosOfFluxo = ({ passos: [one, two, three] }: Fluxo): Passos => ({
  1: one ?? passo('pending'),
  2: two ?? passo('pending'),
  3: three ?? passo('pending'),
});

/** Whether a flow record has no page yet. */
export const isOpenFluxo = ({ fluxoAi, hotsite }: Empreendimento) => fluxoAi && !hotsite?.publicado;

/** Why a step cannot run now; null if it can (FLW-07..09). */
export function refusalOf(passos: Passos, numero: Numero): string | null {
  if (numero === 2 && passos[1].status !== 'completed') return tooEarly[2];
  if (numero === 3 && (passos[1].status !== 'completed' || passos[2].status !== 'completed'))
    return tooEarly[3];
  return null;
}

/** Whether its button is inert: running or done (FLW-05, FLW-09). */
export const isSettled = ({ status }: Passo) => status === 'processing' || status === 'completed';

export const buttonText = ({ status }: Passo, numero: Numero): string =>
  status === 'processing'
    ? `Executando Passo ${numero}...`
    : status === 'completed'
      ? `✓ Passo ${numero} Completo`
      : `Executar Passo ${numero}`;

/** Without an answer it is unknown whether the call succeeded. */
export const isUnknown = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Finds the record of a form whose answer was lost, to avoid a duplicate (FLW-14). */
export function findMade(
  records: readonly Empreendimento[],
  form: { nome: string; incorporadoraId: number; bairroId: number; driveUrl: string },
): Empreendimento | undefined {
  return records.find(
    (record) =>
      record.descricao === descricaoEmGeracao &&
      record.nome === form.nome &&
      record.incorporadoraId === form.incorporadoraId &&
      record.bairroId === form.bairroId &&
      record.driveUrl === form.driveUrl,
  );
}
