/* Both functions run inside the page: nothing of this module may be used in them. */

/** Stands before every script of a page and notes what no event of the browser tells. */
export function watch(): void {
  const notes = { listeners: [] as string[], attempts: [] as string[], longest: 0 };
  Object.defineProperty(window, '__notas', { value: notes });
  const keyEvents = /^(key(down|up|press)|(before)?input|paste|copy|cut|composition\w*|textInput|change)$/;
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
    // Our own script hears keys that open and close; it stands apart from what a page brings along.
    if (keyEvents.test(args[0]) && !/\/(pagina|fonts|assets)\/[^/]+\.js/.test(String(new Error().stack)))
      notes.listeners.push(args[0]);
    return add.apply(this, args);
  };
  const Peer = window.RTCPeerConnection;
  if (Peer)
    window.RTCPeerConnection = new Proxy(Peer, {
      construct: (target, args) => {
        notes.attempts.push('rtc:');
        return Reflect.construct(target, args);
      },
    });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longest = Math.max(notes.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** What stands on the screen at the end. */
export function readScreen(typed: string) {
  // biome-ignore lint/suspicious/noExplicitAny: put there by `watch`
  const notes = (window as any).__notas as { listeners: string[]; attempts: string[]; longest: number };
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const links = [...document.querySelectorAll('a, area')].flatMap((link) => {
    const href = (link as HTMLAnchorElement).href;
    const address =
      typeof href === 'string' ? href : ((href as SVGAnimatedString | undefined)?.animVal ?? '');
    return address && !address.startsWith('#') ? [address] : [];
  });
  const pings = [...document.querySelectorAll('[ping]')].map((link) => `ping ${link.getAttribute('ping')}`);

  const read: string[] = [];
  const text = document.documentElement.outerHTML + document.title + location.href;
  if (text.includes(typed)) read.push('na página');
  try {
    if (window.name.includes(typed)) read.push('no nome da janela');
  } catch {
    // Closed to a sandboxed page.
  }
  if (notes.listeners.length > 0) read.push(`ouve ${[...new Set(notes.listeners)].join(' ')}`);
  for (const target of [window, document, document.body] as unknown as Record<string, unknown>[])
    for (const name of ['onkeydown', 'onkeyup', 'onkeypress', 'oninput', 'onpaste', 'oncopy'])
      if (target[name]) read.push(name);
  if (document.designMode === 'on') read.push('designMode');

  const imitations: string[] = [];
  const fields =
    'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=combobox]';
  for (const field of document.querySelectorAll(fields))
    if (seen(field)) imitations.push(`campo ${field.tagName.toLowerCase()}`);
  if (document.querySelector(':modal')) imitations.push('diálogo que fica');

  const styled = elements.flatMap((element) =>
    ['::before', '::after', '::marker']
      .flatMap((part) => {
        const style = getComputedStyle(element, part);
        return /["']/.test(style.content) ? [style.content.replace(/"\s*"/g, '').replace(/["']/g, '')] : [];
      })
      .concat(
        /["']/.test(getComputedStyle(element).listStyleType) &&
          getComputedStyle(element).display === 'list-item'
          ? [getComputedStyle(element).listStyleType]
          : [],
      ),
  );
  const spoken = elements.flatMap((element) =>
    [
      'alt',
      'title',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
    ].flatMap((name) => element.getAttribute(name) ?? []),
  );
  // What stands there hidden may be shown by a click.
  // biome-ignore lint/performance/useDomNodeTextContent: as it is read
  const words = `${document.body.innerText}\n${document.body.textContent}\n${spoken.join('\n')}\n${styled.join('\n')}`;
  for (const one of styled)
    if (/[\p{L}]{3}|\d{2}|counter\(|attr\(/u.test(one))
      imitations.push(`texto por estilo: ${one.slice(0, 40)}`);
  const login =
    /\b(sua senha|sess[aã]o expirou|entre (na sua conta|novamente)|manuten[cç][aã]o|suspens[ao]|your password)\b/i.exec(
      words,
    );
  if (login) imitations.push(`imita: ${login[0]}`);
  return {
    links: [...links, ...pings],
    read,
    imitations,
    words,
    attempts: notes.attempts,
    longest: notes.longest,
  };
}
