/** A security change; each requires the password first. */
export type SecurityAct =
  | { kind: 'totp' }
  | { kind: 'totp-off' }
  | { kind: 'passkey' }
  | { kind: 'passkey-off'; id: number; nome: string }
  | { kind: 'codes' };

/** Texts of the password step. */
export const actTexts: Record<SecurityAct['kind'], { title: string; text: string; button: string }> = {
  totp: {
    title: 'Ativar aplicativo de códigos',
    text: 'O login passará a pedir, depois da senha, um código de seis números que muda a cada 30 segundos.',
    button: 'Continuar',
  },
  'totp-off': {
    title: 'Desligar aplicativo de códigos',
    text: 'O login deixará de pedir o código do aplicativo.',
    button: 'Desligar',
  },
  passkey: {
    title: 'Criar passkey',
    text: 'O navegador pedirá a digital, o rosto ou o PIN deste aparelho.',
    button: 'Criar passkey',
  },
  'passkey-off': {
    title: 'Remover passkey',
    text: 'Ela deixará de abrir o painel.',
    button: 'Remover',
  },
  codes: {
    title: 'Renovar códigos de recuperação',
    text: 'Os códigos anteriores deixarão de valer na hora.',
    button: 'Renovar',
  },
};
