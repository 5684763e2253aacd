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
const pair = button('viewer-button viewer-pair', 'Comparar com outra planta');
const hint = named(document.createElement('p'), 'viewer-hint');
hint.textContent = 'Arraste para ver o resto';
caption.setAttribute('aria-live', 'polite');
caption.append(words, count);
viewer.append(stage, hint, caption, nearer, pair, previous, next, close);
viewer.dataset.nosso = '';
document.body.append(viewer);

let group = [];
let index = 0;
let image = null;
/** The second of two drawings side by side; null for one. */
let beside = null;
const view = { scale: 1, x: 0, y: 0 };

/** The picture within its box: a drawing stands whole on its paper. */
const drawn = () => {
  const width = Number(image.getAttribute('width')) || image.offsetWidth;
  const height = Number(image.getAttribute('height')) || image.offsetHeight;
  const fit = Math.min(image.offsetWidth / width, image.offsetHeight / height);
  return { width: width * fit, height: height * fit };
};
const draw = () => {
  if (!image) return;
  const { width, height } = drawn();
  const mostX = Math.max(0, (width * view.scale - stage.clientWidth) / 2);
  const mostY = Math.max(0, (height * view.scale - stage.clientHeight) / 2);
  view.x = clamp(view.x, mostX);
  view.y = clamp(view.y, mostY);
  image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  viewer.classList.toggle('is-zoomed', view.scale > 1);
};
const moveTo = (x, y) => {
  Object.assign(view, { x, y });
  hint.hidden = true;
  draw();
};
const setSizes = (value) => {
  for (const node of list(stage.querySelectorAll('[sizes]'))) node.setAttribute('sizes', value);
};
const zoom = (scale) => {
  if (beside !== null) return;
  const before = view.scale;
  view.scale = Math.min(Math.max(scale, 1), 4);
  view.x *= view.scale / before;
  view.y *= view.scale / before;
  hint.hidden = true;
  if (view.scale > 1) setSizes('250vw');
  draw();
};
/** Pixels across at which the labels of a drawing are read: less wide, it opens larger than the screen, from its left. */
const readable = 960;
const openReadable = () => {
  const scale = readable / drawn().width;
  if (scale < 1.2) return;
  zoom(scale);
  moveTo(Infinity, 0);
  hint.hidden = false;
};
const toggleZoom = () => zoom(view.scale > 1 ? 1 : 2.5);
const wrapped = (at) => (at + group.length) % group.length;
const copyOf = (original) => {
  const copy = (original.closest('picture') || original).cloneNode(true);
  const own = copy.matches('img') ? copy : copy.querySelector('img');
  own.removeAttribute('fetchpriority');
  own.loading = 'eager';
  own.draggable = false;
  return { copy, own };
};
const render = () => {
  const shown = (beside === null ? [index] : [index, beside]).map((at) => copyOf(group[at]));
  image = shown[0].own;
  stage.replaceChildren(...shown.map(({ copy }) => copy));
  setSizes(beside === null ? '100vw' : '50vw');
  Object.assign(view, { scale: 1, x: 0, y: 0 });
  words.textContent = shown.map(({ own }) => own.alt).join(' · ');
  count.textContent = group.length > 1 && beside === null ? `${index + 1} de ${group.length}` : '';
  previous.hidden = group.length < 2;
  next.hidden = group.length < 2;
  nearer.hidden = beside !== null;
  const isDrawing = image.dataset.fit === 'contain';
  pair.hidden = group.length < 2 || !isDrawing;
  pair.setAttribute('aria-pressed', String(beside !== null));
  viewer.classList.toggle('is-drawing', isDrawing);
  viewer.classList.toggle('is-pair', beside !== null);
  hint.hidden = true;
  draw();
  if (isDrawing && beside === null) openReadable();
};
const show = (at) => {
  index = wrapped(at);
  render();
};
/** One further or one back: of two side by side, the second. */
const turn = (step) => {
  if (beside === null) return show(index + step);
  beside = wrapped(beside + step);
  if (beside === index) beside = wrapped(beside + step);
  render();
};

/** Opens the dialog with pictures of the page, starting at one. */
const openViewer = (pictures, at) => {
  if (pictures.length === 0 || viewer.open) return;
  group = pictures;
  viewer.showModal();
  show(Math.max(0, at));
};
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-lightbox]');
  const picture = link?.querySelector('img');
  if (!picture || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const name = CSS.escape(link.dataset.lightbox);
  const links = all(`a[data-lightbox="${name}"]`).filter((one) => one.querySelector('img'));
  openViewer(
    links.map((one) => one.querySelector('img')),
    links.indexOf(link),
  );
});
close.addEventListener('click', () => viewer.close());
previous.addEventListener('click', () => turn(-1));
next.addEventListener('click', () => turn(1));
pair.addEventListener('click', () => {
  beside = beside === null ? wrapped(index + 1) : null;
  render();
});
nearer.addEventListener('click', toggleZoom);
viewer.addEventListener('close', () => {
  stage.replaceChildren();
  image = null;
  beside = null;
});
viewer.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[event.key];
  if (event.key === '+' || event.key === '=') zoom(view.scale * 1.4);
  else if (event.key === '-') zoom(view.scale / 1.4);
  else if (step && view.scale > 1) {
    moveTo(view.x + step[0], view.y + step[1]);
  } else if (event.key === 'ArrowLeft') turn(-1);
  else if (event.key === 'ArrowRight') turn(1);
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
          onImage: event.target.matches('img'),
        };
});
stage.addEventListener('pointermove', (event) => {
  if (!gesture || !fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 2 && gesture.spread) zoom((gesture.scale * spread()) / gesture.spread);
  else if (fingers.size === 1 && view.scale > 1 && 'fromX' in gesture) {
    moveTo(gesture.fromX + event.clientX - gesture.x, gesture.fromY + event.clientY - gesture.y);
  }
});
const release = (event) => {
  fingers.delete(event.pointerId);
  if (!gesture || fingers.size > 0) return;
  const moved = event.clientX - gesture.x;
  if (view.scale === 1 && Math.abs(moved) > 50 && group.length > 1) turn(moved < 0 ? 1 : -1);
  else if (Math.abs(moved) < 5 && gesture.onImage === false && event.type === 'pointerup') viewer.close();
  gesture = null;
};
stage.addEventListener('pointerup', release);
stage.addEventListener('pointercancel', release);
