import { formatPrice } from '#web/kit/format.ts';

/** A price; 'N/A' where a list has none (UXT-09) is no figure, and does not look like one. */
export const Price = ({ value }: { value: string | null }) => {
  const text = formatPrice(value);
  return text === 'N/A' ? <span className="text-[13px] font-normal text-muted">{text}</span> : text;
};
