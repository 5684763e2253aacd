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
  words(`svg g path circle ellipse line polyline polygon rect defs clipPath mask linearGradient
    radialGradient stop symbol use title desc text tspan`),
);

const globalAttributes = new Set(
  words(`class id title lang dir role tabindex hidden inert style popover aria-activedescendant`),
);
const attributesByTag: Record<string, Set<string>> = {
  a: new Set(words('href target')),
  img: new Set(words('src alt width height loading decoding fetchpriority sizes')),
  video: new Set(words('src poster controls muted loop playsinline preload autoplay width height')),
  button: new Set(words('type disabled popovertarget popovertargetaction command commandfor')),
  details: new Set(words('open name')),
  dialog: new Set(words('open closedby')),
  time: new Set(['datetime']),
  data: new Set(['value']),
  ol: new Set(words('start reversed type')),
  li: new Set(['value']),
  td: new Set(words('colspan rowspan headers')),
  th: new Set(words('colspan rowspan headers scope abbr')),
  col: new Set(['span']),
  colgroup: new Set(['span']),
  label: new Set(['for']),
  input: new Set(words('type name value checked')),
};
const svgAttributes = new Set(
  words(`viewBox width height fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray
    stroke-dashoffset stroke-miterlimit stroke-opacity fill-opacity fill-rule clip-rule clip-path mask
    opacity transform d x y x1 y1 x2 y2 cx cy r rx ry points preserveAspectRatio gradientUnits
    gradientTransform spreadMethod offset stop-color stop-opacity href focusable text-anchor font-size
    font-weight font-family letter-spacing dominant-baseline dx dy vector-effect clipPathUnits maskUnits
    pathLength fx fy`),
);

/** Attributes that may carry a broker's placeholder beside text (the address of a photo and of WhatsApp apart). */
export const placeholderAttributes = new Set(['alt', 'title', 'aria-label']);

const attributeName = /^(?:aria|data)-[a-z0-9-]+$/;

export function allowsAttribute(tag: string, svg: boolean, name: string): boolean {
  if (globalAttributes.has(name) || attributeName.test(name)) return true;
  return svg ? svgAttributes.has(name) : (attributesByTag[tag]?.has(name) ?? false);
}
