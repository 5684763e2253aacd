import type { Alert } from './find-alerts.ts';

/** So many are told in full; the others are counted. */
const mostTold = 12;

/** One e-mail for all of them. */
export function composeAlert(
  alerts: readonly Alert[],
  { username, publicUrl }: { username: string; publicUrl: string },
): { assunto: string; texto: string } {
  const [first, ...others] = alerts;
  const told = alerts.slice(0, mostTold);
  const left = alerts.length - told.length;
  const assunto =
    others.length === 0
      ? first!.titulo
      : `${first!.titulo} e mais ${others.length} ${others.length === 1 ? 'aviso' : 'avisos'}`;
  const parts = told.map(({ titulo, texto, caminho }) => `${titulo}\n${texto}\n${publicUrl}${caminho}`);
  return {
    assunto,
    texto: [
      `Olá, ${username}.`,
      'O Portal do Corretor encontrou o que precisa de alguém:',
      ...parts,
      ...(left > 0 ? [`E mais ${left}, no painel:\n${publicUrl}/admin/dashboard`] : []),
      `Cada aviso é dado uma vez. Quais são enviados se escolhe em Configurações, Envio de e-mails; se chegam a você, em Administradores, Meu e-mail.`,
    ].join('\n\n'),
  };
}
