import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import { EmailError, emailFaultWords, type Mailer } from './port.ts';

/** Whether e-mail can leave, without sending one. */
export const createEmailCheck = (mailer: Mailer): ServiceCheck => ({
  servico: 'email',
  nome: 'E-mail',
  async check(): Promise<Finding[]> {
    const finding = { chave: 'smtp', nome: mailer.name };
    try {
      await mailer.probe();
    } catch (error) {
      if (!(error instanceof EmailError)) throw error;
      const [mensagem, oQueFazer] = emailFaultWords[error.fault];
      return [{ ...finding, estado: 'falha', mensagem, oQueFazer }];
    }
    return [{ ...finding, estado: 'ok', mensagem: 'O servidor de e-mail responde e aceita entregar.' }];
  },
});
