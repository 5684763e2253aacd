import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';

/** What sets the place apart, below a headline that tells something else. */
export function LineBelow({ section }: { section: Section }) {
  const [line] = section.itens;
  return line ? <p className="hero-below">{line.titulo}</p> : null;
}
