const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Globals a page's script may not name at all: the ways out of the page and into other code. */
export const refusedGlobals = words(`
  location navigation navigator history fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource
  RTCPeerConnection webkitRTCPeerConnection BroadcastChannel MessageChannel Worker SharedWorker Worklet
  importScripts eval Function AsyncFunction GeneratorFunction execScript localStorage sessionStorage indexedDB
  caches cookieStore opener parent top frames frameElement external open openDatabase prompt confirm alert print
  postMessage Notification PushManager Reflect Proxy DOMParser XMLSerializer FontFace Audio atob btoa unescape
  escape ActiveXObject PaymentRequest PresentationRequest IdentityCredential PublicKeyCredential
  SpeechSynthesisUtterance trustedTypes globalThis frames`);

/** The page itself: only members may be taken from it, by their plain name. */
export const pageGlobals = words('window self document');

/** Members refused on any object. */
export const refusedMembers = words(`
  location cookie domain defaultView ownerDocument opener contentWindow contentDocument frameElement
  srcdoc sendBeacon serviceWorker constructor __proto__ __defineGetter__ __defineSetter__ __lookupGetter__
  __lookupSetter__ innerHTML outerHTML insertAdjacentHTML write writeln setHTMLUnsafe parseHTMLUnsafe
  createContextualFragment execCommand postMessage localStorage sessionStorage indexedDB cookieStore fromCharCode
  fromCodePoint raw submit requestSubmit formAction ping import importNode adoptNode view sourceCapabilities
  createHTMLDocument createDocument implementation getRootNode parentWindow navigator history fetch eval
  setAttributeNS setAttributeNode attributes showOpenFilePicker requestStorageAccess`);

/** Members that may be read but not written. */
export const readOnlyMembers = words('href action target rel formTarget formMethod nonce integrity policy');

/** Elements and attributes a script may not make. */
export const refusedNewElements = words(`
  script iframe frame object embed link meta base form style portal fencedframe area template input textarea
  select applet audio`);
export const refusedNewAttribute =
  /^(?:on.*|href|xlink:href|src|srcdoc|action|formaction|target|ping|style|http-equiv|is|rel|nonce)$/i;
