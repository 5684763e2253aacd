import { creciText } from '#contract/cadastros/creci-text.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { consentimentoAtual, consentimentos, contatoSizes } from '#contract/publico/contatos.ts';
import { type Pedido, pedidos } from '#contract/publico/pedidos.ts';
import { escapeAttribute, escapeText } from '#server/kernel/html/tree.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { iconLink } from '../favicon.ts';
import type { StyleFonts } from '../fonts.ts';
import { whatsappAddress } from '../whatsapp-address.ts';
import { contactCss } from './contact-css.ts';
import { contactPath } from './form-of.ts';
import type { ContactSubject, NamedCorretor } from './read-contact.ts';

interface Typed {
  nome: string;
  telefone: string;
  mensagem: string;
  consentimento: boolean;
}

export interface ContactPage {
  rota: string;
  /** The corretor of the page's link; null without one. */
  slug: string | null;
  subject: ContactSubject;
  fonts: StyleFonts;
  /** Whom it names; null for nobody. */
  corretor: NamedCorretor | null;
  /** The programme's number; null if none is set. */
  programa: string | null;
  /** Shown in the page's dialog, which has its own way back. */
  framed: boolean;
  /** Name of the field no person fills in. */
  trap: string;
  token: string;
  /** What the visitor asked for at a touch. */
  pedido?: Pedido | null;
  typed?: Typed;
  faults?: Partial<Record<keyof Typed, string>>;
  /** Why the form is shown again. */
  notice?: string;
  /** The contact was kept. */
  sent?: boolean;
}

const attr = (name: string, value: string) => ` ${name}="${escapeAttribute(value)}"`;

const firstName = (nome: string) => nome.trim().split(/\s+/)[0]!;

/** The ways to somebody at once: WhatsApp, else telephone and e-mail. */
function ways({ rota, corretor, programa, subject, pedido }: ContactPage): string {
  const link = (href: string, text: string, ofOther: string) =>
    `<a class="caminho${ofOther}"${attr('href', href)}${href.startsWith('http') || href.startsWith('/') ? ' target="_blank" rel="noopener nofollow"' : ''}>${escapeText(text)}</a>`;
  if (!corretor) {
    const digits = whatsappDigits(programa);
    const seen = `Olá! Vi a página de ${subject.empreendimento.nome}`;
    const text = pedido ? `${seen}. ${pedidos[pedido].mensagem}` : `${seen} e gostaria de saber mais.`;
    return digits
      ? `<p class="caminhos">${link(whatsappAddress(digits, text), 'Conversar no WhatsApp', '')}</p>`
      : '';
  }
  const registration = `${tituloCorretor(corretor)} · ${creciText(corretor.creci, corretor.ufCreci)}`;
  const phone = whatsappDigits(corretor.telefone);
  const reached = whatsappDigits(corretor.whatsapp)
    ? link(`/hotsite/${rota}/whatsapp?corretor=${corretor.slug}`, 'Conversar no WhatsApp', '')
    : [
        ...(phone ? [link(`tel:+${phone}`, `Ligar para ${corretor.telefone}`, '')] : []),
        link(`mailto:${corretor.email}`, corretor.email, phone ? ' outro' : ''),
      ].join('');
  return (
    `<p class="quem"><strong>${escapeText(corretor.nome)}</strong> <small>${escapeText(registration)}</small></p>` +
    `<p class="caminhos">${reached}</p>`
  );
}

interface Field {
  name: 'nome' | 'telefone' | 'mensagem';
  label: string;
  control: (shared: string) => string;
}

function field({ faults = {} }: ContactPage, { name, label, control }: Field): string {
  const fault = faults[name];
  const shared =
    ` id="${name}" name="${name}" maxlength="${contatoSizes[name]}"` +
    (fault ? ` aria-invalid="true" aria-describedby="${name}-falta"` : '');
  return (
    `<p class="campo"><label for="${name}">${label}</label>${control(shared)}` +
    `${fault ? `<span class="falta" id="${name}-falta">${escapeText(fault)}</span>` : ''}</p>`
  );
}

