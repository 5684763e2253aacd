import { linkMark } from '../conversation/phrases.ts';
import type { Outgoing } from '../outbox.ts';
import type { CorretorRow } from '../sessions.ts';
import type { LisaTexts } from '../texts.ts';

export interface Addresses {
  publicUrl: string;
  publicPagesUrl: string;
}

type Whom = Pick<CorretorRow, 'nomeGuerra' | 'regiaoTrabalho' | 'email' | 'slug' | 'siteAtivo'>;

/**
 * Messages of an approval, in order (WPP-07, WPP-18): welcome, access, site, materials. None contains a
 * password: the link is generated on sending (WPP-19, WPP-20).
 */
export function approvalMessages(whom: Whom, { say }: LisaTexts, at: Addresses): Outgoing[] {
  const { nomeGuerra, regiaoTrabalho, email, slug, siteAtivo } = whom;
  const values = { nomeGuerra, regiao: regiaoTrabalho };
  const home = `${at.publicUrl}/meu-espaco`;
  const site = `${at.publicPagesUrl}/corretor/${slug}`;
  const siteText = say(siteAtivo ? 'site_no_ar' : 'site_aprovado_em_preparo', { ...values, link: site });
  return [
    {
      chave: 'lisa_welcome_approved_message',
      texto: say('lisa_welcome_approved_message', values),
      parametros: [nomeGuerra, regiaoTrabalho ?? 'a combinar'],
    },
    {
      chave: 'credenciais',
      texto: say('credenciais', { ...values, dados: email }),
      parametros: [email, linkMark],
    },
    { chave: 'site', texto: siteText, parametros: [siteText.replace('\n', ' ')] },
    {
      chave: 'lisa_final_message',
      texto: `${say('onde_fica_tudo', { ...values, link: home })}\n\n${say('lisa_final_message', values)}`,
      parametros: [home],
    },
  ];
}

/** Messages of a rejection. */
export function rejectionMessages(
  { nomeGuerra }: Pick<Whom, 'nomeGuerra'>,
  reason: string | null,
  { say }: LisaTexts,
): Outgoing[] {
  const motive = reason === null ? '' : `\n\nMotivo: ${reason}`;
  return [
    {
      chave: 'rejeicao',
      texto: say('rejeicao', { nomeGuerra, regiao: null, dados: motive }),
      parametros: [nomeGuerra, reason ?? 'não informado'],
    },
  ];
}
