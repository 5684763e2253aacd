/** ISO container brands that are pictures or sound, not video. */
const otherBrands = /^(heic|heix|hevc|heim|heis|mif1|msf1|avif|avis|M4A |M4B |M4P |crx )/;

/** The video type by its first bytes, or null if browsers cannot play it. */
export function sniffVideo(head: Uint8Array): 'mp4' | 'mov' | 'webm' | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.slice(4, 8) === 'ftyp') {
    const brand = text.slice(8, 12);
    if (otherBrands.test(brand)) return null;
    return brand === 'qt  ' ? 'mov' : 'mp4';
  }
  // Old QuickTime files begin with their content.
  if (/^(moov|mdat|wide|free)$/.test(text.slice(4, 8))) return 'mov';
  const matroska = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3;
  return matroska && text.includes('webm') ? 'webm' : null;
}
