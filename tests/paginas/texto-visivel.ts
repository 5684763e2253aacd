import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Found {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  fault: string | null;
}

type Place = [text: string, nth: number, scroll: boolean];

/** Says where the letters of the n-th place of a text stand, brought into the middle of the window where asked. */
function findText([text, nth, scroll]: Place): Found | null {
  const wanted = text.replace(/\s+/g, ' ');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent!.replace(/\s/g, ' ').indexOf(wanted);
    if (start < 0 || seen++ < nth) continue;
    const parent = node.parentElement!;
    parent.setAttribute('data-olhado', '');
    if (scroll) parent.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const range = document.createRange();
    const rect = (from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    const whole = rect(start, start + wanted.length);
    const first = rect(start, start + 1);
    const last = rect(start + wanted.length - 1, start + wanted.length);
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize) || 0;
    const left = Math.max(0, whole.left);
    const top = Math.max(0, whole.top);
    const right = Math.min(innerWidth, whole.right);
    const bottom = Math.min(innerHeight, whole.bottom);
    const security = style.getPropertyValue('-webkit-text-security');
    const fault =
      right - left < 4 || bottom - top < 4
        ? 'fora da tela'
        : whole.height < 8
          ? 'pequeno demais'
          : whole.width * whole.height < size * size * wanted.length * 0.15
            ? 'letras umas sobre as outras'
            : Math.abs(first.top - last.top) < 4 && first.left > last.left
              ? 'virado'
              : security && security !== 'none'
                ? 'mascarado'
                : null;
    return { x: left, y: top, width: right - left, height: bottom - top, size, fault };
  }
  return null;
}

function withoutLetters(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-olhado]')) {
    const { color, textDecorationColor } = getComputedStyle(element);
    element.dataset.olhado = element.getAttribute('style') ?? '';
    const set = (name: string, value: string) => element.style.setProperty(name, value, 'important');
    set('transition', 'none');
    set('text-decoration-color', textDecorationColor || color);
    set('color', 'transparent');
    set('-webkit-text-fill-color', 'transparent');
    set('text-shadow', 'none');
  }
}

function withLetters(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-olhado]')) {
    if (element.dataset.olhado) element.setAttribute('style', element.dataset.olhado);
    else element.removeAttribute('style');
    element.removeAttribute('data-olhado');
  }
}

const luminance = (red: number, green: number, blue: number): number => {
  const line = (value: number) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * line(red) + 0.7152 * line(green) + 0.0722 * line(blue);
};

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels of a place a text changes, and the contrast of those that change most. */
function difference(before: Picture, after: Picture, place: Found): { share: number; contrast: number } {
  const [a, b] = [cut(before, place), cut(after, place)];
  const contrasts: number[] = [];
  let changed = 0;
  for (let i = 0; i + 2 < Math.min(a.length, b.length); i += 3) {
    const apart = Math.max(...[0, 1, 2].map((c) => Math.abs(a[i + c]! - b[i + c]!)));
    if (apart < 24) continue;
    changed++;
    const [x, y] = [a, b].map((raw) => luminance(raw[i]!, raw[i + 1]!, raw[i + 2]!));
    contrasts.push((Math.max(x!, y!) + 0.05) / (Math.min(x!, y!) + 0.05));
  }
  contrasts.sort((x, y) => y - x);
  return {
    share: changed / Math.max(1, a.length / 3),
    contrast: contrasts[Math.floor(contrasts.length / 20)] ?? 1,
  };
}

function cut({ data, width, height }: Picture, place: Found): Buffer {
  const left = Math.max(0, Math.floor(place.x));
  const right = Math.min(width, Math.ceil(place.x + Math.min(place.width, 700)));
  const lines: Buffer[] = [];
  for (
    let y = Math.max(0, Math.floor(place.y));
    y < Math.min(height, place.y + Math.min(place.height, 300));
    y++
  )
    lines.push(data.subarray((y * width + left) * 3, (y * width + right) * 3));
  return Buffer.concat(lines);
}

const options = { timeout: 20_000 };

const judged = ({ share, contrast }: { share: number; contrast: number }): string | null =>
  share < 0.004 ? 'nada dele se vê' : contrast < 2.2 ? `contraste ${contrast.toFixed(1)}` : null;

/**
 * Why somebody cannot read texts of a page, by the text. It is judged by what is drawn: a text whose
 * letters, taken away, change nothing is hidden, by whatever means. Those that stand in the window
 * together are judged by two pictures.
 */
export async function whyUnreadable(page: Page, texts: string[]): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const places = new Map<string, Found>();
  for (const text of texts) {
    const found = await page.evaluate(findText, [text, 0, false] as Place);
    if (found && !found.fault) places.set(text, found);
  }
  const before = await decode(await page.screenshot(options));
  await page.evaluate(withoutLetters);
  const after = await decode(await page.screenshot(options));
  await page.evaluate(withLetters);
  for (const text of texts) {
    const place = places.get(text);
    if (place && judged(difference(before, after, place)) === null) continue;
    const why = await whyAlone(page, text);
    if (why) faults.set(text, why);
  }
  return faults;
}

/** The same of one text wherever it stands on the page; null when one of its places can be read. */
async function whyAlone(page: Page, text: string): Promise<string | null> {
  let why: string | null = 'não está na página';
  for (let nth = 0; nth < 3; nth++) {
    const found = await page.evaluate(findText, [text, nth, true] as Place);
    if (!found) break;
    why = found.fault;
    if (!why) {
      const before = await decode(await page.screenshot(options));
      await page.evaluate(withoutLetters);
      const after = await decode(await page.screenshot(options));
      why = judged(difference(before, after, found));
    }
    await page.evaluate(withLetters);
    if (!why) return null;
  }
  return why;
}
