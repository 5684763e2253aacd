import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { pictureOf, valueText } from './value-words.ts';

interface Props {
  campo: string;
  value: unknown;
  /** Name of the record the value refers to. */
  nome: string | null | undefined;
  erased: boolean;
}

const short = 180;

/** One side of a change; long texts expand on demand. */
export function ChangedValue({ campo, value, nome, erased }: Props) {
  if (erased) return <em className="text-muted">(apagado)</em>;
  const picture = pictureOf(value);
  if (picture) return <img src={picture} alt="" className="h-16 w-24 rounded-md object-cover" />;
  const text = nome ?? valueText(campo, value);
  if (!text) return <span className="text-muted">vazio</span>;
  if (text.length <= short) return <span className="min-w-0 break-words whitespace-pre-line">{text}</span>;
  return (
    <Disclosure
      look="line"
      label={
        <>
          <span className="break-words group-open:hidden">{text.slice(0, short).trimEnd()}… </span>
          <span className="font-medium underline underline-offset-4 group-open:hidden">Mostrar tudo</span>
          <span className="hidden font-medium underline underline-offset-4 group-open:inline">
            Mostrar menos
          </span>
        </>
      }
    >
      <p className="break-words whitespace-pre-line">{text}</p>
    </Disclosure>
  );
}
