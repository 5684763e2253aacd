import { Blocos } from '../shared/blocos.tsx';
import { Nome } from '../shared/frase.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { Picker } from '../shared/picker.tsx';
import { PlanOffer } from '../shared/plan-offer.tsx';
import { areWide, pickerEntries, planEntries, planId } from '../shared/plans.ts';
import { SectionTitle } from '../shared/section-title.tsx';

/** One plan at a time, drawn on paper; units without a drawing are listed below. */
export const Plans: SectionView = ({ page, section }) => {
  const { drawn, undrawn } = planEntries(page, section);
  return (
    <section className="plans" id="plantas" aria-labelledby="plantas-titulo">
      <SectionTitle section={section} />
      <Opening lines={section.texto} />
      <Picker entries={pickerEntries(drawn)} />
      {drawn.length > 0 && (
        <ul className={areWide(drawn) ? 'scroller wide-plans' : 'scroller'} data-scroller="">
          {drawn.map(({ item, index, plan }) => (
            <li key={planId(index)} id={planId(index)} className="sheet">
              <div className="sheet-text">
                <h3>
                  <Nome>{item.titulo}</Nome>
                </h3>
                {item.texto && (
                  <ul className="sheet-facts">
                    {item.texto.split(' · ').map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                )}
                <PlanOffer page={page} item={item} />
              </div>
              <GalleryLink
                className="sheet-plan"
                page={page}
                asset={plan}
                group="plantas"
                drawing
                alt={page.alt(plan, `Planta: ${item.titulo}`)}
                sizes="(max-width: 899px) 100vw, 60vw"
              />
            </li>
          ))}
        </ul>
      )}
      {undrawn.length > 0 && (
        <ul className="plan-list">
          {undrawn.map(({ item, index }) => (
            <li key={planId(index)} id={planId(index)} className="sheet">
              <h3>
                <Nome>{item.titulo}</Nome>
              </h3>
              {item.texto && <p>{item.texto}</p>}
              <PlanOffer page={page} item={item} />
            </li>
          ))}
        </ul>
      )}
      <Blocos quiet page={page} secao="plantas" />
    </section>
  );
};
