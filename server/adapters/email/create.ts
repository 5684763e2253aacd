import type { Mailer } from './port.ts';
import { createSmtpMailer, type SmtpConfig } from './smtp.ts';

export type EmailConfig = SmtpConfig | null;

/** The configured mailer; null: no e-mail is sent. */
export const createMailer = (config: EmailConfig): Mailer | null => config && createSmtpMailer(config);
