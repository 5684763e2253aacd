import { readPhone } from '#server/kernel/reading/phone-in-text.ts';
import { withSpokenDigits } from './spoken-digits.ts';

/** '67 99218-3304, perdão, 67 99218-3340': what is told after the slip. */
const afterSlip =
  /\d[^\p{L}]*(?:,|\.|\s)\s*(?:n[ãa]o|digo|perd[ãa]o|ops|opa|errei|ali[áa]s|desculp[ae]|quer dizer|melhor)(?!\p{L})[^\d]{0,24}(\+?\(?\d.*)$/isu;
const figures = /\+?\(?\d[\d\s().-]{8,}\d/g;
const isMobile = (number: string) => /^55\d\d9\d{8}$/.test(number);

/** The telephone number of one's own in a message: of several the one after a slip, else the only mobile. */
export function readOwnPhone(text: string): string | null {
  const told = withSpokenDigits(text);
  const only = readPhone(told);
  if (only !== null) return only;
  const mended = readPhone(afterSlip.exec(told.slice(0, 300))?.[1] ?? null);
  if (mended !== null) return mended;
  const mobiles = new Set(
    (told.match(figures) ?? []).flatMap((each) => readPhone(each) ?? []).filter(isMobile),
  );
  const [mobile] = mobiles;
  return mobiles.size === 1 ? mobile! : null;
}
