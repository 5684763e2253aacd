import { EmailError, type EmailFault, type Mailer } from './port.ts';

export interface SmtpConfig {
  host: string;
  port: number;
  /** TLS from the start (smtps). */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
  /** STARTTLS is demanded, unless the server is on this machine or it was said openly. */
  plain: boolean;
  from: { name: string; address: string };
}

/** A connection that hangs holds its e-mail up no longer than this. */
const usualTimeouts = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
  dnsTimeout: 8_000,
};

/** What the library says of a failure. */
interface Thrown {
  code?: string;
  responseCode?: number;
  /** The command that was refused. */
  command?: string;
}

function faultOf({ code, command }: Thrown, status: number | null): EmailFault {
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return status !== null && status < 500 ? 'adiado' : 'credenciais';
  if (code === 'ETLS') return 'sem-tls';
  if (status === null) return 'indisponivel';
  if (status < 500) return 'adiado';
  // A refused greeting or sender concerns every e-mail, and is mended; these commands concern this one.
  return command === 'RCPT TO' || command === 'DATA' ? 'destinatario' : 'recusado';
}

/** The library's errors quote the server, and with it addresses: only the code is kept. */
function readError(error: unknown): EmailError {
  const thrown = error as Thrown;
  const { code, responseCode } = thrown;
  const status = typeof responseCode === 'number' && responseCode > 0 ? responseCode : null;
  const isUntrusted = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code ?? '');
  return new EmailError(isUntrusted ? 'sem-tls' : faultOf(thrown, status), status);
}

/** Any server that speaks SMTP. */
export function createSmtpMailer(
  { from, user, password, plain, ...server }: SmtpConfig,
  timeouts: Partial<typeof usualTimeouts> = {},
): Mailer {
  const options = {
    ...server,
    ...usualTimeouts,
    ...timeouts,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    requireTLS: !plain && !server.secure,
    ignoreTLS: plain,
    // What is sent is text of ours: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  /** Loaded when the first e-mail leaves. */
  const connect = async () => (await import('nodemailer')).createTransport(options);
  let connected: ReturnType<typeof connect> | null = null;
  const transport = () => {
    connected ??= connect();
    return connected;
  };
  return {
    name: server.host,
    from: from.address,
    async send({ to, messageId, ...content }) {
      try {
        await (await transport()).sendMail({
          ...content,
          from,
          // As an object it is taken for one address, whatever stands in it.
          to: { name: '', address: to },
          messageId: `<${messageId}@${from.address.split('@')[1]}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        throw readError(error);
      }
    },
    async probe() {
      try {
        await (await transport()).verify();
      } catch (error) {
        throw readError(error);
      }
    },
    async close() {
      (await connected)?.close();
    },
  };
}
