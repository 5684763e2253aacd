/** A page's address of the contact form. */
export const contactPath = (rota: string, slug: string | null, framed = false): string => {
  const query = [...(slug ? [`corretor=${slug}`] : []), ...(framed ? ['quadro=1'] : [])].join('&');
  return `/hotsite/${rota}/contato${query && `?${query}`}`;
};

/** The call to action of a page that leads to no WhatsApp: neutral, or of a corretor without one. */
export const formOf = (rota: string, slug: string | null) => ({
  href: contactPath(rota, slug),
  label: slug ? 'Falar com o corretor' : 'Falar com um corretor',
});
