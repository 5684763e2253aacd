import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { grouped } from './plans.ts';

/** Amenities in a list by group. */
export function AmenityGroups({ itens }: { itens: Section['itens'] }) {
  if (itens.length === 0) return null;
  return (
    <div className="amenity-groups">
      {grouped(itens).map(({ name, items }) => (
        <div className="amenity-group" key={name ?? ''}>
          {name && <h3>{name}</h3>}
          <ul>
            {items.map(({ titulo }) => (
              <li key={titulo}>{titulo}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
