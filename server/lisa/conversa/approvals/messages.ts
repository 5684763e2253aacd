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
  const siteText = siteAtivo
    ? `Este é o seu site, pronto para compartilhar:\n${site}`
    : 'O seu site está sendo preparado pela equipe. Assim que estiver no ar, ele aparece na sua página.';
  return [
    {
      chave: 'lisa_welcome_approved_message',
      texto: say('lisa_welcome_approved_message', values),
      parametros: [nomeGuerra, regiaoTrabalho ?? 'a combinar'],
    },
    {
      chave: 'credenciais',
      texto: `O seu acesso é pelo e-mail *${email}*. Crie a sua senha por este link, que vale por 7 dias e só pode ser usado uma vez:\n${linkMark}`,
      parametros: [email, linkMark],
    },
    { chave: 'site', texto: siteText, parametros: [siteText.replace('\n', ' ')] },
    {
      chave: 'lisa_final_message',
      texto: `Na sua página você encontra os empreendimentos, os seus links e o material de cada um:\n${home}\n\n${say('lisa_final_message', values)}`,
      parametros: [home],
    },
  ];
}

/** Messages of a rejection. */
export function rejectionMessages(whom: Pick<Whom, 'nomeGuerra'>, reason: string | null): Outgoing[] {
  const motive = reason === null ? '' : `\n\nMotivo: ${reason}`;
  return [
    {
      chave: 'rejeicao',
      texto: `Olá, ${whom.nomeGuerra}. Analisamos o seu cadastro e, desta vez, ele não foi aprovado.${motive}\n\nSe quiser corrigir algum dado ou perguntar alguma coisa, é só responder por aqui: o cadastro é reaberto.`,
      parametros: [whom.nomeGuerra, reason ?? 'não informado'],
    },
  ];
}
