import { Frase } from './frase.tsx';

/** A section's first sentence, below its heading. */
export function Opening({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p className="opening" key={line}>
      <Frase>{line}</Frase>
    </p>
  ));
}
