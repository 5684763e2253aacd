import { GalleryLink } from '../shared/gallery-link.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { Picker } from '../shared/picker.tsx';
import { pickerEntries, planId } from '../shared/plans.ts';

/** Cards side by side, a chip for each typology; units without a drawing keep their figures. */
export const Plans: SectionView = ({ page, section }) => {
  const drawn = section.itens.some(({ asset }) => asset);
  return (
    <section className="plans" id="plantas" aria-labelledby="plantas-titulo">
      <div className="plans-head">
        <h2 id="plantas-titulo">{section.titulo}</h2>
        {drawn && <Picker entries={pickerEntries(section.itens)} />}
      </div>
      <ul
        className={drawn ? 'plan-cards scroller' : 'plan-cards plan-list'}
        data-scroller={drawn ? '' : undefined}
      >
        {section.itens.map((item, index) => {
          const plan = page.asset(item.asset);
          return (
            <li key={planId(index) + item.titulo} id={planId(index)} className="plan-card">
              {plan && (
                <GalleryLink
                  className="plan-media"
                  page={page}
                  asset={plan}
                  group="plantas"
                  alt={page.alt(plan, `Planta: ${item.titulo}`)}
                  fit="contain"
                  sizes="(max-width: 899px) 84vw, 44vw"
                />
              )}
              <h3>{item.titulo}</h3>
              {item.texto && <p>{item.texto}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
