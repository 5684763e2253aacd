import { z } from 'zod';
import { cleanText } from '#contract/base/text.ts';
import { contatoSizes } from '#contract/publico/contatos.ts';
import { whatsappDigits, withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** What a visitor typed, kept to show it again. */
export interface TypedContato {
  nome: string;
  telefone: string;
  mensagem: string;
  consentimento: boolean;
}
export type FormField = keyof TypedContato;

export interface ReadContato {
  typed: TypedContato;
  /** The first fault of each field, in the form's order. */
  faults: Partial<Record<FormField, string>>;
  telefoneNormal: string;
}

const address = /\S+@\S+/g;
const link =
  /https?:|www\.|<\s*\/?\s*[a-z!]|\[url|(?:^|[\s(])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|top|xyz|site|online|shop|club|link|click|io|me|app|br)\b/i;
/** Whatever it ends in: 'bit.ly/x' is a link where it is read. */
const short = /[a-z0-9-]\.[a-z]{2,24}(?::\d+)?\/[^\s/]/i;
/** Advertising needs an address; people who ask about a home do not. An e-mail address is none. */
function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replace(address, ' ');
  return link.test(plain) || short.test(plain);
}

/** A Brazilian number with area code, as people are told apart by. */
function phoneOf(text: string): string | null {
  const digits = whatsappDigits(text);
  return digits && /^55[1-9]{2}[2-9]\d{7,8}$/.test(digits) ? withNinthDigit(digits) : null;
}

const one = (value: unknown) => (typeof value === 'string' ? cleanText(value) : '');
const sent = z.record(z.string(), z.unknown()).catch({});

/** Reads a sent form. Faults are sentences for the visitor. */
export function readForm(body: unknown): ReadContato {
  const fields = sent.parse(body);
  const typed: TypedContato = {
    nome: one(fields.nome).replace(/\s+/g, ' '),
    telefone: one(fields.telefone),
    mensagem: one(fields.mensagem),
    consentimento: fields.consentimento === 'sim',
  };
  const telefoneNormal = phoneOf(typed.telefone);
  const faults: ReadContato['faults'] = {};
  if (!/\p{L}/u.test(typed.nome)) faults.nome = 'Escreva o seu nome.';
  else if (typed.nome.length > contatoSizes.nome || hasLink(typed.nome))
    faults.nome = 'Escreva só o seu nome.';
  if (!telefoneNormal || typed.telefone.length > contatoSizes.telefone)
    faults.telefone = 'Escreva um telefone com DDD, como (47) 99999-0000.';
  if (typed.mensagem.length > contatoSizes.mensagem)
    faults.mensagem = 'Escreva uma mensagem de até 1.000 caracteres.';
  else if (hasLink(typed.mensagem)) faults.mensagem = 'Escreva a mensagem sem endereços de sites.';
  if (!typed.consentimento) faults.consentimento = 'Marque que concorda para enviarmos o seu contato.';
  return { typed, faults, telefoneNormal: telefoneNormal ?? '' };
}

/** A field no person sees: only programs fill it in. */
export const trapField = 'site';
export const isTrapped = (body: unknown): boolean => one(sent.parse(body)[trapField]) !== '';
