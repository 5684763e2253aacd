import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';

const long = 22;
const longest = 40;
/** A word this long alone on its line would leave its article above it: 'O / empreendimento'. */
const longWord = 13;

/** A section's heading; the longer it is, the smaller its type. */
export function SectionTitle({ section: { id, titulo } }: { section: Section }) {
  const hasLongWord = titulo.split(/\s+/).some((word) => word.length > longWord);
  const size = titulo.length > longest ? 's' : titulo.length > long || hasLongWord ? 'm' : 'l';
  return (
    <h2 id={`${id}-titulo`} data-size={size}>
      {titulo}
    </h2>
  );
}
