/**
 * The allow-list of a generated page. Everything else is removed: elements of `droppedTags` with their
 * content, unknown ones keep their children.
 */
const words = (text: string) => text.trim().split(/\s+/);

export const allowedTags = new Set(
  words(`a abbr address article aside b bdi blockquote br button caption cite col colgroup data dd details
    dialog div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input label li
    main mark nav ol p q s section small span strong sub summary sup table tbody td tfoot th thead time
    tr u ul video wbr`),
);

/** Elements whose content is not page text. */
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

/**
 * Attributes that may contain a corretor placeholder as text (photo and WhatsApp addresses are handled
 * separately).
 */
export const placeholderAttributes = new Set(['alt', 'title', 'aria-label']);

const attributeName = /^(?:aria|data)-[a-z0-9-]+$/;

export function allowsAttribute(tag: string, svg: boolean, name: string): boolean {
  if (globalAttributes.has(name) || attributeName.test(name)) return true;
  return svg ? svgAttributes.has(name) : (attributesByTag[tag]?.has(name) ?? false);
}

/** Attributes reserved for our server: a page's own would be mistaken for them. */
const reserved = /^data-(?:guarda|nosso|asset|olhado|contato)$/;
/** Classes of our script's elements: a page using them would look like them. */
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

/** The value of an allowed attribute, or null if not allowed. */
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
      // Our script sets this state.
      return 'false';
    case 'start':
      // A list's number counts; it must not spell a phone number.
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

/** Invisible characters that reorder or split text; soft hyphens are allowed. */
const unseen = /(?!\u00ad)\p{Cf}|[\u115f\u1160\u17b4\u17b5\u2028\u2029\u3164\uffa0]|(?![\t\n\r])\p{Cc}/gu;

/** Bidirectional overrides: Portuguese does not need them. */
export const turnsText = (value: string): boolean => /[\u202d\u202e\u2066-\u2068]/.test(value);

/** A page text without them. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** Longest word; longer ones are meant to slow down a browser or this check. */
const longestWord = 200;
const endlessWord = new RegExp(`\\S{${longestWord + 1},}`, 'g');
const endlessGap = new RegExp(`\\s{${longestWord + 1},}`, 'g');

/** Without endless words and gaps. */
export const withoutEndless = (text: string): string =>
  text.length <= longestWord ? text : text.replace(endlessWord, '').replace(endlessGap, ' ');
