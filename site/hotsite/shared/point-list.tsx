import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';

/** Nearby points with their descriptions, if the blueprint has any. */
export function PointList({ section }: { section: Section }) {
  if (section.itens.length === 0) return null;
  return (
    <ul className="points">
      {section.itens.map(({ titulo, texto }) => (
        <li key={titulo}>
          <span>{titulo}</span>
          {texto && <span>{texto}</span>}
        </li>
      ))}
    </ul>
  );
}
