export const redefinicaoMessages = {
  who: 'Informe o usuário ou o e-mail',
  usedLink: 'Este link já foi usado ou venceu. Peça outro em “Esqueci minha senha”.',
  /** Said whoever asks: it does not reveal who has an account. */
  asked:
    'Se houver uma conta com este usuário ou e-mail, e ela tiver um e-mail cadastrado, um link chega em instantes. Ele vale por 30 minutos.',
} as const;

/** How long a link lasts. */
export const redefinicaoMinutes = 30;

/** The panel's page for it. */
export const redefinicaoPath = '/nova-senha';
