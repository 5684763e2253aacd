// Progressive enhancement of every style: the page is whole without it.
(() => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const behavior = () => (calm.matches ? 'auto' : 'smooth');
  const list = (nodes) => [...nodes];
  const named = (node, className, label) => {
    node.className = className;
    if (label) node.setAttribute('aria-label', label);
    return node;
  };
  const button = (className, label) => {
    const node = named(document.createElement('button'), className, label);
    node.type = 'button';
    return node;
  };
  const clamp = (value, most) => Math.min(Math.max(value, -most), most);

  // Pictures open in a dialog: arrows, swipe, zoom with keys, wheel, double click or two fingers.
  const viewer = named(document.createElement('dialog'), 'viewer', 'Imagem ampliada');
  const stage = named(document.createElement('div'), 'viewer-stage');
  const caption = named(document.createElement('p'), 'viewer-caption');
  const count = named(document.createElement('span'), 'viewer-count');
  const words = named(document.createElement('span'), '');
  const close = button('viewer-button viewer-close', 'Fechar');
  const previous = button('viewer-button viewer-previous', 'Imagem anterior');
  const next = button('viewer-button viewer-next', 'Próxima imagem');
  const nearer = button('viewer-button viewer-zoom', 'Ampliar ou reduzir');
  caption.setAttribute('aria-live', 'polite');
  caption.append(words, count);
  viewer.append(stage, caption, nearer, previous, next, close);
  document.body.append(viewer);

  let group = [];
  let index = 0;
  let image = null;
  const view = { scale: 1, x: 0, y: 0 };

  const draw = () => {
    if (!image) return;
    const mostX = Math.max(0, (image.offsetWidth * view.scale - stage.clientWidth) / 2);
    const mostY = Math.max(0, (image.offsetHeight * view.scale - stage.clientHeight) / 2);
    view.x = clamp(view.x, mostX);
    view.y = clamp(view.y, mostY);
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    viewer.classList.toggle('is-zoomed', view.scale > 1);
  };
  const setSizes = (value) => {
    for (const node of list(stage.querySelectorAll('[sizes]'))) node.setAttribute('sizes', value);
  };
  const zoom = (scale) => {
    const before = view.scale;
    view.scale = Math.min(Math.max(scale, 1), 4);
    view.x *= view.scale / before;
    view.y *= view.scale / before;
    if (view.scale > 1) setSizes('250vw');
    draw();
  };
  const toggleZoom = () => zoom(view.scale > 1 ? 1 : 2.5);
  const show = (at) => {
    index = (at + group.length) % group.length;
    const original = group[index].querySelector('img');
    const copy = (original.closest('picture') || original).cloneNode(true);
    image = copy.matches('img') ? copy : copy.querySelector('img');
    image.removeAttribute('fetchpriority');
    image.loading = 'eager';
    image.draggable = false;
    stage.replaceChildren(copy);
    setSizes('100vw');
    Object.assign(view, { scale: 1, x: 0, y: 0 });
    words.textContent = image.alt;
    count.textContent = group.length > 1 ? `${index + 1} de ${group.length}` : '';
    previous.hidden = group.length < 2;
    next.hidden = group.length < 2;
    viewer.classList.toggle('is-drawing', image.dataset.fit === 'contain');
    draw();
  };

  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-lightbox]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    group = list(document.querySelectorAll(`a[data-lightbox="${link.dataset.lightbox}"]`));
    viewer.showModal();
    show(group.indexOf(link));
  });
  close.addEventListener('click', () => viewer.close());
  previous.addEventListener('click', () => show(index - 1));
  next.addEventListener('click', () => show(index + 1));
  nearer.addEventListener('click', toggleZoom);
  viewer.addEventListener('close', () => {
    stage.replaceChildren();
    image = null;
  });
  viewer.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[
      event.key
    ];
    if (event.key === '+' || event.key === '=') zoom(view.scale * 1.4);
    else if (event.key === '-') zoom(view.scale / 1.4);
    else if (step && view.scale > 1) {
      view.x += step[0];
      view.y += step[1];
      draw();
    } else if (event.key === 'ArrowLeft') show(index - 1);
    else if (event.key === 'ArrowRight') show(index + 1);
    else return;
    event.preventDefault();
  });
  stage.addEventListener('dblclick', toggleZoom);
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(view.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
    },
    { passive: false },
  );

  const fingers = new Map();
  let gesture = null;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  stage.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
    gesture =
      fingers.size === 2
        ? { spread: spread(), scale: view.scale }
        : {
            x: event.clientX,
            y: event.clientY,
            fromX: view.x,
            fromY: view.y,
            onImage: event.target === image,
          };
  });
  stage.addEventListener('pointermove', (event) => {
    if (!gesture || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2 && gesture.spread) zoom((gesture.scale * spread()) / gesture.spread);
    else if (fingers.size === 1 && view.scale > 1 && 'fromX' in gesture) {
      view.x = gesture.fromX + event.clientX - gesture.x;
      view.y = gesture.fromY + event.clientY - gesture.y;
      draw();
    }
  });
  const release = (event) => {
    fingers.delete(event.pointerId);
    if (!gesture || fingers.size > 0) return;
    const moved = event.clientX - gesture.x;
    if (view.scale === 1 && Math.abs(moved) > 50 && group.length > 1) show(index + (moved < 0 ? 1 : -1));
    else if (Math.abs(moved) < 5 && gesture.onImage === false && event.type === 'pointerup') viewer.close();
    gesture = null;
  };
  stage.addEventListener('pointerup', release);
  stage.addEventListener('pointercancel', release);

  // Rows that scroll sideways get arrows where there is more than fits.
  for (const row of document.querySelectorAll('[data-scroller]')) {
    const bar = named(document.createElement('div'), 'arrows');
    const back = button('arrow arrow-back', 'Anteriores');
    const forth = button('arrow arrow-forth', 'Próximos');
    bar.append(back, forth);
    row.after(bar);
    const move = (side) => {
      const step = row.firstElementChild ? row.firstElementChild.offsetWidth : row.clientWidth;
      row.scrollBy({ left: side * step, behavior: behavior() });
    };
    const update = () => {
      const most = row.scrollWidth - row.clientWidth;
      bar.hidden = most < 8;
      back.disabled = row.scrollLeft < 8;
      forth.disabled = row.scrollLeft > most - 8;
    };
    back.addEventListener('click', () => move(-1));
    forth.addEventListener('click', () => move(1));
    row.addEventListener('scroll', update, { passive: true });
    new ResizeObserver(update).observe(row);
  }

  // A jump lands where it should only when everything before its goal has its real height.
  const layOut = () => document.querySelector('main').classList.add('is-laid-out');
  document.addEventListener('click', (event) => {
    if (event.target.closest('a[href^="#"]')) layOut();
  });
  // Who scrolls once will read on.
  addEventListener('scroll', layOut, { once: true, passive: true });

  // On a wide screen the bar rests while the first view shows its own button.
  const bar = document.querySelector('.whatsapp-bar');
  const hero = document.querySelector('.hero');
  if (bar && hero) {
    const rest = ([entry]) => bar.classList.toggle('is-resting', entry.isIntersecting);
    new IntersectionObserver(rest, { rootMargin: '-40% 0px 0px' }).observe(hero);
  }

  // The picker leads to a plan without leaving the section, and shows which one is in view.
  for (const picker of document.querySelectorAll('[data-picker]')) {
    const links = list(picker.querySelectorAll('a'));
    const goals = links.map((link) => document.getElementById(link.getAttribute('href').slice(1)));
    const pictures = picker.closest('section').querySelectorAll('a[data-lightbox]');
    const items = list(pictures).map((picture) => picture.closest('li'));
    const mark = (item) => {
      const at = items.indexOf(item);
      const passed = goals.filter((goal) => items.indexOf(goal) <= at).length;
      links.forEach((link, i) => {
        if (i === passed - 1) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    links.forEach((link, i) => {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        const folded = goals[i].closest('details');
        if (folded) folded.setAttribute('open', '');
        goals[i].scrollIntoView({ behavior: behavior(), block: 'nearest', inline: 'start' });
      });
    });
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting);
        if (seen[0]) mark(seen[0].target);
      },
      { threshold: 0.7 },
    );
    for (const item of items) watcher.observe(item);
    if (items[0]) mark(items[0]);
  }
})();
