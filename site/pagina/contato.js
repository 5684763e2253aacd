// The call to action without a WhatsApp opens its form in a dialog. The form is a page of ours in a frame, asked
// for at the first press: whom it names is decided then. Without script the same address is a page.
let contact = null;
let asked = '';
const openContact = (href) => {
  const framed = `${href}${href.includes('?') ? '&' : '?'}quadro=1`;
  if (!contact) {
    contact = named(document.createElement('dialog'), 'pagina-janela', 'Falar com um corretor');
    const frame = document.createElement('iframe');
    const shut = button('pagina-janela-fechar', 'Fechar');
    frame.title = 'Falar com um corretor';
    frame.src = asked = framed;
    shut.addEventListener('click', () => contact.close());
    contact.addEventListener('click', (event) => {
      if (event.target === contact) contact.close();
    });
    contact.dataset.nosso = '';
    contact.append(shut, frame);
    document.body.append(contact);
  }
  // Another wish begins another message; what was begun without one goes on.
  else if (framed !== asked && href.includes('pedido=')) contact.querySelector('iframe').src = asked = framed;
  if (!contact.open) contact.showModal();
};
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-contato][href^="/hotsite/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  openContact(link.getAttribute('href'));
});

// Whose turn it is stands beside the call at the end of a page that nobody shows, once somebody comes near it.
const endCall = document.querySelector('footer a[data-contato][href^="/hotsite/"]:not([data-pedido])');
if (endCall && !endCall.href.includes('corretor=') && !document.querySelector('.pagina-direto')) {
  const address = endCall.getAttribute('href').split('?')[0];
  document.addEventListener(
    'vez',
    ({ detail: { nome, registro, slug } }) => {
      const who = named(document.createElement('p'), 'pagina-quem');
      who.dataset.nosso = '';
      for (const [tag, text] of [
        ['strong', nome],
        ['small', registro],
      ])
        who.append(Object.assign(document.createElement(tag), { textContent: text }), ' ');
      (document.querySelector('.footer .corretor-large .corretor-none') || endCall).before(who);
      endCall.querySelector('span').textContent = `Falar com ${nome.trim().split(/\s+/)[0]}`;
      // The form names whom the page has named.
      for (const link of document.querySelectorAll('a[data-contato]')) {
        const href = link.getAttribute('href');
        link.setAttribute('href', `${href}${href.includes('?') ? '&' : '?'}vez=${slug}`);
      }
    },
    { once: true },
  );
  const near = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      near.disconnect();
      document.head.append(Object.assign(document.createElement('script'), { src: `${address}/vez.js` }));
    },
    { rootMargin: '600px 0px' },
  );
  near.observe(endCall);
}
