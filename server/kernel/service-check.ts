import type { EstadoDeServico } from '#contract/base/servico.ts';

/** A check's result for one item of a service. */
export interface Finding {
  /** Stable between checks: 'chave', 'modelo:gpt-5.4', 'telefone'. */
  chave: string;
  /** Display name: 'Modelo gpt-5.4'. */
  nome: string;
  estado: EstadoDeServico;
  /** Portuguese, in the administrator's words; no keys, tokens or internal addresses. */
  mensagem: string;
  /** What to do; omitted if nothing. */
  oQueFazer?: string | null;
  detalhes?: { rotulo: string; valor: string }[];
  /** Expiry date given by its provider. */
  expiraEm?: Date | null;
}

/**
 * An outside service whose state can be checked: at start, daily and on request, by one process at a time. A
 * check longer than ten seconds counts as unanswered.
 */
export interface ServiceCheck {
  /** 'drive', 'armazenamento', 'whatsapp', 'modelos', 'transcricao'. */
  servico: string;
  /** 'Google Drive' */
  nome: string;
  /** The complete findings: items left out are deleted. A throw means the service failed. */
  check(signal: AbortSignal): Promise<Finding[]>;
}

/** Records findings between checks, such as from a webhook; only the named items change. */
export type NoteFindings = (
  service: Pick<ServiceCheck, 'servico' | 'nome'>,
  findings: Finding[],
) => Promise<void>;
