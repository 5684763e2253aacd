/** An e-mail as it leaves. */
export interface OutgoingEmail {
  /** One bare address, validated by whoever wrote it. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same in every attempt, so that a server or reader may know it again. */
  messageId: string;
}

/** Why an e-mail did not leave, or the server does not answer. */
export type EmailFault =
  /** Nobody answers at this address. */
  | 'indisponivel'
  /** User or password are wrong. */
  | 'credenciais'
  /** The server offers no protected connection, or its certificate is not trusted. */
  | 'sem-tls'
  /** Not now: full, busy, greylisted. */
  | 'adiado'
  /** It takes nothing of ours: this sender or connection is not let in, until somebody mends that. */
  | 'recusado'
  /** Never to this address: no such mailbox, content refused. */
  | 'destinatario';

/** Never holds an address: servers quote them in their answers. */
export class EmailError extends Error {
  readonly fault: EmailFault;
  /** The server's code, such as 421; null where there was no answer. */
  readonly status: number | null;
  constructor(fault: EmailFault, status: number | null = null) {
    super(status === null ? fault : `${fault} (${status})`);
    this.name = 'EmailError';
    this.fault = fault;
    this.status = status;
  }
  /** Whether another attempt is of no use. */
  get isFinal(): boolean {
    return this.fault === 'destinatario';
  }
}

/** What each means, and what to do about it. */
export const emailFaultWords: Record<EmailFault, [mensagem: string, oQueFazer: string]> = {
  indisponivel: [
    'O servidor de e-mail não responde. O que há para enviar espera.',
    'Confira o endereço e a porta em SMTP_URL e se o servidor está no ar.',
  ],
  credenciais: [
    'O servidor de e-mail recusou o usuário ou a senha.',
    'Confira o usuário e a senha em SMTP_URL e reinicie.',
  ],
  'sem-tls': [
    'O servidor de e-mail não oferece uma conexão protegida em que se possa confiar.',
    'Use smtps:// ou a porta de STARTTLS, com um certificado válido; numa rede sua, SMTP_TLS=off dispensa a proteção.',
  ],
  adiado: [
    'O servidor de e-mail está ocupado e pede para tentar depois.',
    'Verifique de novo daqui a pouco.',
  ],
  recusado: [
    'O servidor de e-mail não aceita o que sai daqui.',
    'Confira se o remetente (EMAIL_FROM) é desta conta e se o servidor de SMTP_URL deixa esta máquina enviar.',
  ],
  destinatario: [
    'O servidor de e-mail não aceita mensagens para este endereço.',
    'Confira o endereço: a caixa pode não existir ou estar cheia.',
  ],
};

/** Sends e-mail through one server. */
export interface Mailer {
  /** Where it sends: 'smtp.exemplo.com.br'. */
  name: string;
  /** Sender as people see it. */
  from: string;
  /** Resolves once the server has taken it. Throws EmailError. */
  send(email: OutgoingEmail): Promise<void>;
  /** Connects and signs in without sending. Throws EmailError. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
