/** A sum of money in a text. */
export interface Money {
  /** Decimal string, as in the contract: '1234567.89'. */
  value: string;
  amount: number;
  index: number;
  length: number;
  /** Whether it is marked as money ('R$'). */
  marked: boolean;
}

const scaled =
  /((?:r\$|(?<=(?:^|[^a-z])(?:a partir de|desde|por|a vista|a vista:|custam?|sai por)) \*?)\s?)?(?<![\d.,])(\d{1,4}(?:\.\d{3})?(?:,\d{1,3})?)\s?(mil|milhoes|milhao|mi|mm|k)\b(?!\s*(?:m2|m²|metros|hab))/g;
const plain =
  /(r\$\s{0,3})?(?<![\d.,/-])(?:(\d{1,3}(?:\.\d{3})+)(,\d{2})?|(\d{1,3}(?:,\d{3})+)(\.\d{2})|(\d{1,9})([,.]\d{2})?)(?![\d/]|[.,-]\d|\s?(?:m2|m²|%|km\b|x\b))/g;

const steps: Record<string, number> = { mil: 1_000, k: 1_000, mi: 1e6, mm: 1e6, milhao: 1e6, milhoes: 1e6 };

/** The sums in a folded text. Without 'R$' only figures with a thousands separator count. */
export function findMoney(folded: string): Money[] {
  const found: Money[] = [];
  for (const match of folded.matchAll(scaled)) {
    if (!match[1]) continue;
    const amount = Number(match[2]!.replace('.', '').replace(',', '.')) * steps[match[3]!]!;
    found.push(money(amount, match.index, match[0].length, true));
  }
  for (const match of folded.matchAll(plain)) {
    const [whole, mark, pointed, cents, english, englishCents, bare, bareCents] = match;
    // A bare figure is money only if it is long and has cents, as spreadsheets print it.
    if (bare !== undefined && !mark && !(bare.length >= 5 && bareCents?.startsWith(','))) continue;
    if (
      found.some(
        (other) => match.index < other.index + other.length && match.index + whole.length > other.index,
      )
    )
      continue;
    const units = (pointed ?? english ?? bare ?? '').replace(/[.,]/g, '');
    const amount = Number(`${units}.${(cents ?? englishCents ?? bareCents ?? '.00').slice(1)}`);
    found.push(money(amount, match.index, whole.length, mark !== undefined));
  }
  return found.sort((a, b) => a.index - b.index);
}

const money = (amount: number, index: number, length: number, marked: boolean): Money => ({
  value: amount.toFixed(2),
  amount,
  index,
  length,
  marked,
});
