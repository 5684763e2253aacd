// The call to action without a WhatsApp opens its form in a dialog. The form is a page of ours in a frame, asked
// for at the first press: whom it names is decided then. Without script the same address is a page.
let contact = null;
const openContact = (href) => {
  if (!contact) {
    contact = named(document.createElement('dialog'), 'pagina-janela', 'Falar com um corretor');
    const frame = document.createElement('iframe');
    const shut = button('pagina-janela-fechar', 'Fechar');
    frame.title = 'Falar com um corretor';
    frame.src = `${href}${href.includes('?') ? '&' : '?'}quadro=1`;
    shut.addEventListener('click', () => contact.close());
    contact.addEventListener('click', (event) => {
      if (event.target === contact) contact.close();
    });
    contact.dataset.nosso = '';
    contact.append(shut, frame);
    document.body.append(contact);
  }
  if (!contact.open) contact.showModal();
};
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-contato][href^="/hotsite/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  openContact(link.getAttribute('href'));
});
