import { GalleryLink } from '../shared/gallery-link.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { Picker } from '../shared/picker.tsx';
import { pickerEntries, planId } from '../shared/plans.ts';

/** One plan at a time, drawn on paper. */
export const Plans: SectionView = ({ page, section }) => {
  const drawn = section.itens.some(({ asset }) => asset);
  return (
    <section className="plans" id="plantas" aria-labelledby="plantas-titulo">
      <h2 id="plantas-titulo">{section.titulo}</h2>
      {drawn && <Picker entries={pickerEntries(section.itens)} />}
      <ul className={drawn ? 'plan-sheets scroller' : 'plan-list'} data-scroller={drawn ? '' : undefined}>
        {section.itens.map((item, index) => {
          const plan = page.asset(item.asset);
          return (
            <li key={planId(index)} id={planId(index)} className={plan ? 'sheet' : 'sheet sheet-plain'}>
              <div className="sheet-text">
                <h3>{item.titulo}</h3>
                {item.texto && <p>{item.texto}</p>}
              </div>
              {plan && (
                <GalleryLink
                  className="sheet-plan"
                  page={page}
                  asset={plan}
                  group="plantas"
                  alt={page.alt(plan, `Planta: ${item.titulo}`)}
                  fit="contain"
                  sizes="(max-width: 899px) 86vw, 50vw"
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