function form(page: ContactPage): string {
  const { rota, slug, framed, token, trap, notice, faults = {} } = page;
  const mensagem = page.pedido ? pedidos[page.pedido].mensagem : '';
  const typed = page.typed ?? { nome: '', telefone: '', mensagem, consentimento: false };
  const told = notice ?? (Object.keys(faults).length > 0 ? 'Falta pouco: confira o que está marcado.' : null);
  const fields = [
    field(page, {
      name: 'nome',
      label: 'Nome',
      control: (shared) => `<input${shared}${attr('value', typed.nome)} autocomplete="name" required>`,
    }),
    field(page, {
      name: 'telefone',
      label: 'Telefone com DDD',
      control: (shared) =>
        `<input type="tel"${shared}${attr('value', typed.telefone)} autocomplete="tel-national" inputmode="tel" required>`,
    }),
    field(page, {
      name: 'mensagem',
      label: 'Mensagem <small>(se quiser)</small>',
      control: (shared) => `<textarea rows="3"${shared}>${escapeText(typed.mensagem)}</textarea>`,
    }),
  ].join('');
  const fault = faults.consentimento;
  return (
    `<form method="post"${attr('action', contactPath(rota, slug, framed))}>` +
    (told ? `<p class="aviso" role="alert">${escapeText(told)}</p>` : '') +
    fields +
    `<p class="campo longe" aria-hidden="true"><label for="${trap}">Não preencha</label><input id="${trap}" name="${trap}" tabindex="-1" autocomplete="off"></p>` +
    `<p class="campo concordo"><input type="checkbox" id="consentimento" name="consentimento" value="sim" required${typed.consentimento ? ' checked' : ''}${fault ? ' aria-invalid="true" aria-describedby="consentimento-falta"' : ''}>` +
    `<label for="consentimento">${escapeText(consentimentos[consentimentoAtual])}</label>` +
    `${fault ? `<span class="falta" id="consentimento-falta">${escapeText(fault)}</span>` : ''}</p>` +
    `<input type="hidden" name="formulario"${attr('value', token)}>` +
    `<button>Enviar contato</button></form>`
  );
}

/** The contact form of a page: in its dialog, and by itself without script. */
export function contactPage(page: ContactPage): string {
  const { rota, slug, subject, fonts, corretor, framed, sent } = page;
  const { nome } = subject.empreendimento;
  const direct = ways(page);
  const title = sent
    ? 'Recebemos o seu contato'
    : corretor
      ? `Fale com ${firstName(corretor.nome)}`
      : direct
        ? 'Fale com a equipe'
        : 'Deixe o seu contato';
  const answers = corretor ? `${firstName(corretor.nome)} ou a equipe` : 'A equipe';
  const body = sent
    ? `<p>${escapeText(`${answers} vai falar com você no telefone que deixou.`)}</p>${direct}`
    : `${direct}${direct ? '<h2>Ou peça que falem com você</h2>' : ''}${form(page)}`;
  // In the dialog the page around it has the one main part.
  const frame = framed ? 'section' : 'main';
  const families = pageStyles[subject.style].fonts.map(({ family }) => family);
  return (
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeText(`${title} – ${nome}`)}</title><meta name="robots" content="noindex, nofollow">` +
    `<meta name="theme-color"${attr('content', subject.colors.background)}>` +
    '<meta name="format-detection" content="telephone=no">' +
    iconLink(nome, { fill: subject.colors.accent, onFill: subject.colors.onAccent }) +
    `<style>${fonts.css}${contactCss(subject.colors, families, pageStyles[subject.style].dark)}</style></head><body><${frame} class="folha" aria-labelledby="titulo">` +
    `<p class="sobre">${escapeText(nome)}</p><h1 id="titulo">${escapeText(title)}</h1>${body}` +
    (framed
      ? ''
      : `<p class="volta"><a href="/hotsite/${rota}${slug ? `?corretor=${slug}` : ''}">Voltar à página</a></p>`) +
    `</${frame}></body></html>`
  );
}
