import type { EstadoDeServico } from '#contract/base/servico.ts';

/** What a check says of one thing of a service. */
export interface Finding {
  /** Stays the same from look to look: 'chave', 'modelo:gpt-5.4', 'telefone'. */
  chave: string;
  /** As the administrator reads it: 'Modelo gpt-5.4'. */
  nome: string;
  estado: EstadoDeServico;
  /** Portuguese, in the administrator's words; no key, token or address of ours. */
  mensagem: string;
  /** What to do about it; left out where there is nothing to be done. */
  oQueFazer?: string | null;
  detalhes?: { rotulo: string; valor: string }[];
  /** When it ends by its maker's word. */
  expiraEm?: Date | null;
}

/**
 * An outside service that can be asked how it fares. It is asked at the start, daily and when somebody
 * wants to know, by one process at a time; what takes longer than ten seconds counts as unanswered.
 */
export interface ServiceCheck {
  /** 'drive', 'armazenamento', 'whatsapp', 'modelos'. */
  servico: string;
  /** 'Google Drive' */
  nome: string;
  /** All there is to say, complete: what is left out is forgotten. A throw is a failure of the service. */
  check(signal: AbortSignal): Promise<Finding[]>;
}

/** Takes what is learnt between two checks, as by a webhook: only the things that are named change. */
export type NoteFindings = (
  service: Pick<ServiceCheck, 'servico' | 'nome'>,
  findings: Finding[],
) => Promise<void>;
