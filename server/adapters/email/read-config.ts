import { isIP } from 'node:net';
import { z } from 'zod';
import type { EmailConfig } from './create.ts';

const address = z.email();

/** 'Portal <portal@exemplo.com.br>' or the address alone; null if it is neither. */
export function readSender(text: string): { name: string; address: string } | null {
  const [, name = '', within] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const found = address.safeParse(within ?? text.trim());
  return found.success ? { name: name.trim().replace(/^"|"$/g, ''), address: found.data } : null;
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** An address of an SMTP server; null if it is none. */
export function readServer(text: string) {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return null;
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) return null;
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    return {
      host,
      port: Number(url.port || (secure ? 465 : 587)),
      secure,
      user: url.username ? decodeURIComponent(url.username) : undefined,
      password: url.password ? decodeURIComponent(url.password) : undefined,
    };
  } catch {
    return null;
  }
}

interface Variables {
  SMTP_URL?: string | undefined;
  SMTP_TLS: 'required' | 'off';
  EMAIL_FROM?: string | undefined;
}

/** The mail server of a validated environment. */
export function emailFrom({ SMTP_URL, SMTP_TLS, EMAIL_FROM }: Variables): EmailConfig {
  if (!SMTP_URL) return null;
  const server = readServer(SMTP_URL)!;
  const plain = !server.secure && (SMTP_TLS === 'off' || isLoopback(server.host));
  return { ...server, plain, from: readSender(EMAIL_FROM!)! };
}
