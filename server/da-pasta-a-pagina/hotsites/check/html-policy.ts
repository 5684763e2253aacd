/**
 * What may stand in a generated page. Everything else is taken out: elements of `droppedTags` with
 * all they hold, unknown ones leave their children behind.
 */
const words = (text: string) => text.trim().split(/\s+/);

export const allowedTags = new Set(
  words(`a abbr address article aside b bdi blockquote br button caption cite col colgroup data dd details
    dialog div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input label li
    main mark nav ol p q s section small span strong sub summary sup table tbody td tfoot th thead time
    tr u ul video wbr`),
);

/** Elements whose content is no text of the page. */
export const droppedTags = new Set(
  words(`applet area audio base basefont bgsound canvas datalist embed fencedframe frame frameset head
    iframe link map math meta meter noembed noframes noscript object optgroup option output param plaintext
    portal progress script select slot style template textarea title track xmp`),
);

export const allowedSvgTags = new Set(
  words(`svg g path circle ellipse line polyline polygon rect defs linearGradient
    radialGradient stop title desc text tspan`),
);

const globalAttributes = new Set(words(`class id title role tabindex hidden style`));
const attributesByTag: Record<string, Set<string>> = {
  a: new Set(words('href target')),
  img: new Set(words('src alt width height loading decoding fetchpriority sizes')),
  video: new Set(words('src poster controls muted loop playsinline preload autoplay width height')),
  button: new Set(words('type disabled')),
  details: new Set(words('open name')),

  time: new Set(['datetime']),
  data: new Set(['value']),
  ol: new Set(words('start reversed type')),
  td: new Set(words('colspan rowspan headers')),
  th: new Set(words('colspan rowspan headers scope abbr')),
  col: new Set(['span']),
  colgroup: new Set(['span']),
  label: new Set(['for']),
  input: new Set(words('type name value checked')),
};
const svgAttributes = new Set(
  words(`viewBox width height fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray
    stroke-dashoffset stroke-miterlimit stroke-opacity fill-opacity fill-rule clip-rule
    opacity transform d x y x1 y1 x2 y2 cx cy r rx ry points preserveAspectRatio gradientUnits
    gradientTransform spreadMethod offset stop-color stop-opacity href focusable text-anchor font-size
    font-weight font-family letter-spacing dominant-baseline dx dy vector-effect
    pathLength fx fy`),
);

/** Attributes that may carry a broker's placeholder beside text (the address of a photo and of WhatsApp apart). */
export const placeholderAttributes = new Set(['alt', 'title', 'aria-label']);

const attributeName = /^(?:aria|data)-[a-z0-9-]+$/;

export function allowsAttribute(tag: string, svg: boolean, name: string): boolean {
  if (globalAttributes.has(name) || attributeName.test(name)) return true;
  return svg ? svgAttributes.has(name) : (attributesByTag[tag]?.has(name) ?? false);
}

/** Marks that only our server makes: a page's own would pass for them. */
const reserved = /^data-(?:guarda|nosso|asset|olhado)$/;
/** Names of what our script makes: with their looks an element of the page would lie over it. */
const ourClass = /^(?:viewer|arrow|arrows|pagina)(?:-|$)/i;
export const isOurClass = (name: string): boolean => ourClass.test(name);
export const withoutOurClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => !isOurClass(name))
    .join(' ');
const roles = new Set(
  words(`article banner complementary contentinfo button checkbox document feed figure group heading img
    link list listitem main menu menubar menuitem navigation none note presentation region row rowgroup
    search section separator status tab table tablist tabpanel tooltip cell columnheader rowheader radio
    radiogroup`),
);

/** The value of an attribute as it may stand, or null where it may not. */
export function plainAttribute(tag: string, name: string, value: string): string | null {
  if (reserved.test(name)) return null;
  switch (name) {
    case 'role':
      return roles.has(value.trim().toLowerCase()) ? value : null;
    case 'tabindex':
      return /^\s*(?:0|-1)\s*$/.test(value) ? value : null;
    case 'id':
      return /^[A-Za-zÀ-ú][\wÀ-ú.:-]{0,79}$/.test(value) ? value : null;
    case 'aria-expanded':
      // Our script says when something is open.
      return 'false';
    case 'start':
      // A list counts; it does not spell a telephone.
      return /^\d{1,2}$/.test(value.trim()) ? value : null;
    case 'aria-modal':
    case 'aria-description':
    case 'aria-roledescription':
    case 'aria-valuetext':
    case 'aria-placeholder':
    case 'aria-braillelabel':
    case 'aria-brailleroledescription':
    case 'aria-owns':
    case 'aria-activedescendant':
      return null;
    case 'data-fixo':
      return (value === 'topo' || value === 'barra') && /^(?:header|nav|div|aside)$/.test(tag) ? value : null;
    default:
      return value;
  }
}

/** Signs nobody sees that turn or split what others read; a soft hyphen may stay. */
const unseen = /(?!\u00ad)\p{Cf}|[\u115f\u1160\u17b4\u17b5\u2028\u2029\u3164\uffa0]|(?![\t\n\r])\p{Cc}/gu;

/** Signs that have a text read backwards: no writer of Portuguese needs them. */
export const turnsText = (value: string): boolean => /[\u202d\u202e\u2066-\u2068]/.test(value);

/** A text of a page without them. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** No word of a page is as long: longer ones are made to keep busy who reads them, a browser or this check. */
const longestWord = 200;
const endlessWord = new RegExp(`\\S{${longestWord + 1},}`, 'g');
const endlessGap = new RegExp(`\\s{${longestWord + 1},}`, 'g');

/** Without words and gaps that go on and on. */
export const withoutEndless = (text: string): string =>
  text.length <= longestWord ? text : text.replace(endlessWord, '').replace(endlessGap, ' ');
